import { createContext, use } from 'react'
import { readCopy } from './language.ts'

export const CopyContext = createContext(readCopy())

/** The shop's sentences in the language of the person who reads them. */
export const useCopy = () => use(CopyContext)
