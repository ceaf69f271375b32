// Redoes every draw of a finished game, without knowing its rules.
//
// That the bags are those the rules give, that the layout follows from its draws and that every
// decision was legal cannot be seen here; `landnam verify` proves it.

import { due } from './bag'
import { commitmentTo, draw, pledgeOf, tableSeed, type Drawn, type Purpose } from './chance'
import { DiceDeck } from './deck'
import { excerpt, Fault } from './fault'
import { hashOfText, hmac, type Bytes, type Keyed } from './hash'
import { readJournal, readTicket, type Deal, type Journal, type Ticket } from './journal'

/** What is looked at, in this order. */
export const PARTS = ['journal', 'commitment', 'list', 'nonces', 'layout', 'chance'] as const
export type Part = (typeof PARTS)[number]

/** A draw that was done again. */
export interface Redone extends Ticket {
  purpose: Purpose
  /** Counted from zero for each purpose. */
  number: number
  line: number
  /** In hexadecimal digits; empty where there was only one ticket. */
  hash: string
  /** What the ticket stood for; of a layout only the rules can say. */
  bag: string
  outcome: string
  /** The decision before it, with the seat that took it. */
  after: string
  isGood: boolean
}

/** What was found: everything is in order if there is no fault. */
export interface Finding {
  journal: Journal | null
  draws: Redone[]
  fault: Fault | null
  /** Where the fault is; everything before it is in order, what comes after was not looked at. */
  part: Part | null
}

/** Told while draws are redone: how many are, of how many. */
export type Progress = (done: number, all: number) => void

/** So many draws are hashed at once: each takes little time, but a turn of the browser's loop. */
const AT_ONCE = 250

export async function verify(bytes: Bytes, progress: Progress = () => {}): Promise<Finding> {
  const finding: Finding = { journal: null, draws: [], fault: null, part: 'journal' }
  try {
    const journal = (finding.journal = await readJournal(bytes))
    finding.part = 'commitment'
    const { deal, nonces, seed } = journal
    if ((await commitmentTo(seed, deal && deal.termsText)) !== journal.commitment)
      throw new Fault(journal.firstStep + journal.steps.length + 2, 'seed')
    if (deal) {
      finding.part = 'list'
      await checkList(journal, deal)
      finding.part = 'nonces'
      await checkNonces(journal, deal)
    }
    const keyed = await hmac(await tableSeed(seed, deal && deal.listText, nonces))
    finding.part = 'layout'
    const layout = layoutOf(journal)
    const all = layout.length + journal.steps.filter(step => step.startsWith('* ')).length
    const deck = new DiceDeck(deal?.terms ?? null)
    const again = (written: Written[]) =>
      redo(written, keyed, deck, finding.draws, done => progress(done, all))
    await again(layout)
    finding.part = 'chance'
    const chance = chanceOf(journal)
    await again(chance.written)
    if (chance.fault) throw chance.fault
    finding.part = null
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    finding.fault = error
  }
  return finding
}

const TERMS_LINE = 5
const LIST_LINE = 7

/** Does the list speak of this commitment, of these terms and of these seats? */
async function checkList({ commitment, names, family, rules }: Journal, deal: Deal) {
  const { terms, termsText, list } = deal
  // A game that goes on under newer rules names those; nothing makes the rules older.
  const strange =
    (terms.family !== family && 'family') ||
    ((terms.rules < 1 || terms.rules > rules) && 'rules') ||
    (terms.position !== null && 'position') ||
    (terms.seats !== names.length && 'seats')
  if (strange) throw new Fault(TERMS_LINE, 'terms', { what: strange })
  const wrong =
    (list.commitment !== commitment && 'commitment') ||
    (list.terms !== (await hashOfText(termsText)) && 'terms') ||
    (list.start !== list.earlier.length + 1 && 'start')
  if (wrong) throw new Fault(LIST_LINE, 'list', { what: wrong })
}

