import type { Amount } from "./Amount";
import type { PlacedCard } from "./PlacedCard";
export type RivalsQuestion = { realm: number, left: number | null, owed: Array<Amount>, card: string | null, place: string | null, stack: string | null, named: Array<PlacedCard>, };
