import { dropDraft, readDraft, storeDraft } from '../../../../lib/storage/draft.ts'
import { newKey } from '../../../../lib/storage/new-key.ts'

/** The import of one file: its key is the same whenever that file is chosen, until it is known to be in. */
export interface ImportAttempt {
  key: string
  draft: string
}

export const attemptOf = ({ name, size, lastModified }: File): ImportAttempt => {
  const draft = `import:${name}:${size}:${lastModified}`
  return { draft, key: readDraft(draft, (kept) => (typeof kept === 'string' ? kept : null)) ?? newKey() }
}

/** From now on nobody knows whether the file is in. */
export const beginAttempt = ({ key, draft }: ImportAttempt) => storeDraft(draft, key)

export const endAttempt = ({ draft }: ImportAttempt) => dropDraft(draft)
