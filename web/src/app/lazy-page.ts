import type { ComponentType } from 'react'
import { withBangla } from '../lib/copy/with-bangla.ts'
import { PageLoadError } from '../lib/failure/page-load-error.ts'

const timeLimit = 120_000

/** A route's `lazy`, as a function: only then does React Router pass a failure to the error boundary. */
export const lazyPage = (load: () => Promise<ComponentType>) => async () => ({ Component: await loadComponent(load) })

/** Loads a page with what it says: else what is the first on it to speak of an area would take it off the screen, or keep it from being taken over. */
export const loadComponent = (load: () => Promise<ComponentType>) => loadPage(() => withBangla(load))

/** Loads the code of a page, with a limit of two minutes. */
export const loadPage = async <Page>(load: () => Promise<Page>): Promise<Page> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${timeLimit} ms`)), timeLimit)
  })
  try {
    return await Promise.race([load(), tooLate])
  } catch (cause) {
    throw new PageLoadError('The code of this page could not be loaded', { cause })
  } finally {
    clearTimeout(timer)
  }
}
