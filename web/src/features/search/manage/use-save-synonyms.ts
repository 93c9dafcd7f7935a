import { refusalOf } from '../../../lib/failure/refusal.ts'
import type { StoredGroup, WordGroup } from './synonym-words.ts'
import { useSaveSynonymGroupMutation } from './synonyms.generated.ts'

/** Why words were not saved. `changed`: they are others by now. `taken`: one of them stands in that group. */
export type SaveProblem =
  | { kind: 'failed' | 'full' | 'gone' | 'notAdmin' | 'refused' }
  | { kind: 'changed'; words: readonly string[] }
  | { kind: 'taken'; word: string; group: StoredGroup }

/** Saves the words of a group, or of a new one. Resolves to why they were not; null when they were. */
export const useSaveSynonyms = () => {
  // The trial finds by the new words at once; a list that cannot be read again stays as it is.
  const [save] = useSaveSynonymGroupMutation({ refetchQueries: 'active' })

  return async (read: WordGroup, words: readonly string[]): Promise<SaveProblem | null> => {
    const known = read.id === null ? {} : { id: read.id, expectedWords: [...read.words] }
    try {
      await save({ variables: { input: { ...known, words: [...words] } } })
      return null
    } catch (error) {
      return problemOf(error)
    }
  }
}

const problemOf = (error: unknown): SaveProblem => {
  const refusal = refusalOf(error)
  switch (refusal?.code) {
    case 'SYNONYM_TAKEN':
      return { kind: 'taken', word: refusal.word, group: refusal.group }
    case 'SYNONYMS_CHANGED':
      return { kind: 'changed', words: refusal.words }
    case 'SYNONYMS_FULL':
      return { kind: 'full' }
    case 'NOT_FOUND':
      return { kind: 'gone' }
    case 'BAD_USER_INPUT':
      return { kind: 'refused' }
    case 'FORBIDDEN':
    case 'UNAUTHENTICATED':
      return { kind: 'notAdmin' }
    default:
      return { kind: 'failed' }
  }
}
