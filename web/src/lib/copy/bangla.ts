import { bn } from './bn.ts'
import type { Sentences } from './sentences.ts'

/** Everything that the shop says in Bangla, in one download. */
export const bangla: Sentences = { shop: bn }
