// A server without rules for developing and testing the client. Never shipped.
//
// `/t/main`, `/t/found`, `/t/discard` … are tables in a certain state; `POST /api/fake/drop` cuts all
// streams, `POST /api/fake/reset` forgets everything. Serves `dist/` if it has been built.

import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { boardAct, boardChoices, boardTable, boardUpdate, boardWhy } from './fake-board.mjs'
import { diceAct, diceChoices, diceTable, diceUpdate, diceWhy } from './fake-dice.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const DIST = join(HERE, '../dist')
const COLOURS = ['red', 'blue', 'orange', 'white']
const CATALOGUE = JSON.parse(readFileSync(join(HERE, '../../rules/catalogue.json'), 'utf8'))
const SCENARIOS = ['main', 'found', 'roll', 'discard', 'robber', 'victim', 'take', 'answer', 'offered', 'wait', 'over', 'two', 'clock', 'dice', 'dice-fixed', 'dice-over']

const GAMES = [
  game('base', 'board', 2, 4, ['random', 'greedy'], [['beginner', 4, { board: 'beginner' }], ['standard', 4, { board: 'variable' }], ['random', 4, { board: 'random' }]]),
  game('two', 'board', 2, 2, ['random', 'greedy'], [['for-two', 2, { board: 'variable' }]]),
  game('dice', 'dice', 1, 4, ['random', 'greedy', 'expectation'], []),
]

function game(id, family, min_seats, max_seats, bots, presets) {
  const choice = (field, ...ids) => ({ id: field, kind: { kind: 'choice', choices: ids.map((it) => ({ id: it, value: it })) }, default: ids[0] })
  const number = (field, min, max, value) => ({ id: field, kind: { kind: 'number', min, max }, default: value })
  const options = family === 'dice' ? [number('start', 0, 3, 0)] : [choice('board', 'variable', 'beginner', 'random'), number('points', 3, 20, 10), number('hand_limit', 0, 30, 7), number('turn_limit', 0, 1000, 0), choice('mode', 'combined', 'separated'), ...(id === 'two' ? [choice('trade_cards', 'fourteen', 'twenty')] : [])]
  return { id, family, min_seats, max_seats, bots: bots.map((it) => ({ id: it })), presets: presets.map(([preset, seats, values]) => ({ id: preset, seats, options: values })), options }
}

let me = null
let tables = new Map()
let streams = new Set()

function seatsOf(count, gathering) {
  const people = [{ holder: 'person', name: me?.name ?? 'Ada' }, { holder: 'person', name: 'Jonas' }, { holder: 'person', name: 'Mira' }, { holder: 'bot', level: 'greedy' }]
  return Array.from({ length: count }, (_, i) => ({ seat: i, colour: COLOURS[i], holder: gathering && i > 0 ? { holder: 'open' } : people[i], connected: i !== 2 || gathering, stand_in: false }))
}

function open(id, fields) {
  const table = { id, options: {}, game: 'base', name: 'Beginner island', phase: 'running', open: true, chat: [{ seat: 2, name: 'Mira', text: 'Good evening!' }], clock: null, ...fields }
  tables.set(id, table)
  return table
}

function find(id) {
  if (tables.has(id)) return tables.get(id)
  if (id === 'lobby') return open('lobby', { phase: 'gathering', seats: seatsOf(4, true), options: { board: 'beginner' } })
  if (!SCENARIOS.includes(id)) return null
  const dice = id.startsWith('dice')
  const play = dice ? diceTable(id) : boardTable(id)
  play.clocked = id === 'clock'
  return open(id, { play, game: dice ? 'dice' : id === 'two' ? 'two' : 'base', name: dice ? 'Dice evening' : 'Beginner island', phase: id.endsWith('over') ? 'over' : 'running', seats: seatsOf(dice ? 3 : id === 'two' ? 2 : 4) })
}

