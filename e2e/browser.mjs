// Debian's chromium, driven by playwright-core, and the server it looks at.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The packages live with the client.
const require = createRequire(new URL('../web/package.json', import.meta.url))
const { chromium, request } = require('playwright-core')
/** The source of axe-core; evaluated, because the page forbids inline scripts. */
export const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What was left would keep its stream, and a browser opens six to a server.
  '--disable-back-forward-cache',
  // A window nobody looks at is a person, too.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--mute-audio',
]
export const PROGRAM =
  process.env.LANDNAM_PROGRAM ?? fileURLToPath(new URL('../target/debug/landnam', import.meta.url))
/** Bots answer at once, nobody is too quick, and connections do not outnumber open files. */
const SERVE = [
  ...['serve', '--port', '0', '--bot-pause', '0', '--rate', '0'],
  ...['--connections', '900'],
]

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
export const tempFolder = () => mkdtempSync(join(tmpdir(), 'landnam-'))

/** A browser of its own for these tests, unless LANDNAM_BROWSER names one that runs. */
export function openBrowser() {
  if (process.env.LANDNAM_BROWSER) return chromium.connectOverCDP(process.env.LANDNAM_BROWSER)
  const env = { ...process.env, HOME: tempFolder() }
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS, env })
}

/** A browser that several programs can drive, by its address. */
export function shareBrowser() {
  const flags = ['--remote-debugging-port=0', `--user-data-dir=${tempFolder()}`]
  const program = spawn(CHROMIUM, [...FLAGS, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: tempFolder() },
  })
  return addressOf(program, program.stderr, /ws:\/\/\S+/)
}

/**
 * A server with the games of a folder, and settings of its own. Without a folder: a server that
 * keeps nothing, unless LANDNAM_URL names one that runs.
 */
export async function openServer(folder, more = []) {
  const { LANDNAM_URL: url } = process.env
  if (url && !folder) return { url, close() {} }
  const games = folder ? ['--data', folder] : ['--in-memory']
  const program = spawn(PROGRAM, ['--lang', 'en', ...SERVE, ...games, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // An older database has games that cannot go on, and the log names each.
    env: { LANDNAM_LOG: folder ? 'off' : 'warn', ...process.env },
  })
  return addressOf(program, program.stdout, /http:\/\/[\d.:]+/)
}

/** Waits for the line in which a program says where it can be reached. */
async function addressOf(program, output, pattern) {
  const url = await new Promise((resolve, reject) => {
    program.on('error', reject)
    program.on('exit', () => reject(new Error(`${program.spawnfile} ended`)))
    output.on('data', text => {
      const address = pattern.exec(String(text))
      if (address) resolve(address[0])
    })
  })
  return { url, close: () => program.kill() }
}

/** A page in a window of its own, which shares nothing with the others. */
export async function openWindow(
  browser,
  // What a service worker keeps would hide what is fetched.
  { size = DESKTOP, language = 'en', serviceWorkers = 'block' } = {},
) {
  const context = await browser.newContext({
    serviceWorkers,
    viewport: size,
    hasTouch: size.width < 500,
    locale: language,
  })
  // However busy the computer is.
  context.setDefaultTimeout(45_000)
  const page = await context.newPage()
  page.scripts = []
  return page
}

/** Cookies and requests without a window. */
export const openRequests = () => request.newContext()

/** Has something run before the scripts of the page, until the window is used by somebody else. */
export async function prepare(page, script, argument) {
  page.scripts.push(await page.context().addInitScript(script, argument))
}

/** The same for what only one test wants: nobody comes back to such a page. */
export async function whenLoading(page, script, argument) {
  page.isOdd = true
  await prepare(page, script, argument)
}
