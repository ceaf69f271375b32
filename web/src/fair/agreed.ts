// What was agreed before anything was drawn: terms and list, as their texts say.

import { readProper, type Json } from './proper'

export interface Terms {
  family: string
  game: string
  options: Json
  position: string | null
  rules: number
  seats: number
  table: string
}

/** The closed list of seats. */
export interface StartList {
  commitment: string
  earlier: EarlierStart[]
  practice: boolean
  seats: ListedSeat[]
  start: number
  terms: string
}

export interface EarlierStart {
  agreed: string[]
  missing: string[]
  without: boolean
}

export interface ListedSeat {
  colour: string
  kind: 'person' | 'bot'
  name: string
  pledge: string | null
}

type Test = (value: Json) => boolean

export const isHash = (value: Json) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isText = (value: Json) => typeof value === 'string'
const isFlag = (value: Json) => typeof value === 'boolean'
const isBelow = (bits: number) => (value: Json) =>
  typeof value === 'number' && value >= 0 && value < 2 ** bits
const isKind = (value: Json) => value === 'person' || value === 'bot'
const isNullOr = (test: Test) => (value: Json) => value === null || test(value)
const isListOf = (test: Test) => (value: Json) => Array.isArray(value) && value.every(test)

/** Has these fields, and no others. */
const isRecord =
  (fields: Record<string, Test>): Test =>
  value =>
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(([name, test]) => Object.hasOwn(value, name) && test(value[name]))

const isTerms = isRecord({
  family: isText,
  game: isText,
  options: () => true,
  position: isNullOr(isText),
  rules: isBelow(32),
  seats: isBelow(8),
  table: isText,
})

const isList = isRecord({
  commitment: isHash,
  earlier: isListOf(
    isRecord({ agreed: isListOf(isText), missing: isListOf(isText), without: isFlag }),
  ),
  practice: isFlag,
  seats: isListOf(
    isRecord({ colour: isText, kind: isKind, name: isText, pledge: isNullOr(isHash) }),
  ),
  start: isBelow(32),
  terms: isText,
})

const read =
  <T>(test: Test) =>
  (text: string): T | null => {
    const found = readProper(text)
    return found && test(found.value) ? (found.value as T) : null
  }

/** None if the text is not written in its one form. */
export const readTerms = read<Terms>(isTerms)
export const readList = read<StartList>(isList)