const card = (t) => ({ id: t.id, game: t.game, family: t.play?.family ?? (t.game === 'dice' ? 'dice' : 'board'), name: t.name, phase: t.phase, open: t.open, seats: t.seats, my_seat: 0, my_turn: t.phase === 'running' && !!updateOf(t).awaited.includes(0), clock: t.clock })
const lobbyOf = (t) => ({ table: card(t), options: t.options, commitment: '7f3a91c45d0be02b9a1177aa02c3d4e5f60718293a4b5c6d7e8f9a0b1c2d3e4f', i_am_host: true, can_start: true })
const updateOf = (t, since) => (t.play.family === 'board' ? boardUpdate(t.play, since) : diceUpdate(t.play, since))
const stateOf = (t) => (t.play ? { lobby: lobbyOf(t), scene: t.play.scene, update: updateOf(t), chat: t.chat } : lobbyOf(t))
const tableMessage = (t) => (t.play ? { message: 'table', ...stateOf(t) } : { message: 'lobby', ...lobbyOf(t) })

function tell(t, message) {
  for (const stream of streams) if (stream.id === t.id) stream.response.write(`id: ${t.play?.version ?? 0}\ndata: ${JSON.stringify(message)}\n\n`)
}

const refusal = (code, sentence, rule = null) => ({ code, rule, sentence, facts: {} })

function act(t, { action, prompt }) {
  if (prompt !== t.play.prompt) return [409, refusal('stale', 'The table has moved on.')]
  const board = t.play.family === 'board'
  const listed = (board ? boardChoices : diceChoices)(t.play).some((it) => it.action === action)
  const form = /^(offer|counter) \d/.test(action)
  if (!listed && !form) return [422, (board ? boardWhy : diceWhy)(t.play, action)]
  const since = t.play.version
  const later = (board ? boardAct : diceAct)(t.play, action)
  if (t.play.ending) t.phase = 'over'
  setTimeout(() => tell(t, { message: 'update', ...updateOf(t, since) }), 60)
  later?.((next) =>
    setTimeout(() => {
      const before = t.play.version
      next()
      tell(t, { message: 'update', ...updateOf(t, before) })
    }, 900),
  )
  return [200, { version: t.play.version }]
}

function start(t) {
  t.play = t.game === 'dice' ? diceTable('dice') : boardTable(t.game === 'two' ? 'two' : 'found')
  t.phase = 'running'
  t.seats = t.seats.map((it) => (it.holder.holder === 'open' ? { ...it, holder: { holder: 'bot', level: 'greedy' } } : it))
  tell(t, tableMessage(t))
}

function create(wish) {
  const id = `t${tables.size + 1}x${Date.now().toString(36)}`
  const family = wish.game === 'dice' ? 'dice' : 'board'
  const seats = family === 'dice' ? 3 : wish.game === 'two' ? 2 : 4
  const t = open(id, { game: wish.game, name: wish.name ?? 'New table', options: wish.options ?? {}, phase: 'gathering', open: wish.open, clock: wish.clock, chat: [], seats: seatsOf(wish.bots ? seats : wish.seats, true) })
  if (wish.bots) start(t)
  return card(t)
}

function rules(search) {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = CATALOGUE.filter((it) => wanted.every((word) => `${it.id} ${it.text}`.toLowerCase().includes(word)))
  return found.slice(0, 300).map(({ box, testable: _, ...it }) => ({ ...it, game_box: box, sentence: null }))
}

function route(method, path, query, body) {
  const [, first, id, what] = path.split('/')
  if (path === '/me') return me ? [200, me] : [401, refusal('no-session', 'Nobody is signed in.')]
  if (path === '/guests') return [200, { me: (me = { id: 'g1', name: body.name }), recovery_code: 'fjord-otter-birch-47-amber' }]
  if (path === '/recover') return body.recovery_code.length > 6 ? [200, (me = { id: 'g1', name: 'Ada' })] : [404, refusal('not-found', 'No guest has this code.')]
  if (path === '/games') return [200, GAMES]
  if (path === '/rules') return [200, rules(query.get('search') ?? '')]
  if (path === '/tables' && method === 'GET') return [200, ['lobby', 'main', 'wait'].map((it) => card(find(it)))]
  if (path === '/tables') return [200, create(body)]
  if (path === '/me/tables') return [200, ['main', 'wait', 'dice', 'over'].map((it) => card(find(it)))]
  if (path === '/fake/drop') return streams.forEach((it) => it.response.destroy()), streams.clear(), [200, {}]
  if (path === '/fake/reset') return (tables = new Map()), (me = null), [200, {}]
  const t = first === 'tables' ? find(id) : null
  if (!t) return [404, refusal('not-found', 'There is no such table.')]
  return tableRoute(t, what, query, body)
}

