import { type ReactNode, useSyncExternalStore } from 'react'
import { readCopy, subscribeToLanguage } from './language.ts'
import { CopyContext } from './use-copy.ts'

/** Provides the sentences in the chosen language. */
export const CopyProvider = ({ children }: { children: ReactNode }) => {
  const copy = useSyncExternalStore(subscribeToLanguage, readCopy, readCopy)
  return <CopyContext value={copy}>{children}</CopyContext>
}
