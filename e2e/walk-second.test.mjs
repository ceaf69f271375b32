import { shareOfWalks } from './walks.mjs'

shareOfWalks(1, 3)
