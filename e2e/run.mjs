// All browser tests, or the files named: one server and one browser for all of them.

import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openServer, shareBrowser } from './browser.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const named = process.argv.slice(2)
const files = named.length ? named : readdirSync(here).filter(it => it.endsWith('.test.mjs'))

const [server, browser] = await Promise.all([openServer(), shareBrowser()])
const runner = ['--test', '--test-reporter=spec', '--test-concurrency=2']
const tests = spawn(process.execPath, [...runner, ...files], {
  cwd: here,
  stdio: 'inherit',
  env: { ...process.env, LANDNAM_URL: server.url, LANDNAM_BROWSER: browser.url },
})
tests.on('exit', code => {
  browser.close()
  server.close()
  process.exitCode = code ?? 1
})
