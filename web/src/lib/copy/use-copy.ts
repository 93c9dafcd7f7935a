import { createContext, use } from 'react'
import { readSentences } from './language.ts'
import type { Sentences } from './sentences.ts'

export const CopyContext = createContext<Sentences>(readSentences())

/** The shop's sentences in the language of the person who reads them. */
export const useCopy = () => use(CopyContext).shop
