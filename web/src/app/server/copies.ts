import { bn } from '../../lib/copy/bn/bn.ts'
import { type Copy, en } from '../../lib/copy/en/en.ts'
import type { Language } from '../../lib/copy/languages.ts'

/** What the server says in each language. */
export const copies: Readonly<Record<Language, Copy>> = { en, bn }
