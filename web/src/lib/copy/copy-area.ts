import { PageLoadError } from '../failure/page-load-error.ts'

/** Sentences of some pages only: their English comes with the code of the page, their Bangla when it is read there. */
export interface CopyArea<Sentences> {
  en: Sentences
  /** Caches the promise: after a failure only a reload of the page tries again. */
  loadBangla: () => Promise<Sentences>
}

export const copyArea = <Sentences>(en: Sentences, load: () => Promise<Sentences>): CopyArea<Sentences> => {
  let bangla: Promise<Sentences> | undefined
  return {
    en,
    loadBangla: () => {
      bangla ??= load().catch((cause: unknown) => {
        throw new PageLoadError('The Bangla of this page could not be loaded', { cause })
      })
      return bangla
    },
  }
}
