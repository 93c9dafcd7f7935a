import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useOnline } from '../../../lib/network/use-online.ts'
import { SuggestionsDocument, type SuggestionsQuery } from './suggestions.generated.ts'

export type Found = SuggestionsQuery['suggestions']

export type Answer =
  | { status: 'unasked' | 'waiting' | 'failed' | 'offline'; found?: never }
  | { status: 'found'; found: Found }

/** From this many letters on. */
const fewest = 2
/** From one request to the next, in milliseconds. */
const pause = 150
/** What a keyboard is still composing is asked for when it rests this long: many compose whole words. */
const rest = 400
// A virama or a joiner: the rest of the letter is about to come.
const halfLetter = /[\u09cd\u200c\u200d]$/

/** What the shop suggests for the text as it is now, never for an older one. */
export const useSuggestions = (text: string, composing: boolean, open: boolean): Answer => {
  const bangla = useCopy().language === 'bn'
  const online = useOnline()
  const client = useApolloClient()
  const askedAt = useRef(0)
  const [answer, setAnswer] = useState<{ to: string; found: Found | null }>()
  const search = text.trim()
  const question = `${bangla}:${search}`
  const asks = open && online && [...search].length >= fewest && !halfLetter.test(search)

  useEffect(() => {
    if (!asks) return
    const request = new AbortController()
    const { signal } = request

    const ask = async () => {
      askedAt.current = Date.now()
      const found = await client
        .query({
          query: SuggestionsDocument,
          variables: { search, bangla },
          context: { fetchOptions: { signal }, queryDeduplication: false },
        })
        .then(({ data }) => data?.suggestions ?? null)
        .catch(() => null)
      if (!signal.aborted) setAnswer({ to: question, found })
    }

    const wait = composing ? rest : askedAt.current + pause - Date.now()
    const timer = setTimeout(ask, Math.max(wait, 0))
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [asks, composing, client, search, bangla, question])

  if (!open || [...search].length < fewest) return { status: 'unasked' }
  if (answer?.to !== question) return { status: online ? 'waiting' : 'offline' }
  return answer.found ? { status: 'found', found: answer.found } : { status: online ? 'failed' : 'offline' }
}
