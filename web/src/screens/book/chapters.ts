// The order of the rule book, as screens need it.

import type { ChapterCard } from '../../protocol/ChapterCard'

/** `base/building`. */
export const placeOf = ({ part, name }: ChapterCard) => `${part}/${name}`
export const addressOf = (chapter: ChapterCard) => `/rules/${placeOf(chapter)}`

/** The chapters of each part, both in the order of the book. */
export function partsOf(book: readonly ChapterCard[]): [part: string, ChapterCard[]][] {
  const parts = new Map<string, ChapterCard[]>()
  for (const chapter of book) {
    const before = parts.get(chapter.part)
    if (before) before.push(chapter)
    else parts.set(chapter.part, [chapter])
  }
  return [...parts]
}

/** The chapter at an address: by part and name, or the first one of a part. */
export const chapterAt = (book: readonly ChapterCard[], part: string, name = '') =>
  book.find(it => it.part === part && (!name || it.name === name)) ?? null
