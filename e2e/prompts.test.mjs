// Every kind of prompt there is comes up at a table that walks.mjs looks at. Nobody needs a
// browser for that.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { openHouse } from './house.mjs'
import { ALL, wishOf } from './places.mjs'
import { STAGED } from './prompt-scenes.mjs'
import { get, SCENES } from './scenes.mjs'

const house = openHouse()
const TEXT = new URL('../text/en/', import.meta.url)
/** Shown while chance decides, which no table waits for; and what the client says of an end. */
const NEVER = ['board-prompt-chance', 'dice-prompt-roll', 'rivals-prompt-chance']

/** All keys of prompts in the files of the games. */
const prompts = () =>
  readdirSync(TEXT)
    .filter(it => it !== 'web.ftl')
    .flatMap(it => readFileSync(new URL(it, TEXT), 'utf8').match(/^[a-z]+-prompt-[a-z-]+/gm) ?? [])

/** What the person is told at a scene. */
async function promptOf(scene) {
  const person = await house.voice()
  const [, id] = /\/t\/([^/?]+)/.exec(await SCENES[scene](person)) ?? []
  const { update } = id ? await get(person, `/tables/${id}`) : {}
  return update?.sentence.key
}

test('every kind of prompt is shown by a scene that is walked through', async () => {
  const missing = new Set(prompts().filter(it => !NEVER.includes(it)))
  assert.ok(missing.size > 100, `${missing.size}`)
  const scenes = new Set(Object.keys(ALL).map(it => wishOf(it).scene))
  for (const { prompt } of [...scenes].flatMap(it => STAGED[it] ?? [])) missing.delete(prompt)
  for (const scene of scenes)
    if (missing.size && scene in SCENES && !(scene in STAGED)) missing.delete(await promptOf(scene))
  assert.deepEqual([...missing], [])
})

for (const name of Object.keys(STAGED))
  test(`a table shows ${STAGED[name].prompt}: ${name}`, async () => {
    assert.equal(await promptOf(name), STAGED[name].prompt)
  })
