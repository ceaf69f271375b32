// A dice table without rules: enough choices and events to see and click every state.

import { readFileSync } from 'node:fs'

const SHEET = JSON.parse(readFileSync(new URL('../../rules/dice_sheet.json', import.meta.url), 'utf8'))
const FACES = ['wool', 'grain', 'brick', 'ore', 'lumber', 'gold']
const JOKERS = { K1: 'ore', K2: 'grain', K3: 'wool', K4: 'lumber', K5: 'brick', K6: 'any' }

const list = (name) => SHEET[name] ?? []
const symbols = [
  ...list('roads').filter((it) => it.id !== 'START').map((it) => ({ id: it.id, points: 1, joker: null })),
  ...list('settlements').map((it) => ({ id: it.id, points: it.points ?? Number(it.id.slice(1)), joker: null })),
  ...list('cities').map((it) => ({ id: it.id, points: it.points ?? Number(it.id.slice(1)), joker: null })),
  ...Object.keys(JOKERS).map((id) => ({ id, points: Number(id.slice(1)), joker: JOKERS[id] })),
]
const price = (verb, ...kinds) => ({ verb, goods: [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((it) => it === kind).length })) })
const phrase = (key, facts = {}) => ({ key, facts })

export function diceTable(scenario) {
  const t = {
    family: 'dice',
    version: 60,
    prompt: 3,
    turn: 0,
    round: 7,
    dice: ['brick', 'lumber', 'wool', 'grain', 'gold', 'gold'],
    rolls_left: scenario === 'dice-fixed' ? 0 : 2,
    turn_points: 0,
    log: [],
    ending: null,
    sheets: [
      { seat: 0, built: ['R0', 'R1', 'R2', 'R3', 'S3', 'S4', 'K1', 'K2'], jokers_used: ['K2'], boxes: [3, 2, 2, 4, -2, 3], total: 12 },
      { seat: 1, built: ['R0', 'R1', 'R2', 'S3', 'C7', 'K1'], jokers_used: [], boxes: [3, 1, 7, 4, 1, 3], total: 19 },
      { seat: 2, built: ['R0', 'S3', 'K1'], jokers_used: ['K1'], boxes: [3, 1, 1, 4, -2, 2], total: 9 },
    ],
    scene: {
      family: 'dice',
      symbols,
      prices: [price('road', 'brick', 'lumber'), price('settle', 'brick', 'lumber', 'wool', 'grain'), price('city', 'ore', 'ore', 'ore', 'grain', 'grain'), price('knight', 'ore', 'wool', 'grain')],
      boxes: 15,
    },
  }
  say(t, { event: 'rolled', seat: 1 }, phrase('dice-event-rolled', { seat: { seat: 1 }, rolled: { amounts: [{ kind: 'ore', count: 2 }, { kind: 'grain', count: 1 }] }, shown: { amounts: [{ kind: 'ore', count: 3 }, { kind: 'grain', count: 2 }, { kind: 'gold', count: 1 }] } }))
  say(t, { event: 'built', seat: 1 }, phrase('dice-event-built', { seat: { seat: 1 }, kind: { word: 'city' }, symbol: { place: 'C7' }, points: { number: 7 } }))
  say(t, { event: 'box_filled', seat: 1 }, phrase('dice-event-box', { seat: { seat: 1 }, number: { number: 6 }, points: { number: 7 } }))
  if (scenario === 'dice-over') {
    t.round = 15
    t.dice = []
    t.sheets.forEach((it, i) => (it.boxes = Array.from({ length: 15 }, (_, n) => (n * (i + 2)) % 7)))
    t.ending = { points: [41, 56, 33], winners: [1], rematch: null }
  }
  return t
}

function say(t, event, sentence) {
  t.log.push({ step: ++t.version, phrase: sentence, event })
}

export function diceChoices(t) {
  if (t.ending || t.turn !== 0) return []
  const out = []
  const deed = (action, verb, target, key, facts) => out.push({ action, verb, target, phrase: phrase(key, facts) })
  const has = (...kinds) => kinds.every((kind) => t.dice.filter((it) => it === kind).length >= kinds.filter((it) => it === kind).length)
  if (t.rolls_left) {
    const seen = new Set()
    for (let mask = 1; mask < 1 << t.dice.length; mask++) {
      const faces = t.dice.filter((_, i) => mask & (1 << i)).sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b)).join(' ')
      if (seen.has(faces)) continue
      seen.add(faces)
      deed(`reroll ${faces}`, 'reroll', faces, 'dice-deed-reroll', { dice: { amounts: faces.split(' ').map((kind) => ({ kind, count: 1 })) } })
    }
  }
  const built = t.sheets[0].built
  const offer = (verb, ids, key) => ids.filter((id) => !built.includes(id)).forEach((id) => deed(`${verb} ${id}`, verb, id, key, { symbol: { place: id }, points: { number: symbols.find((it) => it.id === id).points } }))
  if (has('brick', 'lumber')) offer('road', ['R4', 'R5'], 'dice-deed-road')
  if (has('brick', 'lumber', 'wool', 'grain')) offer('settle', ['S5'], 'dice-deed-settle')
  if (has('ore', 'wool', 'grain')) offer('knight', ['K3'], 'dice-deed-knight')
  if (!t.sheets[0].jokers_used.includes('K1') && t.dice.length) deed(`joker K1 ${t.dice[0]}`, 'joker', 'K1', 'dice-deed-joker', { knight: { place: 'K1' }, from: { word: t.dice[0] }, to: { word: 'ore' } })
  if (has('gold', 'gold')) for (const kind of FACES.slice(0, 5)) deed(`trade ${kind}`, 'trade', kind, 'dice-deed-trade', { to: { word: kind } })
  deed('end', 'end', '', 'dice-deed-end')
  return out
}

