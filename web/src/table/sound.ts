// Short, dry, wooden sounds, made on the spot. Silent until the first click.

import { settings, type SoundKind } from '../settings.svelte'

export type Sound =
  | 'dice'
  | 'piece'
  | 'card'
  | 'turn'
  | 'offer'
  | 'refused'
  | 'robber'
  | 'won'
  | 'over'
  | 'chat'
  | 'tick'
  | 'battle'
  | 'alarm'

/** The switch each sound obeys. */
const KIND: Record<Sound, SoundKind> = {
  dice: 'dice',
  piece: 'cards',
  card: 'cards',
  robber: 'cards',
  battle: 'turn',
  refused: 'cards',
  turn: 'turn',
  offer: 'turn',
  won: 'turn',
  over: 'turn',
  alarm: 'turn',
  chat: 'chat',
  tick: 'clock',
}

/** What calls somebody who looks at another window; the rest would only be noise there. */
const CALLING: ReadonlySet<SoundKind> = new Set(['turn', 'chat', 'clock'])

let context: AudioContext | null = null

/** Browsers allow sound only after somebody has touched the page. */
export function wakeSound() {
  if (!settings.sound || context) return
  try {
    context = new AudioContext()
  } catch {
    // No sound device: the game goes on in silence.
  }
}

function knock(at: number, pitch: number, volume: number, length = 0.06) {
  if (!context) return
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.setValueAtTime(pitch, at)
  oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + length)
  gain.gain.setValueAtTime(volume, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(at + length)
}

function tone(at: number, pitch: number, volume: number, length: number) {
  if (!context) return
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.frequency.value = pitch
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(at + length)
}

const PLAY: Record<Sound, (now: number) => void> = {
  dice: now =>
    [0, 0.07, 0.12, 0.2, 0.31, 0.46].forEach((delay, i) =>
      knock(now + delay, 340 + (i % 3) * 70, 0.09),
    ),
  piece: now => knock(now, 220, 0.16, 0.09),
  card: now => knock(now, 900, 0.03, 0.04),
  turn: now => [523, 659].forEach((pitch, i) => tone(now + i * 0.13, pitch, 0.06, 0.25)),
  offer: now => tone(now, 587, 0.05, 0.2),
  refused: now => [0, 0.1].forEach(delay => knock(now + delay, 130, 0.12, 0.08)),
  robber: now => knock(now, 90, 0.2, 0.22),
  battle: now =>
    [0, 0.16, 0.32, 0.4].forEach((delay, i) => knock(now + delay, i < 3 ? 75 : 420, 0.24, 0.2)),
  alarm: now => [392, 311].forEach((pitch, i) => tone(now + i * 0.18, pitch, 0.08, 0.3)),
  chat: now => [880, 740].forEach((pitch, i) => tone(now + i * 0.07, pitch, 0.035, 0.12)),
  tick: now => knock(now, 520, 0.08, 0.05),
  over: now => [392, 330, 262].forEach((pitch, i) => tone(now + i * 0.2, pitch, 0.06, 0.4)),
  won: now => [523, 659, 784, 1047].forEach((pitch, i) => tone(now + i * 0.14, pitch, 0.06, 0.4)),
}

export function play(sound: Sound) {
  const kind = KIND[sound]
  if (!settings.sound || !settings.sounds[kind] || !context) return
  if (document.hidden && !CALLING.has(kind)) return
  PLAY[sound](context.currentTime)
}
