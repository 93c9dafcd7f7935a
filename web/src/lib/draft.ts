import { deviceStore, type Store, tabStore } from './store.ts'

const prefix = 'draft:'
const ownerKey = 'draftOwner'

const createDrafts = (store: Store) => {
  const clear = () => {
    const names = store.names().filter((name) => name.startsWith(prefix))
    for (const name of [...names, ownerKey]) store.drop(name)
  }

  return {
    /** What was kept under that name; null when there is nothing that `read` understands. */
    read: <Draft>(name: string, read: (stored: unknown) => Draft | null): Draft | null => {
      try {
        return read(JSON.parse(store.read(prefix + name) ?? 'null'))
      } catch {
        return null
      }
    },
    keep: (name: string, draft: unknown) => store.keep(prefix + name, JSON.stringify(draft)),
    drop: (name: string) => store.drop(prefix + name),
    claim: (userId: string) => {
      if (store.read(ownerKey) === userId) return
      clear()
      store.keep(ownerKey, userId)
    },
    clear,
  }
}

const ofTab = createDrafts(tabStore)
const ofDevice = createDrafts(deviceStore)

/** What was typed or begun in this tab, kept over a reload. */
export const { read: readDraft, keep: keepDraft, drop: dropDraft } = ofTab

/** What was begun for all tabs, and outlives them. */
export const { read: readShared, keep: keepShared, drop: dropShared } = ofDevice

/** The drafts are this person's from now on: what somebody else left is forgotten, one's own is found again. */
export const claimDrafts = (userId: string) => {
  ofTab.claim(userId)
  ofDevice.claim(userId)
}

/** Forgets all drafts, and whose they were. */
export const clearDrafts = () => {
  ofTab.clear()
  ofDevice.clear()
}
