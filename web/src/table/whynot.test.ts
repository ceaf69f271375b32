import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whyNot } from './whynot'

const button = () => Object.assign(new EventTarget(), { matches: () => true }) as unknown as Element

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('who rests on a thing is told once, even if it is drawn anew meanwhile', () => {
  const element = button()
  const [first, second] = [vi.fn(), vi.fn()]
  const detach = whyNot(true, first)(element)!
  element.dispatchEvent(new Event('focusin'))
  vi.advanceTimersByTime(300)
  detach()
  whyNot(true, second)(element)
  vi.advanceTimersByTime(249)
  expect(second).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(second).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(5000)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

test('who goes on, or what is possible meanwhile, is told nothing', () => {
  const [left, possible] = [button(), button()]
  const ask = vi.fn()
  whyNot(true, ask)(left)
  left.dispatchEvent(new Event('focusin'))
  left.dispatchEvent(new Event('focusout'))
  const detach = whyNot(true, ask)(possible)!
  possible.dispatchEvent(new Event('focusin'))
  detach()
  whyNot(false, ask)(possible)
  whyNot(true, ask)(possible)
  vi.advanceTimersByTime(5000)
  expect(ask).not.toHaveBeenCalled()
})
