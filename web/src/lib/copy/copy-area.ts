import { PageLoadError } from '../failure/page-load-error.ts'
import type { Copy } from './en/en.ts'

/** Sentences of some pages only: their English comes with the code of the page, their Bangla when it is read there. */
export interface CopyArea<Sentences> {
  en: Sentences
  /** The same promise each time, until one fails. */
  loadBangla: () => Promise<Sentences>
  /** These sentences and those of the whole shop in the same language: the same object each time. */
  withAll: (copy: Copy, sentences: Sentences) => Copy & Sentences
}

const loaders: (() => Promise<unknown>)[] = []

export const copyArea = <Sentences>(en: Sentences, load: () => Promise<Sentences>): CopyArea<Sentences> => {
  let bangla: Promise<Sentences> | undefined
  const loadBangla = () => {
    bangla ??= markKept(
      load().catch((cause: unknown) => {
        bangla = undefined
        throw new PageLoadError('The Bangla of this page could not be loaded', { cause })
      }),
    )
    return bangla
  }
  // To put hundreds of sentences together at each render would take longer than most of what shows them.
  const whole = new Map<Sentences, Copy & Sentences>()
  const withAll = (copy: Copy, sentences: Sentences) => {
    const known = whole.get(sentences) ?? { ...copy, ...sentences }
    whole.set(sentences, known)
    return known
  }
  loaders.push(loadBangla)
  return { en, loadBangla, withAll }
}

/**
 * Says of a promise that is kept what React itself says of one that it has waited for: otherwise the first to use it takes
 * what is around off the screen for a moment.
 * @see https://github.com/acdlite/rfcs/blob/first-class-promises/text/0000-first-class-support-for-promises.md#reading-the-result-of-a-promise-that-was-read-previously
 */
const markKept = <Value>(promise: Promise<Value>) => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** Loads the Bangla of every page whose code is here, so that nothing on the screen waits for it after a change of language. */
export const loadBanglaOfAreas = () => Promise.all(loaders.map((load) => load()))
