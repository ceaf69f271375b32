// What a table needs beside its screen: the words and the parts that only some games have.

import { learn } from '../i18n/index.svelte'
import type { Picture } from '../protocol/Picture'
import { fetchKnights, fetchSea } from './board/parts'

/**
 * Fetches all of it; until then nothing of the table may be drawn. The same for every picture of a
 * table.
 */
export async function prepare(picture: Picture) {
  switch (picture.family) {
    case 'board':
      await Promise.all([picture.knights && fetchKnights(), picture.sea && fetchSea()])
      break
    case 'rivals':
      await learn('rivals')
      break
    case 'dice':
  }
}
