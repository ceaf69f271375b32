// Bots of guests, whose programs play on the server: here the example of the documentation.

import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PROGRAM, tempFolder } from './browser.mjs'
import { base, becomeGuest, get, open, post } from './tables.mjs'

const EXAMPLE = ['node', 'examples/bots/builder_bot.mjs']

/** Connects the program of a bot whose token is known; it ends with the tests. */
export async function connect(page, token) {
  const file = join(tempFolder(), 'token')
  writeFileSync(file, token)
  const place = ['--server', base(page), '--token-file', file]
  const program = spawn(PROGRAM, ['bot', ...place, '--', ...EXAMPLE], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'ignore',
  })
  process.on('exit', () => program.kill())
  program.unref()
  const isThere = async () => (await get(page, '/me/bots')).some(it => it.online)
  while (!(await isThere())) await sleep(50)
  return program
}

let bots = 0
/** The person's bot, as `/api/me/bots` makes it; no two of a server have the same name. */
export async function ownBot(page) {
  await becomeGuest(page, 'Ada')
  return post(page, '/me/bots', { name: `Egil ${++bots}`, open: true })
}

/** A table, not begun, with a bot of the host's own in the second seat. */
export async function invited(page, wish) {
  const { bot, token } = await ownBot(page)
  await connect(page, token)
  const id = await open(page, { bots: null, ...wish })
  await post(page, `/tables/${id}/invite`, { seat: 1, bot: bot.id })
  return id
}
