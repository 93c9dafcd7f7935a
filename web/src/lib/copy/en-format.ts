import { createPageFormat } from './page-format.ts'

/** Numbers, days and times as they are written in English. */
export const enFormat = createPageFormat('en-GB')
