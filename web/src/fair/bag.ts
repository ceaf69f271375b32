// What the text of a bag says to somebody who does not know the rules.

const FACES = ['wool', 'grain', 'brick', 'ore', 'lumber', 'gold']
/** The sides of the event die of the card game. */
const SYMBOLS = ['brigands', 'trade', 'celebration', 'harvest', 'event-card', 'event-card']
/** First words of outcomes that only dice have. */
const DICE = ['roll', 'start', 'dice', 'die', 'symbol']
/** How many dice with faces a bag can have: their tickets must be counted in 32 bits. */
const MOST_FACES = 12
export const MOST_TICKETS = 2 ** 32 - 1

/** How many tickets a bag has, and what one of them stands for. */
export interface Due {
  total: number
  outcome: string
}

/**
 * None if the text cannot be read, or has no such ticket.
 *
 * The first word of an outcome is not in a bag of cards: `steal wool` and `draw wool` come from
 * `wool*9`. It is taken from the outcome that was found.
 */
export function due(bag: string, ticket: number, found: string): Due | null {
  const [verb] = found.split(' ', 1)
  const dice = (total: number, outcome: string) => (ticket < total ? { total, outcome } : null)
  const symbol = SYMBOLS[ticket % 6]
  switch (bag) {
    case '2d6':
      return dice(36, verb === 'start' ? `start ${pair(ticket, ' ')}` : `roll ${pair(ticket, '+')}`)
    case '1d6':
      return dice(6, `die ${ticket + 1}`)
    case 'd6':
      return dice(6, `number ${ticket + 1}`)
    case 'event die':
      return dice(6, `symbol ${symbol}`)
    case 'd6 and event die':
      return dice(36, `dice ${Math.floor(ticket / 6) + 1} ${symbol}`)
  }
  if (bag.endsWith(' faces')) return faces(bag.slice(0, -' faces'.length), ticket)
  if (bag.startsWith('2d6 ')) {
    const sides = bag.slice('2d6 '.length)
    const all = item(sides, 0)?.total
    if (!all || all * 36 > MOST_TICKETS) return null
    const rolled = pair(Math.floor(ticket / all), '+')
    return dice(all * 36, `roll ${rolled} ${item(sides, ticket % all)?.name}`)
  }
  const drawn = DICE.includes(verb) ? null : item(bag, ticket)
  return drawn && { total: drawn.total, outcome: card(drawn.name, verb) }
}

function card(name: string, verb: string): string {
  if (name.startsWith('moon:')) return `moon ${name.slice('moon:'.length)}`
  return `${verb === 'moon' ? 'card' : verb} ${name}`
}

const pair = (ticket: number, between: string) =>
  `${Math.floor(ticket / 6) + 1}${between}${(ticket % 6) + 1}`

/** `3 faces`: the ticket's digits in base six, sorted. */
function faces(dice: string, ticket: number): Due | null {
  const count = Number(dice)
  if (!/^[1-9]\d?$/.test(dice) || count > MOST_FACES || ticket >= 6 ** count) return null
  const digits = Array.from({ length: count }, (_, place) => Math.floor(ticket / 6 ** place) % 6)
  const words = digits.sort((a, b) => a - b).map(digit => FACES[digit])
  return { total: 6 ** count, outcome: ['roll', ...words].join(' ') }
}

/** `lumber*5 wool*9`: all tickets, and the item of this one. */
function item(list: string, ticket: number): { total: number; name: string } | null {
  let total = 0
  let drawn: string | null = null
  for (const part of list.split(' ')) {
    const [, name, weight] = /^([^*]+)\*([1-9]\d*)$/.exec(part) ?? []
    if (!name) return null
    const before = total
    total += Number(weight)
    if (total > MOST_TICKETS) return null
    if (before <= ticket && ticket < total) drawn = name
  }
  return drawn === null ? null : { total, name: drawn }
}
