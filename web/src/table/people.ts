// How seats are called and coloured.

import { colourNumber } from '../art/pieces'
import { t, tOr } from '../i18n/index.svelte'
import type { SeatCard } from '../protocol/SeatCard'

/** Bots have names by their seats, so that a log can tell them apart. */
const BOT_NAMES = ['Skadi', 'Njord', 'Idun', 'Bragi', 'Freya', 'Odd']

export function seatName(seat: SeatCard): string {
  switch (seat.holder.holder) {
    case 'person':
      return seat.holder.name
    case 'bot':
      return BOT_NAMES[seat.seat % BOT_NAMES.length]
    case 'open':
      return t('web-seat-open')
  }
}

export const botLevel = (level: string) => tOr(`bot-${level}`, level)

export const seatColour = (seat: SeatCard | undefined) => colourNumber(seat?.colour ?? 'neutral')
