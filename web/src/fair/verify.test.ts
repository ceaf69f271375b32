import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { due } from './bag'
import { commitmentTo, draw, pledgeOf, tableSeed, type Purpose } from './chance'
import type { Fault } from './fault'
import { bytesOfHex, bytesOfText, hashOfText, hexOf, hmac, type Bytes } from './hash'
import { readProper } from './proper'
import { verdictOf } from './verdict'
import { verify } from './verify'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const page = read('docs/fair-chance.md')
const FIRST = read('crates/records/tests/journals/toy.txt')
const SECOND = read('crates/records/tests/journals/toy-2.txt')

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const NONCES = ['', '68656c6c6f', '00ff']

afterEach(() => vi.unstubAllGlobals())

/** The texts under "Second form, with these terms and this list". */
const [TERMS, LIST] = page.split('with these terms and this list:\n\n```\n')[1].split('\n')

async function tickets(seed: Bytes, purpose: Purpose, total: number) {
  const keyed = await hmac(seed)
  const drawn = Array.from({ length: 8 }, (_, number) => draw(keyed, purpose, number, total))
  return (await Promise.all(drawn)).map(it => it.ticket).join(' ')
}

/** The same with the browser's hashes and with those of the library. */
describe.each([
  ['with WebCrypto', true],
  ['on a page without HTTPS', false],
])('vectors of the page, %s', (_, isSecure) => {
  const hide = () => isSecure || vi.stubGlobal('crypto', {})

  it('of the second form', async () => {
    hide()
    const says = (row: string) => new RegExp(`\\| ${row} \\| \`?([^\`|]+)\`? \\|`).exec(page)?.[1]
    const commitment = await commitmentTo(SEED, TERMS)
    expect(commitment).toBe((JSON.parse(LIST) as { commitment: string }).commitment)
    expect(await hashOfText(TERMS)).toBe(says('H\\( terms \\)'))
    expect(await pledgeOf(commitment, NONCES[1])).toBe(says('pledge of `68656c6c6f`'))
    expect(await pledgeOf(commitment, NONCES[2])).toBe(says('pledge of `00ff`'))
    const seed = await tableSeed(SEED, LIST, NONCES)
    expect(hexOf(seed)).toBe(says('table seed'))
    const row = (purpose: string, total: number) =>
      says(`tickets of "${purpose}" with total ${total}, n = 0 to 7`)?.trim()
    expect(await tickets(seed, 'chance', 36)).toBe(row('chance', 36))
    expect(await tickets(seed, 'layout', 19)).toBe(row('layout', 19))
  })

  it('of the first form', async () => {
    hide()
    const vectors = page.split('First form:')[1]
    expect(vectors).toContain(`| commitment | \`${await commitmentTo(SEED, null)}\` |`)
    const seed = await tableSeed(SEED, null, NONCES)
    expect(vectors).toContain(`| table seed | \`${hexOf(seed)}\` |`)
    const empty = hexOf(await tableSeed(SEED, null, ['', '']))
    expect(vectors).toContain(`two seats without nonce | \`${empty}\` |`)
    for (const total of [1, 2, 7, 36, 216, 1296, 4294967295])
      expect(vectors).toContain(`| ${total} | ${await tickets(seed, 'chance', total)} |`)
    expect(vectors).toContain(`total 19: ${await tickets(seed, 'layout', 19)}.`)
    const message = bytesOfHex('6368616e636500000000000000000100000000')
    expect(vectors).toContain(`\`${hexOf(await (await hmac(seed))(message))}\``)
  })

  it('of whole journals', async () => {
    hide()
    for (const [text, count] of [
      [FIRST, 3],
      [SECOND, 13],
    ] as const) {
      expect(page).toContain(text)
      const { fault, draws } = await verify(bytesOfText(text))
      expect([fault, draws.length]).toEqual([null, count])
      expect(draws.every(it => it.isGood && it.hash.length === 64)).toBe(true)
    }
  })
})

