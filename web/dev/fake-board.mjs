// A board table without rules: enough choices and events to see and click every state.

import { readFileSync } from 'node:fs'

const DATA = JSON.parse(readFileSync(new URL('./middle-game.json', import.meta.url), 'utf8'))
const KINDS = ['lumber', 'brick', 'wool', 'grain', 'ore']
const COLOURS = ['red', 'blue', 'orange', 'white']
const PRICES = {
  road: { lumber: 1, brick: 1 },
  settle: { lumber: 1, brick: 1, wool: 1, grain: 1 },
  city: { grain: 2, ore: 3 },
  buy: { wool: 1, grain: 1, ore: 1 },
}

const amounts = (goods) => Object.entries(goods).map(([kind, count]) => ({ kind, count }))
const fact = (value) =>
  typeof value === 'number' ? { number: value } : Array.isArray(value) ? { amounts: value } : value
const phrase = (key, facts = {}) => ({ key, facts: Object.fromEntries(Object.entries(facts).map(([k, v]) => [k, fact(v)])) })
const seat = (n) => ({ seat: n })
const word = (w) => ({ word: w })
const place = (p) => ({ place: p })

export function boardTable(scenario) {
  const two = scenario === 'two'
  const seats = two ? 2 : 4
  const table = {
    family: 'board',
    two,
    version: 40,
    prompt: 7,
    phase: 'main',
    turn: 0,
    turns: 34,
    dice: [3, 5],
    robber: DATA.robber,
    hand: { lumber: 4, brick: 2, wool: 1, grain: 2, ore: 1 },
    cards: { knight: 1, monopoly: 1, point: 1 },
    owners: structuredClone(DATA.owners).map((it, i) => ({ seat: i, neutral: i >= seats, ...it })),
    others: [5, 6, 3],
    negotiation: null,
    left: 2,
    log: [],
    ending: null,
    scene: {
      family: 'board',
      ...DATA.scene,
      goal: 10,
      hand_limit: 7,
      prices: Object.entries(PRICES).map(([verb, goods]) => ({ verb, goods: amounts(goods) })),
      for_two: two,
    },
  }
  history(table)
  SCENARIOS[scenario]?.(table)
  return table
}

const SCENARIOS = {
  found: (t) => {
    Object.assign(t, { phase: 'found-settlement', dice: null, turns: 0, hand: {}, cards: {}, log: [] })
    t.owners.forEach((o, i) => Object.assign(o, { roads: [], settlements: i > 1 ? o.settlements.slice(0, 1) : [], cities: [] }))
    t.robber = '0,0'
  },
  roll: (t) => Object.assign(t, { phase: 'before-roll', dice: null }),
  discard: (t) => Object.assign(t, { phase: 'discard', dice: [3, 4], left: 5 }),
  robber: (t) => Object.assign(t, { phase: 'move-robber', dice: [6, 1] }),
  victim: (t) => Object.assign(t, { phase: 'pick-victim', dice: [6, 1], robber: '0,1' }),
  take: (t) => Object.assign(t, { phase: 'take', left: 2 }),
  answer: (t) => {
    t.phase = 'negotiate'
    t.turn = 2
    t.negotiation = { by: 2, give: amounts({ ore: 2 }), get: amounts({ lumber: 2 }), answers: [0, 1, 3].map((n) => ({ seat: n, answer: n === 3 ? 'rejected' : 'open', give: [], get: [] })) }
  },
  offered: (t) => offer(t, { lumber: 1 }, { ore: 2 }),
  wait: (t) => Object.assign(t, { phase: 'main', turn: 1 }),
  over: (t) => finish(t),
}

