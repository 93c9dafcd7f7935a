/** Texts by name that outlive a reload. */
export interface Store {
  read(name: string): string | null
  keep(name: string, text: string): void
  drop(name: string): void
  names(): string[]
}

// Storage may be disabled or full; values that it refuses are kept in memory until the page is closed.
const createStore = (open: () => Storage): Store => {
  const inMemory = new Map<string, string>()

  const attempt = <Answer>(ask: (storage: Storage) => Answer) => {
    try {
      return ask(open())
    } catch {
      return null
    }
  }

  return {
    // Memory first: a full storage may still hold an older value.
    read: (name) => inMemory.get(name) ?? attempt((storage) => storage.getItem(name)),
    keep: (name, text) => {
      inMemory.set(name, text)
      attempt((storage) => {
        storage.setItem(name, text)
        inMemory.delete(name)
      })
    },
    drop: (name) => {
      inMemory.delete(name)
      attempt((storage) => storage.removeItem(name))
    },
    names: () => [...inMemory.keys(), ...(attempt(Object.keys) ?? [])],
  }
}

/** Kept on this device, and seen by every tab. */
export const deviceStore = createStore(() => localStorage)

/** Kept for this tab. */
export const tabStore = createStore(() => sessionStorage)