function tableRoute(t, what, query, body) {
  const lobbyChanged = () => (tell(t, { message: 'lobby', ...lobbyOf(t) }), [200, {}])
  switch (what) {
    case undefined:
      return [200, stateOf(t)]
    case 'actions':
      return act(t, body)
    case 'why':
      return [200, { refusal: (t.play.family === 'board' ? boardWhy : diceWhy)(t.play, body.action) }]
    case 'chat':
      t.chat.push({ seat: 0, name: me?.name ?? 'Ada', text: body.text })
      tell(t, { message: 'chat', ...t.chat.at(-1) })
      return [200, {}]
    case 'seats':
      t.seats[body.seat].holder = body.holder
      return lobbyChanged()
    case 'options':
      t.options = body.options
      return lobbyChanged()
    case 'sit':
      t.seats[body.seat].holder = { holder: 'person', name: me?.name ?? 'Ada' }
      return lobbyChanged()
    case 'stand':
      t.seats[0].holder = { holder: 'open' }
      return lobbyChanged()
    case 'start':
      return start(t), [200, {}]
    case 'rematch':
      return [200, create({ game: t.game, seats: 4, open: false })]
    case 'verify':
      return [200, { verified: true, steps: 111, draws: 16, commitment: '', fault: null }]
    case 'journal':
      return [200, 'landnam journal v1\n']
    case 'replay': {
      const step = Number(query.get('step'))
      const update = updateOf(t)
      const share = Math.min(1, step / update.version)
      const picture = structuredClone(update.picture)
      if (picture.family === 'board') {
        picture.owners.forEach((o) => (o.roads = o.roads.slice(0, Math.ceil(o.roads.length * share))))
        picture.players.forEach((p) => (p.points = Math.max(2, Math.round((t.play.ending?.points[p.seat] ?? p.points) * share))))
      } else picture.sheets.forEach((s) => (s.total = Math.round((t.play.ending?.points[s.seat] ?? s.total) * share)))
      return [200, { steps: t.play.version, update: { ...update, version: step, picture, choices: [], events: [] } }]
    }
    default:
      return [404, refusal('not-found', 'No such route.')]
  }
}

function stream(id, request, response) {
  const t = find(id)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const entry = { id, response }
  streams.add(entry)
  request.on('close', () => streams.delete(entry))
  if (t) tell({ ...t, id }, tableMessage(t))
}

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

async function file(path, response) {
  const wanted = normalize(path).replace(/^(\.\.[/\\])+/, '')
  for (const name of [wanted, '/index.html']) {
    try {
      const bytes = await readFile(join(DIST, name))
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream', 'content-security-policy': POLICY })
      return response.end(bytes)
    } catch {
      // Paths of screens are answered with the page itself.
    }
  }
  response.writeHead(404).end('build the client first: npm run build')
}

export const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://fake')
  if (!url.pathname.startsWith('/api/')) return file(url.pathname, response)
  const path = decodeURIComponent(url.pathname.slice(4))
  const events = /^\/tables\/([^/]+)\/events$/.exec(path)
  if (events) return stream(events[1], request, response)
  let text = ''
  for await (const chunk of request) text += chunk
  const [status, answer] = route(request.method, path, url.searchParams, text ? JSON.parse(text) : {})
  const plain = typeof answer === 'string'
  response.writeHead(status, { 'content-type': plain ? 'text/plain' : 'application/json' })
  response.end(plain ? answer : JSON.stringify(answer))
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT ?? 4180)
  server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`))
}
