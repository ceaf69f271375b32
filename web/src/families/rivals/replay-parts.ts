// What a replay shows of the card table, fetched together.

export { default as RealmFacts } from './RealmFacts.svelte'
export { default as ReplayStage } from './ReplayStage.svelte'
