import { expect, test } from 'vitest'
import type { ChapterCard } from '../../protocol/ChapterCard'
import { addressOf, chapterAt, partsOf } from './chapters'

const chapter = (part: string, name: string): ChapterCard => ({
  part,
  name,
  title: name,
  about: '',
  examples: [],
})
const BOOK = [chapter('base', 'island'), chapter('base', 'turn'), chapter('sea', 'ships')]

test('parts and chapters keep the order of the book', () => {
  const order = partsOf(BOOK).map(([part, chapters]) => [part, chapters.map(it => it.name)])
  expect(order).toEqual([
    ['base', ['island', 'turn']],
    ['sea', ['ships']],
  ])
})

test('a chapter is found by its address, a part by its first chapter', () => {
  expect(addressOf(BOOK[2])).toBe('/rules/sea/ships')
  expect(chapterAt(BOOK, 'base', 'turn')).toBe(BOOK[1])
  expect(chapterAt(BOOK, 'sea')).toBe(BOOK[2])
  expect(chapterAt(BOOK, 'base', 'chess')).toBeNull()
})
