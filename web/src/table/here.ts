// The table a part of the page belongs to, for those that are used at tables and elsewhere.

import { getContext, setContext } from 'svelte'
import type { TableStore } from './store.svelte'

const KEY = Symbol('table')

export const standAt = (table: TableStore) => setContext(KEY, table)

/** None on a page without a table. */
export const tableHere = () => getContext<TableStore | undefined>(KEY)
