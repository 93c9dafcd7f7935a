import type { ApolloClient, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import type { ServerClient } from './server-client.ts'

// The server's build has these in the place of Apollo's (`vite/parts-of-the-server.ts`): a page is rendered once, of what its
// loaders have asked, so that nothing of it is watched, asked or changed meanwhile.
export * from '@apollo/client/react'

interface Options {
  variables?: OperationVariables
  skip?: boolean
}

export const useQuery = (query: DocumentNode, { variables, skip = false }: Options = {}) => {
  const client = useServerClient()
  const data = skip ? undefined : client.answerTo({ query, variables })
  return { data, loading: !skip && data === undefined, error: undefined, refetch: atNoTime }
}

export const useLazyQuery = () => [atNoTime, { data: undefined, loading: false, error: undefined }]

export const useMutation = () => [atNoTime, { client: useServerClient(), loading: false, error: undefined }]

/** The object that a parent hands down holds what its document asked for, fragments included. */
export const useFragment = ({ from }: { from: object | null | undefined }) =>
  from == null
    ? { data: {}, dataState: 'partial', complete: false }
    : { data: from, dataState: 'complete', complete: true }

interface QueryRef {
  query: DocumentNode
  variables: OperationVariables | undefined
  loaded: Promise<unknown>
}

export const createQueryPreloader = (client: ApolloClient) => {
  const preload = (query: DocumentNode, { variables }: Options): QueryRef => {
    const loaded = client.query({ query, ...(variables && { variables }) })
    return { query, variables, loaded }
  }
  return Object.assign(preload, { toPromise: ({ loaded }: QueryRef) => loaded })
}

export const useReadQuery = (asked: QueryRef) => ({ data: useServerClient().answerTo(asked) })

const useServerClient = () => useApolloClient() as ServerClient

const atNoTime = () => {
  throw new Error('Nothing is asked while a page is rendered')
}