describe('bags', () => {
  it('say what their tickets stand for', () => {
    for (const [bag, ticket, outcome, total] of [
      ['2d6', 10, 'roll 2+5', 36],
      ['2d6', 10, 'start 2 5', 36],
      ['1d6', 3, 'die 4', 6],
      ['d6', 3, 'number 4', 6],
      ['event die', 4, 'symbol event-card', 6],
      ['d6 and event die', 9, 'dice 2 harvest', 36],
      ['4 faces', 23, 'roll wool wool ore gold', 1296],
      ['12 faces', 6 ** 12 - 1, `roll${' gold'.repeat(12)}`, 6 ** 12],
      ['2d6 ship*3 trade*1 politics*1 science*1', 65, 'roll 2+5 science', 216],
      ['lumber*5 wool*9 ore*4', 4, 'steal lumber', 18],
      ['lumber*5 wool*9 ore*4', 5, 'draw wool', 18],
      ['feud*2 moon:plague*1', 2, 'moon plague', 3],
      ['feud*2 moon:plague*1', 1, 'card feud', 3],
    ] as const)
      expect(due(bag, ticket, outcome), bag).toEqual({ total, outcome })
    expect(due('feud*2 moon:plague*1', 1, 'moon feud')?.outcome).toBe('card feud')
  })

  it('say nothing in other words', () => {
    for (const bag of [
      ...['', 'faces', '0 faces', '03 faces', '13 faces', ' faces', 'wool', 'wool*0', 'wool*01'],
      ...['*3', '2d6 ', '3d6', 'wool*3 ', 'wool*+3', '2d6 a*119304648'],
    ])
      expect(due(bag, 0, 'steal wool'), bag).toBeNull()
    expect(due('2d6', 36, 'roll 1+1')).toBeNull()
    expect(due('2 faces', 36, 'roll wool wool')).toBeNull()
    expect(due('wool*9', 9, 'steal wool')).toBeNull()
    expect(due('6+6*36', 10, 'roll 6+6')).toBeNull()
    expect(due('a*4294967295 b*1', 0, 'draw a')).toBeNull()
  })
})

it('proper JSON is read, and no other way to write it', () => {
  for (const text of ['{"a":[1,-2,true,null],"b":{"":"Å\\n\\u001f𝄞"}}', '18446744073709551615'])
    expect(readProper(text)?.value, text).toEqual(JSON.parse(text))
  for (const text of [
    ...['', '{"b":1,"a":2}', '{"a":1,"a":1}', '{"𝄞":1,"\uffee":2}', '{ "a":1}', '[1,]', '[1 ]'],
    ...['1.0', '01', '-0', '1e3', '18446744073709551616', '"\\u0041"', '"\\/"', '"\t"', '[1]x'],
    ...['nul', '"', '{"a"}', '['.repeat(200) + ']'.repeat(200)],
  ])
    expect(readProper(text), text).toBeNull()
})

const DIGEST = /digest: .*\n$/
/** The journal with another text in it and a digest that fits. */
async function signed(text: string, find: string, replace: string) {
  expect(text).toContain(find)
  const before = text.replace(DIGEST, '').replace(find, replace)
  return `${before}digest: ${await hashOfText(before)}\n`
}
const faultOf = async (text: string) => {
  const { fault, part } = await verify(bytesOfText(text))
  return fault && { line: fault.line, problem: fault.problem, part }
}
const at = (line: number, problem: Fault['problem'], part: string) => ({ line, problem, part })

