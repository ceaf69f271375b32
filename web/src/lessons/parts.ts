// Which lessons belong to what: parts of the rule book and groups of games lead to them.

const PART: Record<string, string> = {
  ...{ base: 'base', two: 'two', rivals: 'rivals', dice: 'dice' },
  ...{ sea: 'sea', scenario: 'sea' },
  ...{ cities: 'cities', knights: 'cities', 'knights+sea': 'cities', together: 'cities' },
}

/** Where one learns what a part of the rule book, or a group of games, is about. */
export const learnAt = (id: string) => (id in PART ? `/learn?part=${PART[id]}` : '/learn')
