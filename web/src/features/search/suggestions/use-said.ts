import { searchCopy } from '../../../lib/copy/search-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { Answer } from './use-suggestions.ts'

/** What a person who listens hears of the answer; empty until there is one. */
export const useSaid = ({ status, found }: Answer, words: string) => {
  const { suggestions: copy, search } = useCopy(searchCopy)

  if (status === 'found') return found.total > 0 ? copy.said(found.total) : search.nothing(words)
  if (status === 'failed' || status === 'offline') return copy[status]
  return ''
}
