import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Where `npm run dev` finds the server; `landnam serve` listens there. */
const server = process.env.LANDNAM_SERVER ?? 'http://127.0.0.1:8080'

// The server compares the host with the origin of the page, so the host must stay.
const proxy = { '/api': { target: server, changeOrigin: false } }

/**
 * Words come as one file for each language, and one more for each topic that only some tables have.
 */
const wordsOf = (module: string) => {
  const [, language, topic] =
    /[\\/]text[\\/](\w+)[\\/](?:.*-)?(?:(coach|fair|lessons|sea|knights|rivals)|\w+)\.ftl/.exec(
      module,
    ) ?? []
  return language ? ['words', language, topic].filter(Boolean).join('-') : null
}

/** Whole rules are told by the server, on the pages of the rules; the client never shows them. */
const withoutWholeRules: Plugin = {
  name: 'without-whole-rules',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?')
    if (!path.endsWith('.ftl') || query !== 'raw') return
    this.addWatchFile(path)
    const text = readFileSync(path, 'utf8').replace(/^ +\.full =.*\n(?: +(?!\.).*\n)*/gm, '')
    return `export default ${JSON.stringify(text)}`
  },
}

/** Finds modules of a folder by how their names begin. */
const modules = (folder: string, ...names: string[]) =>
  `${folder.replaceAll('/', '[\\\\/]')}[\\\\/](${names.join('|')})`
const any = (...patterns: string[]) => new RegExp(patterns.join('|'))
/**
 * What is always fetched together comes as one file: every file costs a request with its headers,
 * as much as a small module. Papers that are laid over a table come when they are opened.
 */
const together = [
  { name: wordsOf, priority: 4 },
  {
    name: 'base',
    priority: 3,
    test: any(
      modules('node_modules', 'svelte', '@fluent'),
      modules('src', 'api', 'art', 'i18n', 'settings', 'router', 'games'),
      modules('src/screens', 'Page'),
      modules('src/table', 'people', 'sound'),
      modules('board', 'Island', 'PlainIsland', 'StaticBoard'),
      modules('board', 'chart', 'geometry', 'islands', 'places'),
    ),
  },
  {
    name: 'table',
    priority: 2,
    test: any(modules('src/table', '?!Sheet|TableSheets|TableMenu|ActionMenu|Keys|TextTable')),
  },
  {
    name: 'board',
    priority: 1,
    test: any(
      modules('board', 'BoardView', 'Throw', 'SeatFacts', 'HeldCards', 'Goods'),
      modules('board', 'events', 'money', 'parts', 'result'),
      modules('board/knights', 'realm', 'names'),
    ),
  },
]

/**
 * Puts a packed copy beside each text file; the server sends it to browsers that can unpack it.
 */
const packed: Plugin = {
  name: 'packed',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter(name => /\.(js|css|svg|html)$/.test(name))) {
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))))
    }
  },
}

export default defineConfig({
  plugins: [svelte(), withoutWholeRules, packed],
  build: {
    target: 'es2024',
    assetsInlineLimit: 0, // Nothing inline: the content security policy forbids it.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  server: {
    proxy,
    fs: { allow: ['..'] }, // The sentences are in `text/`, beside this folder.
  },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts'] },
})
