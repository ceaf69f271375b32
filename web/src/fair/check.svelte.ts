// One check of one table, as screens show it: fetched, redone, and compared with what was noted.

import { journal, tableState } from '../api/tables'
import { problemOf } from '../api/client'
import type { Bytes } from './hash'
import { notes, oldNote, seenList } from './notes'
import { compare, type Own } from './own'
import { verdictOf, type Verdict } from './verdict'
import { verify, type Finding } from './verify'

export class Check {
  finding = $state.raw<Finding | null>(null)
  own = $state.raw<Own | null>(null)
  bytes = $state.raw<Bytes | null>(null)
  done = $state(0)
  all = $state(0)
  seconds = $state(0)
  problem = $state('')

  constructor(readonly id: string) {}

  /** Busy until it is done, failed if there is no journal. */
  get verdict(): Verdict | 'busy' | 'failed' {
    if (this.problem) return 'failed'
    return this.finding ? verdictOf(this.finding, this.own) : 'busy'
  }

  async run() {
    try {
      const [bytes, state] = await Promise.all([journal(this.id), tableState(this.id)])
      const { table } = 'lobby' in state ? state.lobby : state
      const begun = performance.now()
      const finding = await verify(bytes, (done, all) => {
        this.done = done
        this.all = all
      })
      this.seconds = (performance.now() - begun) / 1000
      this.own = finding.journal && this.compareOwn(finding, table.my_seat)
      this.bytes = bytes
      this.finding = finding
    } catch (error) {
      this.problem = problemOf(error)
    }
  }

  private compareOwn({ journal }: Finding, mySeat: number | null): Own | null {
    const { id } = this
    return (
      journal &&
      compare(journal, {
        table: id,
        mySeat,
        notes: notes(id),
        seenList: seenList(id),
        oldNote: oldNote(id),
      })
    )
  }
}
