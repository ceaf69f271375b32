// Answers of one kind that are chosen one by one and sent at once: what is gained or paid, cards
// that are taken or put away. How many there are, and how often each place, says the server.

import type { ChoiceCard } from '../../protocol/ChoiceCard'
import type { RivalsQuestion } from '../../protocol/RivalsQuestion'
import { withVerb } from '../../table/choices'
import { copiesIn } from './asking'
import { cardOf, spotOf } from './picking'

const VERBS = ['store', 'spend', 'take', 'under', 'choose']

/** What is used up by a choice: a place, or a card. */
const itemOf = (choice: ChoiceCard) =>
  choice.verb === 'take' ? choice.action.split(' ')[1] : (cardOf(choice) ?? spotOf(choice))

export class Together {
  /** The choices that can still be added. */
  readonly open: readonly ChoiceCard[]
  /** How often each item was chosen, and how often the game adds it by itself. */
  readonly chosen: ReadonlyMap<string, number>
  /** Enough is chosen: it can be sent. */
  readonly done: boolean

  private constructor(
    readonly verb: string,
    readonly count: number,
    choices: readonly ChoiceCard[],
    most: (item: string) => number,
    settles: boolean,
    picked: readonly ChoiceCard[],
  ) {
    const chosen = copiesIn(picked.map(itemOf))
    const free = choices.filter(it => (chosen.get(itemOf(it)) ?? 0) < most(itemOf(it)))
    const missing = count - picked.length
    const settled = settles && free.length === 1 && picked.length > 0
    this.done = missing === 0 || settled || (free.length === 0 && picked.length > 0)
    this.open = this.done ? [] : free
    if (settled && missing > 0) {
      const item = itemOf(free[0])
      const before = chosen.get(item) ?? 0
      chosen.set(item, Math.min(before + missing, most(item)))
    }
    this.chosen = chosen
  }

  /**
   * What is chosen together now, given what was picked already; none where one answer is enough.
   * `cards` are those one takes or puts away, with copies.
   */
  static of(
    choices: readonly ChoiceCard[],
    { together }: RivalsQuestion,
    cards: readonly (string | null)[],
    picked: readonly ChoiceCard[],
  ): Together | null {
    const all = withVerb(choices, ...VERBS)
    const verb = all[0]?.verb
    if (!together || !verb || all.some(it => it.verb !== verb)) return null
    const places = new Map(together.each.map(it => [it.kind, it.count]))
    const copies = copiesIn(cards)
    const most = (item: string) => places.get(item) ?? copies.get(item) ?? 1
    return new Together(verb, together.count, all, most, together.settles, picked)
  }

  /** Choices of another kind stay as they are. */
  offered(choices: readonly ChoiceCard[]): readonly ChoiceCard[] {
    return choices.filter(it => it.verb !== this.verb || this.open.includes(it))
  }
}
