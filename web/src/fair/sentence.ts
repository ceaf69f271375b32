// A fault in words; they are there once `learn('fair')` is done.

import { t } from '../i18n/index.svelte'
import type { Fault } from './fault'

/** Without its line where it is no fault of the journal that something is not known. */
export function faultSentence({ line, problem, facts }: Fault, isPlain = false): string {
  const fault = t(`web-fault-${problem}`, facts)
  // The number of a line is a name, not an amount.
  return isPlain ? fault : t('web-check-where', { line: String(line), fault })
}
