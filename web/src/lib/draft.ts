const prefix = 'draft:'
const ownerKey = 'draftOwner'

/** What was typed or begun in this tab, kept over a reload; null when there is nothing that `read` understands. */
export const readDraft = <Draft>(name: string, read: (stored: unknown) => Draft | null): Draft | null => {
  try {
    return read(JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null'))
  } catch {
    return null
  }
}

// Storage may be switched off or full; the page itself then is the only place where it stands.
export const keepDraft = (name: string, draft: unknown) => {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(draft))
  } catch {
    return
  }
}

export const dropDraft = (name: string) => {
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    return
  }
}

/** The drafts of this tab are this person's from now on: what somebody else left is forgotten, one's own is found again. */
export const claimDrafts = (userId: string) => {
  try {
    if (sessionStorage.getItem(ownerKey) !== userId) clearDrafts()
    sessionStorage.setItem(ownerKey, userId)
  } catch {
    return
  }
}

/** Forgets all drafts, and whose they were. */
export const clearDrafts = () => {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
    for (const key of [...names, ownerKey]) sessionStorage.removeItem(key)
  } catch {
    return
  }
}