/** Each nonce opens its pledge, and who pledged nothing added nothing. */
async function checkNonces({ commitment, names, nonces }: Journal, { list }: Deal) {
  for (const [seat, nonce] of nonces.entries()) {
    const pledge = nonce && (await pledgeOf(commitment, nonce))
    if (pledge !== (list.seats[seat].pledge ?? ''))
      throw new Fault(LIST_LINE + seat + 1, 'nonce', { seat: names[seat] })
  }
}

type Written = Omit<Redone, 'hash' | 'isGood'>

function layoutOf({ deal, nonces }: Journal): Written[] {
  const first = LIST_LINE + nonces.length + 1
  const nothing = { bag: '', outcome: '', after: '' }
  return (deal?.layout ?? []).map((drawn, number) => ({
    ...{ purpose: 'layout', number, line: first + number, ...drawn, ...nothing },
  }))
}

/** The draws of the game up to the first line that cannot be read. */
function chanceOf(journal: Journal): { written: Written[]; fault: Fault | null } {
  const written: Written[] = []
  let after = ''
  try {
    for (const [place, step] of journal.steps.entries()) {
      const line = journal.firstStep + place
      if (step.startsWith('* ')) written.push(readDraw(journal, step, line, written.length, after))
      else after = checkSeat(journal, step, line)
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { written, fault: error }
  }
  return { written, fault: null }
}

function readDraw(
  { form }: Journal,
  step: string,
  line: number,
  number: number,
  after: string,
): Written {
  const at = step.indexOf(' @ ')
  if (at < 0) throw new Fault(line, 'no-ticket')
  const { draw, ...ticket } = readTicket(step.slice(at + 3), form, line)
  if (draw !== null && draw !== String(number))
    throw new Fault(line, 'number', { found: excerpt(draw), due: number })
  return { purpose: 'chance', number, line, ...ticket, outcome: step.slice(2, at), after }
}

/** A decision of somebody at the table. */
function checkSeat({ names }: Journal, step: string, line: number): string {
  if (!names.some(name => step.startsWith(`${name}: `)))
    throw new Fault(line, 'seat', { what: excerpt(step.split(': ', 1)[0]) })
  return step
}

/** Draws again, in order, up to the first that is wrong; it is the last in `redone`. */
async function redo(
  written: readonly Written[],
  keyed: Keyed,
  deck: DiceDeck,
  redone: Redone[],
  progress: (done: number) => void,
) {
  for (let from = 0; from < written.length; from += AT_ONCE) {
    const some = written.slice(from, from + AT_ONCE)
    const drawn = await Promise.all(
      some.map(it => (it.total > 0 ? draw(keyed, it.purpose, it.number, it.total) : null)),
    )
    for (const [place, it] of some.entries()) {
      const fault = faultOf(it, drawn[place], deck)
      redone.push({ ...it, hash: drawn[place]?.hash ?? '', isGood: !fault })
      if (fault) throw fault
    }
    progress(redone.length)
  }
}

function faultOf(written: Written, drawn: Drawn | null, deck: DiceDeck): Fault | null {
  const { ticket, total, bag, outcome, line } = written
  if (!drawn || ticket >= total) return new Fault(line, 'no-such-ticket', { ticket, total })
  if (drawn.ticket !== ticket)
    return new Fault(line, 'ticket', { found: ticket, due: drawn.ticket, total })
  if (written.purpose === 'layout') return null
  const meant = due(bag, ticket, outcome)
  if (!meant) return new Fault(line, 'bag', { bag: excerpt(bag) })
  if (meant.total !== total) return new Fault(line, 'total', { found: total, due: meant.total })
  if (meant.outcome !== outcome)
    return new Fault(line, 'outcome', { ticket, found: excerpt(outcome), due: meant.outcome })
  if (!deck.follow(bag, outcome)) return new Fault(line, 'bag', { bag: excerpt(bag) })
  return null
}
