// How seats are called and coloured.

import { colourNumber } from '../art/pieces'
import { t, tOr } from '../i18n/index.svelte'
import type { SeatCard } from '../protocol/SeatCard'
import type { TableCard } from '../protocol/TableCard'

/** A guest's bot may be called like anybody, so it is marked wherever it is named. */
export const seatName = (seat: SeatCard): string =>
  seat.holder.holder === 'program'
    ? t('web-bot-called', { name: seat.called })
    : seat.called || t('web-seat-open')

/** Is it a bot that holds the seat, one of the house or one of a guest's? */
export const isBot = ({ holder }: Pick<SeatCard, 'holder'>) =>
  holder.holder === 'bot' || holder.holder === 'program'

/** A bot's namesake is "Ketil II": where a name is cut, its number must stay. */
export function nameParts(name: string): [name: string, number: string] {
  const [, stem, number] = /^(.+) ([IVX]+)$/.exec(name) ?? []
  return stem ? [stem, number] : [name, '']
}

/** A table without a name of its own is called after its host. */
export const tableName = (table: Pick<TableCard, 'name' | 'host'>): string =>
  table.name || t('web-table-of', { name: table.host })

/** Everybody at a table besides oneself, as a list. Whose seats are open is not alone for good. */
export function playersOf(table: TableCard): string {
  const isOpen = (it: SeatCard) => it.holder.holder === 'open'
  const others = table.seats.filter(it => it.seat !== table.my_seat && !isOpen(it))
  if (others.length) return t('web-with-players', { names: others.map(seatName).join(', ') })
  return table.seats.some(isOpen) ? '' : t('web-alone')
}

/** A bot may be named with parameters: `aud:whim=5`. */
const bare = (level: string) => level.split(':')[0]
export const botLevel = (level: string) => tOr(`bot-${bare(level)}`, level)
/** What a bot is like, in a few words; nothing for those without a character. */
export const botNick = (level: string) => tOr(`bot-${bare(level)}-nick`, '')

/** Marks a bot, and says which it is. */
export const botNote = (level: string) =>
  `${t('web-seat-bot')} · ${botNick(level) || botLevel(level)}`

/** Who is chosen unless somebody else is. */
export const USUAL_BOT = 'ketil'

/** Which of a bot's sentences tells how it plays a group of games. */
export const botKind = (group: string) =>
  ({ two: 'base', 'knights+sea': 'knights' })[group] ?? group

/** Names in the order of a list, so that equals stand together. */
export const inOrder = (names: readonly string[], order: readonly string[]) =>
  names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))

/** Neutral players have no seat: the first is grey, the second green. */
const NEUTRAL_COLOURS = [0, 5]
export const neutralColour = (seat: number, seats: number) =>
  NEUTRAL_COLOURS[(seat - seats) % NEUTRAL_COLOURS.length] ?? 0

export const seatColour = (seat: SeatCard | undefined) => colourNumber(seat?.colour ?? 'neutral')
