const prefix = 'draft:'

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

/** Forgets all drafts: whoever logs in next must not find them. */
export const clearDrafts = () => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    return
  }
}
