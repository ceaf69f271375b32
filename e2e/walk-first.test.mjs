import { shareOfWalks } from './walks.mjs'

shareOfWalks(0, 3)
