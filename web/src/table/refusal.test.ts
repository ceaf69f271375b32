import { expect, test } from 'vitest'
import { named, told } from './refusal'

const places: Record<string, string> = {
  '0,0': 'desert',
  '0,0.N': 'desert, hills 6, coast',
}
const place = (notation: string) => places[notation] ?? notation

test('places are called by their names', () => {
  const parts = [
    { text: 'You cannot build on ' },
    { place: '0,0.N' },
    { text: ': the robber is on ' },
    { place: '0,0' },
    { text: '.' },
  ]
  expect(named({ sentence: '', parts }, place)).toBe(
    'You cannot build on desert, hills 6, coast: the robber is on desert.',
  )
})

test('a sentence without places stays as it is, whatever it looks like', () => {
  expect(named(told('0,0 is not your turn.'), place)).toBe('0,0 is not your turn.')
})
