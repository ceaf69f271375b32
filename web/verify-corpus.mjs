// Runs the client's verifier over a folder of `landnam corpus`: every journal must get the verdict
// its index asks of somebody who does not know the rules.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const folder = process.argv[2]
if (!folder) {
  console.error('usage: npm run verify-corpus FOLDER')
  process.exit(2)
}
const source = fileURLToPath(new URL('src/fair/verify.ts', import.meta.url))
const { verify } = (await runnerImport(source)).module

const samples = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
let draws = 0
let wrong = 0
const begun = performance.now()
for (const sample of samples) {
  const found = await verify(new Uint8Array(readFileSync(join(folder, sample.file))))
  draws += found.draws.length
  if (!found.fault === sample.without_rules) continue
  wrong++
  console.error(`${sample.file}: ${found.fault?.message ?? 'accepted, but forged'}`)
}
const seconds = ((performance.now() - begun) / 1000).toFixed(1)
console.log(`${samples.length} journals, ${draws} draws, ${wrong} wrong verdicts, ${seconds} s`)
process.exitCode = wrong || !samples.length ? 1 : 0
