import { deviceStore } from './store.ts'

const key = 'searches'
const mostKept = 8

/** What was searched on this device, the latest first. */
export const readSearches = (): string[] => {
  try {
    const stored: unknown = JSON.parse(deviceStore.read(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, mostKept) : []
  } catch {
    return []
  }
}

export const rememberSearch = (words: string) => {
  const others = readSearches().filter((other) => other.toLowerCase() !== words.toLowerCase())
  deviceStore.keep(key, JSON.stringify([words, ...others].slice(0, mostKept)))
}

export const forgetSearches = () => deviceStore.drop(key)
