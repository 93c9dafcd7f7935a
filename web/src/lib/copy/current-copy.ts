import type { CopyArea } from './copy-area.ts'
import { readCopy } from './language.ts'

/** The sentences of an area in the language that the shop speaks by now, for what is said outside of rendering. */
export const currentCopy = async <Sentences>(area: CopyArea<Sentences>): Promise<Sentences> =>
  readCopy().language === 'bn' ? await area.loadBangla() : area.en
