// What the first visit loads, compressed; fails above the budget.

import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUDGET = 250_000
const dist = new URL('../dist/', import.meta.url)
const assets = readdirSync(new URL('assets/', dist))
const html = readFileSync(new URL('index.html', dist), 'utf8')
const entry = [...html.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map((it) => it[1])
// A table needs its screen, its family and one language besides.
const table = assets.filter((it) => /^(Table|BoardTable|TableBar|Toast|Throw|store|clock|log|money|pieces|Verify|RuleList|Preview)[.-]/.test(it))
const language = ['web', 'board', 'dice', 'lobby', 'terms'].flatMap((name) => assets.filter((it) => it.startsWith(`${name}-`)).slice(0, 1))
const fonts = assets.filter((it) => it.endsWith('.woff2'))
const weigh = (names) => names.reduce((sum, it) => sum + (it.endsWith('.woff2') ? readFileSync(new URL(`assets/${it}`, dist)).length : gzipSync(readFileSync(new URL(`assets/${it}`, dist))).length), 0)

const shared = assets.filter((it) => it.endsWith('.js') && entry.concat(table).some((name) => readFileSync(new URL(`assets/${name}`, dist), 'utf8').includes(it)))
const first = [...new Set([...entry, ...language, ...fonts, ...shared.filter((it) => html.includes(it))])]
const home = weigh(first)
const board = weigh([...new Set([...first, ...table])])
console.log(`home ${(home / 1000).toFixed(1)} kB, straight to a board table ${(board / 1000).toFixed(1)} kB`)
if (board > BUDGET) {
  console.error(`more than ${BUDGET / 1000} kB`)
  process.exit(1)
}