function history(t) {
  const rolls = [[3, 6], [1, 4], [6, 4], [2, 2], [3, 5], [4, 3], [5, 1], [2, 5], [6, 6], [1, 2], [4, 4], [3, 3], [2, 6], [5, 4], [1, 6], [3, 2]]
  rolls.forEach((dice, i) => {
    const who = i % (t.two ? 2 : 4)
    say(t, 'turn-began', { seat: who }, 'board-event-turn', { seat: seat(who) })
    say(t, 'rolled', { seat: who, dice }, 'board-event-rolled', { seat: seat(who), one: dice[0], two: dice[1], sum: dice[0] + dice[1] })
    if (dice[0] + dice[1] === 7) {
      say(t, 'robber-moved', { seat: who, to: 11 }, 'board-event-robber', { seat: seat(who), to: place('2,0') })
      say(t, 'stolen', { thief: who, victim: 3 - (who % 4) }, 'board-event-stolen-hidden', { seat: seat(who), victim: seat((who + 1) % (t.two ? 2 : 4)) })
    } else {
      produce(t, who, { [KINDS[i % 5]]: 1 + (i % 3) })
      produce(t, (who + 1) % (t.two ? 2 : 4), { [KINDS[(i + 2) % 5]]: 1 })
    }
    if (i % 3 === 0) say(t, 'road-built', { seat: who, edge: i }, 'board-event-road', { seat: seat(who), place: place(t.scene.edges[i]) })
  })
}

function say(t, event, fields, key, facts) {
  const entry = { step: ++t.version, phrase: key ? phrase(key, facts) : null, event: { event, ...fields } }
  t.log.push(entry)
  return entry
}

function produce(t, who, goods) {
  if (who === 0) for (const [kind, n] of Object.entries(goods)) t.hand[kind] = (t.hand[kind] ?? 0) + (t.live ? n : 0)
  say(t, 'produced', { seat: who, goods }, 'board-event-produced', { seat: seat(who), goods: amounts(goods) })
}

function pay(t, goods) {
  for (const [kind, n] of Object.entries(goods)) t.hand[kind] = (t.hand[kind] ?? 0) - n
  say(t, 'paid', { seat: 0, goods }, 'board-event-paid', { seat: seat(0), goods: amounts(goods) })
}

function offer(t, give, get) {
  t.phase = 'negotiate'
  t.turn = 0
  say(t, 'offer-made', { seat: 0, offer: { give, get } }, 'board-event-offer', { seat: seat(0), give: amounts(give), get: amounts(get) })
  const counter = { answer: 'countered', give: amounts(get), get: amounts(Object.fromEntries(Object.entries(give).map(([kind, n]) => [kind, n + 1]))) }
  t.negotiation = {
    by: 0,
    give: amounts(give),
    get: amounts(get),
    answers: t.two ? [{ seat: 1, ...counter }] : [{ seat: 1, answer: 'accepted', give: [], get: [] }, { seat: 2, ...counter }, { seat: 3, answer: 'rejected', give: [], get: [] }],
  }
}

function finish(t) {
  t.phase = 'over'
  t.owners[2].cities.push(t.owners[2].settlements.pop())
  say(t, 'won', { seat: 2, points: 10 }, 'board-event-won', { seat: seat(2), points: 10 })
  t.ending = { points: t.two ? [8, 10] : [8, 8, 10, 6], winners: [t.two ? 1 : 2], rematch: null }
}

const canPay = (t, goods) => Object.entries(goods).every(([kind, n]) => (t.hand[kind] ?? 0) >= n)
const card = (action, verb, target, key, facts) => ({ action, verb, target, phrase: phrase(key, facts) })

