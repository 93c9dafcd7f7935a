/** Texts by name that outlive a reload. */
export interface Store {
  read(name: string): string | null
  keep(name: string, text: string): void
  drop(name: string): void
  names(): string[]
}

// Storage may be switched off or full; what it does not take lasts until the page is closed.
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
    // A full storage still has what it took before; what it did not take is newer.
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
