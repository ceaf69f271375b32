// A fault in words; they are there once `learn('fair')` is done.

import { t } from '../i18n/index.svelte'
import type { Fault } from './fault'

/** Without its line where it is no fault of the journal that something is not known. */
export function faultSentence({ line, problem, facts }: Fault, isPlain = false): string {
  // Numbers of lines, draws and tickets are written as in the journal, without separators.
  const written = Object.entries(facts).map(([name, fact]) => [name, String(fact)])
  const fault = t(`web-fault-${problem}`, Object.fromEntries(written))
  return isPlain ? fault : t('web-check-where', { line: String(line), fault })
}