export function boardChoices(t) {
  const at = (verb, places) => places.map((p) => card(`${verb} ${p}`, verb, p, `board-deed-${verb}`, { place: place(p) }))
  const kinds = (verb, which) => which.map((k) => card(`${verb} ${k}`, verb, k, `board-deed-${verb}`, { kind: word(k) }))
  const simple = (...verbs) => verbs.map((verb) => card(verb, verb, '', `board-deed-${verb}`))
  const free = (p) => !t.owners.some((o) => [...o.roads, ...o.settlements, ...o.cities].includes(p))
  if (t.turn !== 0 && !(t.phase === 'negotiate' && t.negotiation)) return []
  switch (t.phase) {
    case 'found-settlement':
      return at('settle', t.scene.corners.filter(free).filter((_, i) => i % 2 === 0))
    case 'found-road':
      return at('road', t.scene.edges.filter(free).slice(0, 3))
    case 'before-roll':
      return [...simple('roll'), ...(t.cards.knight ? simple('knight') : [])]
    case 'discard':
      return kinds('discard', KINDS.filter((k) => t.hand[k] > 0))
    case 'move-robber':
      return at('robber', t.scene.hexes.map((h) => h.name).filter((h) => h !== t.robber))
    case 'pick-victim':
      return [1, 2].map((n) => card(`rob ${COLOURS[n]}`, 'rob', COLOURS[n], 'board-deed-rob', { seat: seat(n) }))
    case 'take':
      return kinds('take', KINDS)
    case 'negotiate': {
      if (t.negotiation.by !== 0) return t.negotiation.answers[0].answer === 'open' ? simple('accept', 'reject') : []
      const agreed = t.negotiation.answers.filter((a) => a.answer === 'accepted' || a.answer === 'countered')
      return [...agreed.map((a) => card(`conclude ${COLOURS[a.seat]}`, 'conclude', COLOURS[a.seat], 'board-deed-conclude', { seat: seat(a.seat) })), ...simple('withdraw')]
    }
    case 'main':
      return [
        ...(canPay(t, PRICES.road) ? at('road', DATA.lit.road.filter(free)) : []),
        ...(canPay(t, PRICES.settle) ? at('settle', DATA.lit.settle.filter(free)) : []),
        ...(canPay(t, PRICES.city) ? at('city', t.owners[0].settlements) : []),
        ...(canPay(t, PRICES.buy) ? simple('buy') : []),
        ...(t.cards.knight ? simple('knight') : []),
        ...(t.cards.monopoly ? kinds('monopoly', KINDS) : []),
        ...KINDS.filter((k) => t.hand[k] >= 4).flatMap((give) => KINDS.filter((k) => k !== give).map((get) => card(`bank ${give} ${get}`, 'bank', `${give} ${get}`, 'board-deed-bank', { give: word(give), get: word(get) }))),
        ...(t.two ? simple('force-trade', 'robber-home') : []),
        ...simple('end'),
      ]
    default:
      return []
  }
}

function sentence(t) {
  if (t.phase === 'over') return phrase('board-prompt-over')
  if (t.phase === 'negotiate' && t.negotiation.by !== 0) {
    return t.negotiation.answers[0].answer === 'open' ? phrase('board-prompt-answer', { seat: seat(t.negotiation.by), give: t.negotiation.give, get: t.negotiation.get }) : phrase('board-prompt-wait', { seat: seat(t.negotiation.by) })
  }
  if (t.turn !== 0) return phrase('board-prompt-wait', { seat: seat(t.turn) })
  const key = { 'before-roll': 'roll', 'move-robber': 'robber', 'pick-victim': 'victim', negotiate: 'negotiate' }[t.phase] ?? t.phase
  return phrase(`board-prompt-${key}`, ['discard', 'take'].includes(t.phase) ? { count: t.left } : {})
}

export function boardUpdate(t, since = 0) {
  const n = t.two ? 2 : 4
  const points = t.ending?.points ?? [4, 6, 7, 5]
  const size = Object.values(t.hand).reduce((a, b) => a + b, 0)
  const players = Array.from({ length: n }, (_, i) => ({
    seat: i,
    points: points[i],
    hidden_points: i === 0 && !t.ending ? (t.cards.point ?? 0) : t.ending ? 0 : null,
    hand_size: i === 0 ? size : t.others[i - 1],
    hand: i === 0 ? amounts(t.hand) : null,
    cards_held: i === 0 ? Object.values(t.cards).reduce((a, b) => a + b, 0) : [1, 0, 2][i - 1],
    cards: i === 0 ? amounts(t.cards) : null,
    fresh: i === 0 ? [] : null,
    knights: [1, 3, 0, 1][i],
    rates: KINDS.map((kind) => ({ kind, count: kind === 'brick' && i === 0 ? 2 : 4 })),
    to_discard: t.phase === 'discard' && i === 0 ? t.left : 0,
    trade_cards: t.two ? 4 - i : null,
  }))
  const awaited = t.ending ? [] : t.phase === 'negotiate' && t.negotiation.by !== 0 ? [0, t.negotiation.by] : [t.turn]
  return {
    version: t.version,
    prompt: t.prompt,
    sentence: sentence(t),
    awaited,
    events: t.log.filter((it) => it.step > since),
    picture: {
      family: 'board',
      turn: t.turn,
      turns: t.turns,
      phase: t.phase,
      dice: t.dice,
      robber: t.robber,
      bank: amounts({ lumber: 13, brick: 15, wool: 15, grain: 14, ore: 14 }),
      deck_left: 15,
      players,
      owners: t.owners.map((o, i) => ({ ...o, roads_left: 15 - o.roads.length, settlements_left: 5 - o.settlements.length, cities_left: 4 - o.cities.length, route_length: [4, 3, 5, 3][i] })),
      route_holder: t.two ? 0 : 2,
      army_holder: 1,
      negotiation: t.negotiation,
    },
    choices: boardChoices(t),
    forms: t.phase === 'main' && t.turn === 0 ? ['offer'] : t.phase === 'negotiate' && t.negotiation.by !== 0 && t.negotiation.answers[0].answer === 'open' ? ['counter'] : [],
    clocks: t.clocked ? players.map((p) => ({ seat: p.seat, running: awaited.includes(p.seat), decision_millis: 42_000, bank_millis: 60_000 })) : [],
    ending: t.ending,
  }
}

