import { createContext, use, useSyncExternalStore } from 'react'
import { readLowData, subscribeToLowData } from './low-data.ts'

/** Where the server, which renders for everybody, says it of one page. */
export const LowDataOfPage = createContext<boolean | null>(null)

export const useLowData = () => {
  const ofPage = use(LowDataOfPage)
  return useSyncExternalStore(subscribeToLowData, readLowData, () => ofPage ?? readLowData())
}
