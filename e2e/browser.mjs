// Debian's chromium, driven by playwright-core, and a server to look at.

import { createRequire } from 'node:module'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The packages live with the client.
const require = createRequire(new URL('../web/package.json', import.meta.url))
const { chromium } = require('playwright-core')
/** The source of axe-core; evaluated, because the page forbids inline scripts. */
export const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

export function openBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS, env: { ...process.env, HOME: mkdtempSync(join(tmpdir(), 'landnam-')) } })
}

/** The fake server, unless LANDNAM_URL names a real one. */
export async function openServer() {
  if (process.env.LANDNAM_URL) return { url: process.env.LANDNAM_URL, close() {} }
  const { server } = await import('../web/dev/fake-server.mjs')
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A fresh person with his own settings. */
export async function person(browser, { size = DESKTOP, theme = 'light', language = 'en', calm = true, contrast = false } = {}) {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: size.width < 500 ? 2 : 1, hasTouch: size.width < 500, locale: language })
  await context.addInitScript((settings) => localStorage.setItem('landnam-settings', settings), JSON.stringify({ theme, language, calm, contrast, sound: false, name: 'Ada' }))
  context.setDefaultTimeout(10_000)
  return context.newPage()
}
