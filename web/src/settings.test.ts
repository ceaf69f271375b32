import { expect, test } from 'vitest'
import { settingsFrom } from './settings.svelte'

test('nothing stored means everything as usual', () => {
  const usual = settingsFrom({})
  expect(usual.speed).toBe('usual')
  expect(usual.pause).toBe('usual')
  expect(usual.autoRoll).toBe(false)
  expect(usual.autoDecline).toBe(true)
  expect(Object.values(usual.sounds)).toEqual([true, true, true, true, true])
})

test('what is stored counts, what makes no sense does not', () => {
  const found = settingsFrom({
    speed: 'quick',
    text: 'gigantic',
    confirm: true,
    autoEnd: 'yes',
    silenced: ['chat'],
  })
  expect(found.speed).toBe('quick')
  expect(found.text).toBe('usual')
  expect(found.confirm).toBe(true)
  expect(found.autoEnd).toBe(false)
  expect(found.sounds.chat).toBe(false)
})

test('whoever had asked for less motion keeps it', () => {
  expect(settingsFrom({ calm: true }).speed).toBe('none')
  expect(settingsFrom({ calm: true, speed: 'quick' }).speed).toBe('quick')
})
