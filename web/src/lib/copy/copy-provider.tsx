import { type ReactNode, useSyncExternalStore } from 'react'
import { readCopy, subscribeToLanguage } from './language.ts'
import { CopyContext } from './use-copy.ts'

/** Says the shop in the language that was chosen, and again when another one is. */
export const CopyProvider = ({ children }: { children: ReactNode }) => {
  const copy = useSyncExternalStore(subscribeToLanguage, readCopy, readCopy)
  return <CopyContext value={copy}>{children}</CopyContext>
}
