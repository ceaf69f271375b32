// What a table needs beside its screen: the words and the parts that only some games have.

import { learn, type Topic } from '../i18n/index.svelte'
import type { Picture } from '../protocol/Picture'
import { fetchKnights } from './board/parts'

/** The same for every picture of a table. */
export function topicOf(picture: Picture | undefined): Topic | null {
  if (picture?.family === 'rivals') return 'rivals'
  return picture?.family === 'board' && picture.knights ? 'knights' : null
}

/** Fetches all of it; until then nothing of the table may be drawn. */
export const prepare = (topic: Topic | null) => Promise.all([topic && learn(topic), topic === 'knights' && fetchKnights()])