export function diceUpdate(t, since = 0) {
  const fixed = t.rolls_left === 0
  return {
    version: t.version,
    prompt: t.prompt,
    sentence: t.ending ? phrase('dice-prompt-over') : t.turn !== 0 ? phrase('dice-prompt-wait', { seat: { seat: t.turn } }) : fixed ? phrase('dice-prompt-build', { points: { number: t.turn_points } }) : phrase('dice-prompt-decide', { rolls: { number: t.rolls_left } }),
    awaited: t.ending ? [] : [t.turn],
    events: t.log.filter((it) => it.step > since),
    picture: { family: 'dice', turn: t.turn, round: t.round, dice: t.dice, rolls_left: t.rolls_left, turn_points: t.turn_points, sheets: t.sheets },
    choices: diceChoices(t),
    forms: [],
    clocks: [],
    ending: t.ending,
  }
}

export function diceAct(t, action) {
  const [verb, ...rest] = action.split(' ')
  const sheet = t.sheets[0]
  const use = (...kinds) => kinds.forEach((kind) => t.dice.splice(t.dice.indexOf(kind), 1))
  t.prompt++
  if (verb === 'reroll') {
    use(...rest)
    const rolled = rest.map((_, i) => FACES[(t.version + i * 3) % 6])
    t.dice = [...t.dice, ...rolled].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b))
    t.rolls_left--
    say(t, { event: 'rolled', seat: 0 }, phrase('dice-event-rolled', { seat: { seat: 0 }, rolled: { amounts: rolled.map((kind) => ({ kind, count: 1 })) }, shown: { amounts: t.dice.map((kind) => ({ kind, count: 1 })) } }))
  } else if (verb === 'end') {
    const points = t.turn_points || -2
    sheet.boxes.push(points)
    sheet.total += points
    say(t, { event: 'box_filled', seat: 0 }, phrase(points < 0 ? 'dice-event-cross' : 'dice-event-box', { seat: { seat: 0 }, number: { number: sheet.boxes.length }, points: { number: points } }))
    Object.assign(t, { turn_points: 0, rolls_left: 2, round: t.round + 1, dice: ['wool', 'grain', 'brick', 'ore', 'lumber', 'gold'] })
    if (sheet.boxes.length >= 15) t.ending = { points: t.sheets.map((it) => it.total), winners: [1], rematch: null }
  } else if (verb === 'trade') {
    use('gold', 'gold')
    t.dice.push(rest[0])
    t.rolls_left = 0
    say(t, { event: 'gold_traded', seat: 0 }, phrase('dice-event-trade', { seat: { seat: 0 }, to: { word: rest[0] } }))
  } else if (verb === 'joker') {
    use(rest[1])
    t.dice.push(JOKERS[rest[0]])
    sheet.jokers_used.push(rest[0])
    t.rolls_left = 0
    say(t, { event: 'joker_used', seat: 0 }, phrase('dice-event-joker', { seat: { seat: 0 }, knight: { place: rest[0] }, from: { word: rest[1] }, to: { word: JOKERS[rest[0]] } }))
  } else {
    const cost = t.scene.prices.find((it) => it.verb === verb).goods.flatMap((it) => Array(it.count).fill(it.kind))
    use(...cost)
    const points = symbols.find((it) => it.id === rest[0]).points
    sheet.built.push(rest[0])
    t.turn_points += points
    t.rolls_left = 0
    say(t, { event: 'built', seat: 0, symbol: rest[0], points }, phrase('dice-event-built', { seat: { seat: 0 }, kind: { word: { road: 'road', settle: 'settlement', city: 'city', knight: 'knight' }[verb] }, symbol: { place: rest[0] }, points: { number: points } }))
  }
  return null
}

export function diceWhy(t, action) {
  if (diceChoices(t).some((it) => it.action === action)) return null
  return { code: 'rule', rule: 'DICE-13', sentence: 'Your dice do not show what this costs.', facts: {} }
}
