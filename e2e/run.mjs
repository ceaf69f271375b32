// All browser tests, or the files named: one server and one browser for all of them.

import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath } from 'node:url'
import { openServer, shareBrowser } from './browser.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const named = process.argv.slice(2)
/** They take longest, so they begin first and nobody has to wait for them. */
const FIRST = ['games.test.mjs', 'screens.test.mjs']
const found = readdirSync(here).filter(it => it.endsWith('.test.mjs'))
const files = named.length ? named : [...FIRST, ...found.filter(it => !FIRST.includes(it))]

const [server, browser] = await Promise.all([openServer(), shareBrowser()])
process.env.LANDNAM_URL = server.url
process.env.LANDNAM_BROWSER = browser.url
run({ files: files.map(it => resolve(here, it)), concurrency: 3 })
  .on('test:fail', () => (process.exitCode = 1))
  .on('end', () => {
    browser.close()
    server.close()
  })
  .compose(spec)
  .pipe(process.stdout)
