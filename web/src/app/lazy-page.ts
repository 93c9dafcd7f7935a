import type { ComponentType } from 'react'
import { PageLoadError } from '../lib/page-load-error.ts'

const timeLimit = 120_000

/** Loads the code of a page, for as long as two minutes. */
export const lazyPage = (load: () => Promise<ComponentType>) => async () => {
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