const goodsIn = (words) => {
  const goods = {}
  for (let i = 0; i < words.length; i += 2) goods[words[i + 1]] = Number(words[i])
  return goods
}

/** Carries an action out, roughly. */
export function boardAct(t, action) {
  t.live = true
  const [verb, ...rest] = action.split(' ')
  const me = t.owners[0]
  t.prompt++
  switch (verb) {
    case 'roll':
      t.dice = [4, 4]
      t.phase = 'main'
      say(t, 'rolled', { seat: 0, dice: t.dice }, 'board-event-rolled', { seat: seat(0), one: 4, two: 4, sum: 8 })
      produce(t, 0, { lumber: 2 })
      produce(t, 1, { lumber: 1 })
      break
    case 'road':
      if (t.phase === 'main') pay(t, PRICES.road)
      me.roads.push(rest[0])
      say(t, 'road-built', { seat: 0, edge: t.scene.edges.indexOf(rest[0]) }, 'board-event-road', { seat: seat(0), place: place(rest[0]) })
      if (t.phase === 'found-road') Object.assign(t, { phase: 'before-roll', dice: null })
      break
    case 'settle':
      if (t.phase === 'main') pay(t, PRICES.settle)
      me.settlements.push(rest[0])
      say(t, 'settlement-built', { seat: 0, corner: t.scene.corners.indexOf(rest[0]) }, 'board-event-settlement', { seat: seat(0), place: place(rest[0]) })
      if (t.phase === 'found-settlement') t.phase = 'found-road'
      break
    case 'city':
      pay(t, PRICES.city)
      me.settlements = me.settlements.filter((it) => it !== rest[0])
      me.cities.push(rest[0])
      say(t, 'city-built', { seat: 0, corner: t.scene.corners.indexOf(rest[0]) }, 'board-event-city', { seat: seat(0), place: place(rest[0]) })
      break
    case 'buy':
      pay(t, PRICES.buy)
      t.cards.invention = (t.cards.invention ?? 0) + 1
      say(t, 'card-bought', { seat: 0, card: 'invention' }, 'board-event-card-bought', { seat: seat(0), card: word('invention') })
      break
    case 'knight':
      t.cards.knight--
      t.phase = 'move-robber'
      say(t, 'card-played', { seat: 0, card: 'knight' }, 'board-event-card-played', { seat: seat(0), card: word('knight') })
      break
    case 'monopoly':
      t.cards.monopoly--
      t.hand[rest[0]] += 2
      say(t, 'monopolised', { seat: 0, from: 1, kind: rest[0], count: 2 }, 'board-event-monopolised', { seat: seat(0), from: seat(1), goods: amounts({ [rest[0]]: 2 }) })
      break
    case 'discard':
      t.hand[rest[0]]--
      say(t, 'laid-aside', { seat: 0, kind: rest[0] }, 'board-event-laid-aside', { seat: seat(0), kind: word(rest[0]) })
      if (--t.left === 0) t.phase = 'move-robber'
      break
    case 'take':
      t.hand[rest[0]]++
      say(t, 'taken', { seat: 0, kind: rest[0] }, 'board-event-taken', { seat: seat(0), kind: word(rest[0]) })
      if (--t.left === 0) t.phase = 'main'
      break
    case 'robber':
      t.robber = rest[0]
      t.phase = 'pick-victim'
      say(t, 'robber-moved', { seat: 0, to: t.scene.hexes.findIndex((it) => it.name === rest[0]) }, 'board-event-robber', { seat: seat(0), to: place(rest[0]) })
      break
    case 'rob':
      t.hand.wool++
      t.phase = 'main'
      say(t, 'stolen', { thief: 0, victim: COLOURS.indexOf(rest[0]), kind: 'wool' }, 'board-event-stolen', { seat: seat(0), victim: seat(COLOURS.indexOf(rest[0])), kind: word('wool') })
      break
    case 'bank':
      t.hand[rest[0]] -= 4
      t.hand[rest[1]]++
      say(t, 'bank-traded', { seat: 0, give: rest[0], count: 4, get: rest[1] }, 'board-event-bank-traded', { seat: seat(0), give: amounts({ [rest[0]]: 4 }), get: amounts({ [rest[1]]: 1 }) })
      break
    case 'offer': {
      const middle = rest.indexOf('for')
      offer(t, goodsIn(rest.slice(0, middle)), goodsIn(rest.slice(middle + 1)))
      break
    }
    case 'counter': {
      const middle = rest.indexOf('for')
      Object.assign(t.negotiation.answers[0], { answer: 'countered', give: amounts(goodsIn(rest.slice(0, middle))), get: amounts(goodsIn(rest.slice(middle + 1))) })
      say(t, 'offer-countered', { seat: 0 }, 'board-event-countered', { seat: seat(0), give: t.negotiation.answers[0].give, get: t.negotiation.answers[0].get })
      break
    }
    case 'accept':
    case 'reject':
      t.negotiation.answers[0].answer = verb === 'accept' ? 'accepted' : 'rejected'
      say(t, `offer-${verb}ed`, { seat: 0 }, `board-event-${verb}ed`, { seat: seat(0) })
      break
    case 'conclude': {
      const other = COLOURS.indexOf(rest[0])
      const answer = t.negotiation.answers.find((it) => it.seat === other)
      const give = answer.answer === 'countered' ? answer.get : t.negotiation.give
      const get = answer.answer === 'countered' ? answer.give : t.negotiation.get
      for (const it of give) t.hand[it.kind] -= it.count
      for (const it of get) t.hand[it.kind] += it.count
      const goods = (list) => Object.fromEntries(list.map((it) => [it.kind, it.count]))
      say(t, 'traded', { seat: 0, with: other, offer: { give: goods(give), get: goods(get) } }, 'board-event-traded', { seat: seat(0), with: seat(other), give, get })
      Object.assign(t, { negotiation: null, phase: 'main' })
      break
    }
    case 'withdraw':
      say(t, 'offer-closed', { seat: 0 }, 'board-event-offer-closed', { seat: seat(0) })
      Object.assign(t, { negotiation: null, phase: 'main' })
      break
    case 'end':
      t.turns++
      t.turn = 1
      say(t, 'turn-began', { seat: 1 }, 'board-event-turn', { seat: seat(1) })
      return (later) => later(() => myNextTurn(t))
    default:
      say(t, verb, { seat: 0 }, null)
  }
  return null
}

/** The others have played; it is my turn again. */
function myNextTurn(t) {
  t.dice = [5, 4]
  say(t, 'rolled', { seat: 1, dice: t.dice }, 'board-event-rolled', { seat: seat(1), one: 5, two: 4, sum: 9 })
  produce(t, 1, { grain: 2 })
  Object.assign(t, { turn: 0, phase: 'before-roll', dice: null, turns: t.turns + 1, prompt: t.prompt + 1 })
  say(t, 'turn-began', { seat: 0 }, 'board-event-turn', { seat: seat(0) })
}

/** Answers to "why not": one sentence for each verb. */
export function boardWhy(t, action) {
  const verb = action.split(' ')[0]
  if (boardChoices(t).some((it) => it.action === action)) return null
  const [rule, sentence] = {
    settle: ['BASE-58', 'That corner is right next to a building. All corners next to a building stay empty.'],
    city: ['BASE-55c', 'For a city you still need 2 ore.'],
    road: ['BASE-56', 'A road joins your own roads or buildings.'],
    roll: ['BASE-25', 'You have already rolled in this turn.'],
  }[verb] ?? ['BASE-26', 'That is not possible now.']
  return { code: 'rule', rule, sentence, facts: {} }
}
