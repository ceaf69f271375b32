// How seats are called and coloured.

import { colourNumber } from '../art/pieces'
import { t, tOr } from '../i18n/index.svelte'
import type { SeatCard } from '../protocol/SeatCard'
import type { TableCard } from '../protocol/TableCard'

export const seatName = (seat: SeatCard): string => seat.called || t('web-seat-open')

/** A table without a name of its own is called after its host. */
export const tableName = (table: Pick<TableCard, 'name' | 'host'>): string =>
  table.name || t('web-table-of', { name: table.host })

/** Everybody at a table besides oneself, as a list. */
export const playersOf = (table: TableCard): string =>
  withNames(
    table.seats
      .filter(it => it.seat !== table.my_seat && it.holder.holder !== 'open')
      .map(seatName),
  )
const withNames = (names: string[]) =>
  names.length ? t('web-with-players', { names: names.join(', ') }) : t('web-alone')

export const botLevel = (level: string) => tOr(`bot-${level}`, level)

/** Neutral players have no seat: the first is grey, the second green. */
const NEUTRAL_COLOURS = [0, 5]
export const neutralColour = (seat: number, seats: number) =>
  NEUTRAL_COLOURS[(seat - seats) % NEUTRAL_COLOURS.length] ?? 0

export const seatColour = (seat: SeatCard | undefined) => colourNumber(seat?.colour ?? 'neutral')
