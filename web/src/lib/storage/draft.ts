import { isRecord } from '../is-record.ts'
import { forgetSearches } from './recent-searches.ts'
import { deviceStore, type Store, tabStore } from './store.ts'

const prefix = 'draft:'
const ownerKey = 'draftOwner'

const createDrafts = (store: Store) => {
  const names = () => store.names().filter((name) => name.startsWith(prefix))

  const clear = () => {
    for (const name of [...names(), ownerKey]) store.drop(name)
  }

  /** What was kept under that name; null when there is nothing that `read` understands. */
  const read = <Draft>(name: string, understand: (stored: unknown) => Draft | null): Draft | null => {
    try {
      return understand(JSON.parse(store.read(prefix + name) ?? 'null'))
    } catch {
      return null
    }
  }

  return {
    read,
    keepOnly: (isWanted: (stored: unknown) => boolean) => {
      for (const name of names()) if (!read(name.slice(prefix.length), isWanted)) store.drop(name)
    },
    keep: (name: string, draft: unknown) => store.keep(prefix + name, JSON.stringify(draft)),
    drop: (name: string) => store.drop(prefix + name),
    isOfAnother: (userId: string) => ![userId, null].includes(store.read(ownerKey)),
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
export const { read: readDraft, keep: storeDraft, drop: dropDraft } = ofTab

// Older drafts are dropped.
const lifetime = 24 * 60 * 60_000

const freshOf = (stored: unknown): unknown =>
  isRecord(stored) && typeof stored.until === 'number' && stored.until > Date.now() ? stored.draft : null

/** What was begun for all tabs, and outlives them: for a day. */
export const readShared: typeof readDraft = (name, read) => ofDevice.read(name, (stored) => read(freshOf(stored)))

export const storeShared = (name: string, draft: unknown) =>
  ofDevice.keep(name, { draft, until: Date.now() + lifetime })

export const dropShared = ofDevice.drop

/** Assigns the drafts to this user: drafts and searches of another user are deleted, the user's own are kept. */
export const claimDrafts = (userId: string) => {
  if (ofDevice.isOfAnother(userId)) forgetSearches()
  ofTab.claim(userId)
  ofDevice.claim(userId)
  ofDevice.keepOnly((stored) => freshOf(stored) !== null)
}

/** Forgets all drafts and whose they were, and what was searched. */
export const clearDrafts = () => {
  forgetSearches()
  ofTab.clear()
  ofDevice.clear()
}
