import { readFileSync } from 'node:fs'
import { ApolloClient, ApolloLink } from '@apollo/client'
import { type DocumentNode, print } from 'graphql'
import { of } from 'rxjs'
import { SuggestionsDocument } from '../features/search/suggestions/suggestions.generated.ts'
import { MeDocument } from '../lib/identity/session.generated.ts'
import { ProductDocument } from '../pages/product-page.generated.ts'
import { createCache } from './cache.ts'
import { persistedQueryLink } from './persisted-query-link.ts'

interface Sent {
  method: string
  hash: string | undefined
  query: string
  isWithText: boolean
  signal: AbortSignal | undefined
}

const { signal } = new AbortController()

/** What is sent for this query, request by request; the server does not know a hash when it says so. */
const sentFor = async (query: DocumentNode, unknownBy?: string) => {
  const sent: Sent[] = []
  const server = new ApolloLink((operation) => {
    const { http, fetchOptions } = operation.getContext()
    const hash: string | undefined = operation.extensions.persistedQuery?.sha256Hash
    const isWithText = http?.includeQuery !== false
    sent.push({
      method: fetchOptions?.method ?? 'POST',
      hash,
      query: print(operation.query),
      isWithText,
      signal: fetchOptions?.signal,
    })
    const errors = [{ message: 'Unknown', extensions: { code: unknownBy } }]
    return of(hash && unknownBy ? { errors } : { data: {} })
  })
  const client = new ApolloClient({ cache: createCache(), link: persistedQueryLink.concat(server) })
  const variables = { id: 'p-1', search: 'attar' }
  await client.query({ query, variables, fetchPolicy: 'no-cache', context: { fetchOptions: { signal } } })
  return sent
}

const manifest = new URL('../../../schema/persisted-queries.json', import.meta.url)
const { operations }: { operations: { id: string; body: string }[] } = JSON.parse(readFileSync(manifest, 'utf8'))

// The order of fragments says nothing.
const definitionsOf = (query = '') => query.split('\n\n').sort()

test.each([
  ['a product', ProductDocument],
  ['suggestions', SuggestionsDocument],
])('%s is asked by GET and by a hash, whose text the server has as it would be sent', async (_, document) => {
  const [sent, ...more] = await sentFor(document)

  expect(sent).toMatchObject({ method: 'GET', isWithText: false, signal })
  expect(definitionsOf(operations.find(({ id }) => id === sent?.hash)?.body)).toEqual(definitionsOf(sent?.query))
  expect(more).toEqual([])
})

test.each(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED'])(
  'a server that answers %s is sent the query',
  async (code) => {
    const [, second, ...more] = await sentFor(ProductDocument, code)

    expect(second).toMatchObject({ method: 'POST', hash: undefined, isWithText: true, signal })
    expect(more).toEqual([])
  },
)

test('what only one person may see is sent as ever', async () => {
  expect(await sentFor(MeDocument)).toMatchObject([{ method: 'POST', hash: undefined, isWithText: true }])
})
