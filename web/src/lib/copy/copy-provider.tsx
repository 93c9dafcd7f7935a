import { type ReactNode, useSyncExternalStore } from 'react'
import { readSentences, subscribeToLanguage } from './language.ts'
import { CopyContext } from './use-copy.ts'

/** Says the shop in the language that was chosen, and again when another one is. */
export const CopyProvider = ({ children }: { children: ReactNode }) => {
  const sentences = useSyncExternalStore(subscribeToLanguage, readSentences, readSentences)
  return <CopyContext value={sentences}>{children}</CopyContext>
}
