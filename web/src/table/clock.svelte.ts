// Clocks between two messages: the server says what is left, we count down from there.

import type { ClockState } from '../protocol/ClockState'

/** A second hand that ticks only while somebody looks at it. */
class SecondHand {
  now = $state(performance.now())
  #timer: ReturnType<typeof setInterval> | undefined

  watch() {
    // What it showed when it last ran would lie before the message it counts from.
    this.now = performance.now()
    this.#timer ??= setInterval(() => (this.now = performance.now()), 500)
  }

  rest() {
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

export const secondHand = new SecondHand()

/** What is left to a seat, in milliseconds, `elapsed` after the message came. */
export function left(clock: ClockState, elapsed: number): number {
  const whole = clock.decision_millis + clock.bank_millis
  return Math.max(0, clock.running ? whole - Math.max(0, elapsed) : whole)
}

/** `1:42`, and tenths when it gets close. */
export function showTime(millis: number): string {
  if (millis < 10_000) return (millis / 1000).toFixed(1)
  const seconds = Math.ceil(millis / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The last seconds one hears: 10 to 1, and nothing before or after. */
export function lastSecond(millis: number): number | null {
  const second = Math.ceil(millis / 1000)
  return second >= 1 && second <= 10 ? second : null
}
