import { PageLoadError } from '../failure/page-load-error.ts'

/** Sentences of some pages only: their English comes with the code of the page, their Bangla when it is read there. */
export interface CopyArea<Sentences> {
  en: Sentences
  /** The same promise each time, until one fails. */
  loadBangla: () => Promise<Sentences>
}

const areas: CopyArea<unknown>[] = []

export const copyArea = <Sentences>(en: Sentences, load: () => Promise<Sentences>): CopyArea<Sentences> => {
  let bangla: Promise<Sentences> | undefined
  const loadBangla = () => {
    bangla ??= load().catch((cause: unknown) => {
      bangla = undefined
      throw new PageLoadError('The Bangla of this page could not be loaded', { cause })
    })
    return bangla
  }
  const area = { en, loadBangla }
  areas.push(area)
  return area
}

/** Loads the Bangla of every page whose code is here, so that nothing on the screen waits for it after a change of language. */
export const loadBanglaOfAreas = () => Promise.all(areas.map(({ loadBangla }) => loadBangla()))
