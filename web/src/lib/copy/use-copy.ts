import { createContext, use } from 'react'
import { readSentences, type Sentences } from './language.ts'

export const CopyContext = createContext<Sentences>(readSentences())

/** The shop's sentences in the language of the person who reads them. */
export const useCopy = () => use(CopyContext).shop
