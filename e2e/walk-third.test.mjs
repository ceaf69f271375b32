import { shareOfWalks } from './walks.mjs'

shareOfWalks(2, 3)
