import { createContext, use } from 'react'
import type { CopyArea } from './copy-area.ts'
import type { Copy } from './en/en.ts'
import { readCopy } from './language.ts'

export const CopyContext = createContext(readCopy())

/**
 * The shop's sentences in the language of the person who reads them, and with an area those of its pages too.
 * Suspends while the Bangla of an area is on its way.
 */
export function useCopy(): Copy
export function useCopy<Sentences>(area: CopyArea<Sentences>): Copy & Sentences
export function useCopy<Sentences>(area?: CopyArea<Sentences>): Copy | (Copy & Sentences) {
  const copy = use(CopyContext)
  if (!area) return copy
  return area.withAll(copy, copy.language === 'bn' ? use(area.loadBangla()) : area.en)
}
