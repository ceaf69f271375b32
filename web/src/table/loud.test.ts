import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../settings.svelte'
import { Loud } from './loud.svelte'
import type { Moment } from './moments'
import { play, wakeSound } from './sound'

/** The pitches that were heard. */
let heard: number[] = []

class Speaker {
  currentTime = 0
  destination = {}
  createOscillator() {
    const frequency = {
      set value(pitch: number) {
        heard.push(pitch)
      },
      setValueAtTime: (pitch: number) => heard.push(pitch),
      exponentialRampToValueAtTime() {},
    }
    return { frequency, connect: (to: unknown) => to, start() {}, stop() {} }
  }
  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
    return { gain, connect: (to: unknown) => to }
  }
}

const page = { hidden: false }
vi.stubGlobal('AudioContext', Speaker)
vi.stubGlobal('document', page)

const moment = (key: string, more: Partial<Moment> = {}): Moment => ({
  tone: 'bad',
  sound: 'alarm',
  phrase: { key, facts: {} },
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  wakeSound()
  heard = []
  page.hidden = false
})
afterEach(() => {
  vi.useRealTimers()
  settings.sound = true
})

test('a moment is heard, and the next one when it has been read', () => {
  const loud = new Loud()
  loud.say([moment('one'), moment('two', { sound: 'won' })])
  expect(loud.now?.phrase.key).toBe('one')
  expect(heard).toEqual([392, 311])
  vi.advanceTimersByTime(4000)
  expect(loud.now?.phrase.key).toBe('two')
  expect(heard.slice(2)).toEqual([523, 659, 784, 1047])
  vi.advanceTimersByTime(4000)
  expect(loud.now).toBeNull()
})

test('the end interrupts what is said', () => {
  const loud = new Loud()
  loud.say([moment('one'), moment('two')])
  loud.say([moment('over', { isEnd: true })])
  expect(loud.now?.phrase.key).toBe('over')
  vi.advanceTimersByTime(4000)
  expect(loud.now?.phrase.key).toBe('two')
  loud.stop()
})

test('in another window only what calls is heard', () => {
  page.hidden = true
  play('dice')
  play('card')
  expect(heard).toEqual([])
  play('turn')
  expect(heard).toEqual([523, 659])
})

test('who wants no sound hears none', () => {
  settings.sound = false
  const loud = new Loud()
  loud.say([moment('one')])
  expect(heard).toEqual([])
  expect(loud.now).not.toBeNull()
  loud.stop()
})
