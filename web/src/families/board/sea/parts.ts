// What only a table at sea draws; it comes as one file.

export { default as FleetLine } from './FleetLine.svelte'
export { default as SeaPanel } from './SeaPanel.svelte'
export { default as SeaSheet } from './SeaSheet.svelte'
export { default as SeaText } from './SeaText.svelte'
export { default as Ships } from './Ships.svelte'
export { default as Sites } from './Sites.svelte'
export { default as SpecialDeeds } from './SpecialDeeds.svelte'
export { default as Story } from './Story.svelte'