describe('a journal that was changed', () => {
  it('no longer fits its digest', async () => {
    for (const text of [FIRST, SECOND])
      expect(await faultOf(text.replace('red: steal', 'red: stay'))).toMatchObject({
        problem: 'digest',
      })
  })

  it.each([
    ['roll 5+2', 'roll 6+6', at(21, 'outcome', 'chance')],
    ['25/36', '26/36', at(21, 'ticket', 'chance')],
    ['25/36', '36/36', at(21, 'no-such-ticket', 'chance')],
    ['14/18 lumber*5 wool*9', '14/18 lumber*5 wool*8', at(23, 'total', 'chance')],
    ['14/18 lumber*5', '14/18 lumber*05', at(23, 'bag', 'chance')],
    ['roll 5+2 @ 0 25/36 2d6', 'roll 6+6 @ 0 25/36 6+6*36', at(21, 'bag', 'chance')],
    ['@ 1 14', '@ 2 14', at(23, 'number', 'chance')],
    ['@ 1 14/18 lumber*5 wool*9 ore*4', '', at(23, 'no-ticket', 'chance')],
    ['@ 1 14/18', '@ 14/18', at(23, 'unreadable', 'chance')],
    ['blue: throw', 'green: throw', at(24, 'seat', 'chance')],
    ['layout 3: 0/8', 'layout 3: 1/8', at(13, 'ticket', 'layout')],
    ['nonce red: 6c', 'nonce red: 6d', at(8, 'nonce', 'nonces')],
    ['nonce red: 6c75636b', 'nonce red: none', at(8, 'nonce', 'nonces')],
    ['nonce blue: none', 'nonce blue: 00', at(9, 'nonce', 'nonces')],
    ['"practice":false', '"practice":true', at(10, 'ticket', 'layout')],
    ['"name":"Idun"', '"name":"Loki"', at(10, 'ticket', 'layout')],
    ['"start":1', '"start":2', at(7, 'list', 'list')],
    ['"table":"0', '"table":"1', at(28, 'seed', 'commitment')],
    ['seed: 07', 'seed: 08', at(28, 'seed', 'commitment')],
    ['commitment: 1', 'commitment: 2', at(28, 'seed', 'commitment')],
    ['list: {', 'list: { ', at(7, 'unreadable', 'journal')],
    ['"position":null,', '', at(5, 'unreadable', 'journal')],
    ['layout 1:', 'layout 2:', at(11, 'expected', 'journal')],
    ['layout 0: ', 'layout 0: 0', at(10, 'unreadable', 'journal')],
    ['red 11, blue 0', 'blue 0, red 11', at(27, 'unreadable', 'journal')],
    ['rules: 7', 'rules: 07', at(3, 'unreadable', 'journal')],
    ['family: toy', 'family: dice', at(5, 'terms', 'list')],
    ['rules: 7', 'rules: 6', at(5, 'terms', 'list')],
    ['rules: 7', 'rules: 0', at(3, 'unreadable', 'journal')],
    ['family: toy', 'family:toy', at(2, 'expected', 'journal')],
  ])('is found out: %s becomes %s', async (find, replace, fault) => {
    expect(await faultOf(await signed(SECOND, find, replace))).toMatchObject(fault)
  })

  it('is no journal', async () => {
    expect(await faultOf('')).toMatchObject(at(1, 'not-a-journal', 'journal'))
    expect(await faultOf(SECOND.slice(0, -1))).toMatchObject(at(29, 'unfinished', 'journal'))
    expect(await faultOf(`${SECOND}\n`)).toMatchObject(at(30, 'trailing', 'journal'))
    const running = SECOND.slice(0, SECOND.indexOf('\noutcome'))
    expect(await faultOf(running)).toMatchObject(at(25, 'not-over', 'journal'))
    const unsealed = FIRST.replace(/commitment: .*/, 'commitment: none')
    expect(await faultOf(unsealed)).toMatchObject(at(5, 'no-promise', 'journal'))
    const long = SECOND.replace('red: steal', `red: ${'s'.repeat(65536)}`)
    expect(await faultOf(long)).toMatchObject(at(22, 'line-too-long', 'journal'))
    const bytes = bytesOfText(SECOND)
    bytes[SECOND.indexOf('steal')] = 0xff
    expect((await verify(bytes)).fault).toMatchObject({ line: 22, problem: 'not-utf8' })
  })

  it('can hide a rewritten bag from everybody who does not know the rules', async () => {
    const rewritten = await signed(
      SECOND,
      'steal ore @ 1 14/18 lumber*5 wool*9 ore*4',
      'steal gold @ 1 14/18 gold*18',
    )
    expect(await faultOf(rewritten)).toBeNull()
  })
})

describe('the verdict', () => {
  const found = (text: string) => verify(bytesOfText(text))

  it('is good or bad', async () => {
    expect(verdictOf(await found(SECOND), null)).toBe('good')
    expect(verdictOf(await found(SECOND), { verdict: 'bad', what: 'list' })).toBe('bad')
    expect(verdictOf(await found(SECOND.replace('6c75636b', '6c75636c')), null)).toBe('bad')
  })

  it('of practice is never that of a fair deal', async () => {
    const finding = await found(SECOND)
    const deal = finding.journal!.deal!
    const chosen = { ...deal, list: { ...deal.list, practice: true } }
    const made = { ...deal, terms: { ...deal.terms, position: 'turn red' } }
    for (const other of [chosen, made]) {
      const journal = { ...finding.journal!, deal: other }
      expect(verdictOf({ ...finding, journal }, null)).toBe('practice')
    }
  })

  it('is left open where nothing was promised', async () => {
    const unsealed = FIRST.replace(/commitment: .*/, 'commitment: none')
    expect(verdictOf(await found(unsealed), null)).toBe('open')
  })
})
