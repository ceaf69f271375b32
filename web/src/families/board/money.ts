// Counting cards: what is held, what something costs, what is missing. Figures come from the
// server.

import type { Amount } from '../../protocol/Amount'
import type { Price } from '../../protocol/Price'

export const KINDS = ['lumber', 'brick', 'wool', 'grain', 'ore'] as const
/** What cities make with Cities & Knights. */
export const COMMODITIES = ['cloth', 'coin', 'paper'] as const
export const ALL_KINDS: readonly string[] = [...KINDS, ...COMMODITIES]

/** The kinds of cards that are in play, in the order of the hand. */
export const kindsOf = (picture: { bank: readonly Amount[] }): readonly string[] => {
  const known = new Set(picture.bank.map(it => it.kind))
  return ALL_KINDS.filter(it => known.has(it))
}

export type Purse = Record<string, number>

export const purse = (amounts: readonly Amount[] | null | undefined): Purse =>
  Object.fromEntries((amounts ?? []).map(it => [it.kind, it.count]))

export const amountsOf = (goods: Purse): Amount[] =>
  Object.entries(goods).flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []))

export const total = (goods: Purse) => Object.values(goods).reduce((sum, count) => sum + count, 0)

/** What the hand lacks of a price. */
export const missing = (price: readonly Amount[], hand: Purse): Amount[] =>
  price.flatMap(({ kind, count }) => {
    const lack = count - (hand[kind] ?? 0)
    return lack > 0 ? [{ kind, count: lack }] : []
  })

/** The dearest thing a hand could pay after a trade that it could not pay before. */
export function newlyPayable(
  prices: readonly Price[],
  hand: Purse,
  get: Purse,
  give: Purse,
): string | null {
  const after = { ...hand }
  for (const [kind, count] of Object.entries(get)) after[kind] = (after[kind] ?? 0) + count
  for (const [kind, count] of Object.entries(give)) after[kind] = (after[kind] ?? 0) - count
  const payable = (price: Price, from: Purse) => missing(price.goods, from).length === 0
  const worth = (price: Price) => price.goods.reduce((sum, it) => sum + it.count, 0)
  const found = prices
    .filter(it => payable(it, after) && !payable(it, hand))
    .sort((a, b) => worth(b) - worth(a))
  return found[0]?.verb ?? null
}

/** `2 wool 1 grain`, as the notation writes goods. */
export const notation = (goods: Purse) =>
  ALL_KINDS.flatMap(kind => (goods[kind] ? [`${goods[kind]} ${kind}`] : [])).join(' ')
