// All browser tests, or the files named: one server and one browser for all of them, and a few
// processes that share the files, so that windows are opened only once.

import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openServer, shareBrowser, tempFolder } from './browser.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const named = process.argv.slice(2)
const files = named.length ? named : readdirSync(here).filter(it => it.endsWith('.test.mjs'))
/** More would only wait for each other on two cores. */
const PROCESSES = Number(process.env.LANDNAM_PROCESSES ?? 3)
/** About how long each takes, in seconds, so that all processes end together. */
const SECONDS = {
  ...{ board: 38, fairness: 32, flow: 16, games: 28, knights: 51, lessons: 25, loading: 23 },
  ...{
    pages: 53,
    people: 45,
    prompts: 13,
    rivals: 28,
    screens: 58,
    sea: 29,
    together: 30,
    turns: 30,
  },
  ...{ 'walk-first': 38, 'walk-second': 38, 'walk-third': 38, whynot: 29 },
}

/** The longest first, each to the process that has least to do. */
function shared() {
  const shares = Array.from({ length: Math.min(PROCESSES, files.length) }, () => ({
    seconds: 0,
    files: [],
  }))
  const length = file => SECONDS[basename(file, '.test.mjs')] ?? 6
  for (const file of files.toSorted((a, b) => length(b) - length(a))) {
    const [least] = shares.sort((a, b) => a.seconds - b.seconds)
    least.seconds += length(file)
    least.files.push(file)
  }
  return shares.map(it => it.files)
}

/** A file that holds the tests of several. */
function together(share, number) {
  const path = join(folder, `share-${number}.mjs`)
  const suites = share.map(file => {
    const address = pathToFileURL(resolve(here, file))
    return `describe('${basename(file)}', async () => { await import('${address}') })\n`
  })
  writeFileSync(path, `import { describe } from 'node:test'\n${suites.join('')}`)
  return path
}

const folder = tempFolder()
const [server, browser] = await Promise.all([openServer(), shareBrowser()])
process.env.LANDNAM_URL = server.url
process.env.LANDNAM_BROWSER = browser.url
run({ files: shared().map(together), concurrency: PROCESSES })
  .on('test:fail', () => (process.exitCode = 1))
  .on('end', () => {
    browser.close()
    server.close()
  })
  .compose(spec)
  .pipe(process.stdout)
