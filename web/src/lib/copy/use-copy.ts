import { createContext, use } from 'react'
import { type Copy, en } from './en.ts'

const CopyContext = createContext<Copy>(en)

/** The shop's sentences in the language of the person who reads them. */
export const useCopy = (): Copy => use(CopyContext)
