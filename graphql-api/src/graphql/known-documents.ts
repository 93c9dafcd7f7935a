import type { ApolloServerOptions, BaseContext } from '@apollo/server'
import type { DocumentNode } from 'graphql'

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>

// In characters of JSON, each of which takes some ten bytes in memory; a page of the shop asks for one to eighteen thousand.
const MOST_KEPT = 4_000_000

/**
 * The documents that have passed, so that none is read and checked twice; the longest not asked for go when there are more.
 * They are kept as copies without the places in their text: each place holds the whole text and all that stood in it, comments too,
 * and each longer name is a piece of that text. Anybody could fill the memory of a server with some hundred documents.
 */
export const createKnownDocuments = (mostKept = MOST_KEPT): DocumentStore => {
  const known = new Map<string, { document: DocumentNode; size: number }>()
  let kept = 0

  const forget = (key: string) => {
    const size = known.get(key)?.size
    if (size !== undefined) kept -= size
    return known.delete(key)
  }

  return {
    get: async (key) => {
      const found = known.get(key)
      if (!found) return undefined
      known.delete(key)
      known.set(key, found)
      return found.document
    },
    set: async (key, document) => {
      const json = JSON.stringify(document, withoutPlaces)
      forget(key)
      known.set(key, { document: JSON.parse(json), size: json.length })
      kept += json.length
      for (const oldest of known.keys()) {
        if (kept <= mostKept) break
        forget(oldest)
      }
    },
    delete: async (key) => forget(key),
  }
}

const withoutPlaces = (key: string, value: unknown) => (key === 'loc' ? undefined : value)
