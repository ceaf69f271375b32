// Parts of the board table that most boards do without.

/** What is drawn with knights only: there once a table with knights is prepared. */
export let knights!: typeof import('./knights/parts')

export async function fetchKnights() {
  knights ??= await import('./knights/parts')
}
