import { dropDraft, readDraft, storeDraft } from '../../../../lib/storage/draft.ts'
import { newKey } from '../../../../lib/storage/new-key.ts'

/** The import of one file: its idempotency key stays the same for that file until the import has succeeded. */
export interface ImportAttempt {
  key: string
  draft: string
}

export const attemptOf = ({ name, size, lastModified }: File): ImportAttempt => {
  const draft = `import:${name}:${size}:${lastModified}`
  return { draft, key: readDraft(draft, (kept) => (typeof kept === 'string' ? kept : null)) ?? newKey() }
}

/** Marks the result as unknown from now on. */
export const beginAttempt = ({ key, draft }: ImportAttempt) => storeDraft(draft, key)

export const endAttempt = ({ draft }: ImportAttempt) => dropDraft(draft)
