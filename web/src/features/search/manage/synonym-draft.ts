import { dropDraft, readDraft, storeDraft } from '../../../lib/storage/draft.ts'
import { asText, type WordGroup } from './synonym-words.ts'

// Of a group that was changed meanwhile, what was typed over the words of before is not brought back.
const nameOf = ({ id, words }: WordGroup) => `synonyms:${id ?? 'new'}:${words}`

export const storeTyped = (group: WordGroup, text: string) => storeDraft(nameOf(group), text)

export const dropTyped = (group: WordGroup) => dropDraft(nameOf(group))

/** What was typed over these words before; null when that is nothing new. */
export const restoreTyped = (group: WordGroup): string | null => {
  const typed = readDraft(nameOf(group), (stored) => (typeof stored === 'string' ? stored : null))
  return typed?.trim() === asText(group.words).trim() ? null : typed
}
