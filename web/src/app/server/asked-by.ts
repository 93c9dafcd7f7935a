import { ApolloClient, ApolloLink } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'
import { of } from 'rxjs'
import type { Asked } from '../../lib/network/asked-ahead.ts'
import { createCache } from '../cache.ts'

const known = new Map<DocumentNode, Promise<Asked>>()

/** A query as the browser sends it: with what the client adds to its document, and without what only the client reads. */
export const askedBy = (document: DocumentNode): Promise<Asked> => {
  const asked = known.get(document) ?? findAsked(document)
  known.set(document, asked)
  return asked
}

const findAsked = (document: DocumentNode) =>
  new Promise<Asked>((resolve, reject) => {
    const link = new ApolloLink(({ operationName = '', query }) => {
      resolve({ operationName, query: print(query) })
      return of({ data: {} })
    })
    const client = new ApolloClient({ link, cache: createCache() })
    client.query({ query: document, fetchPolicy: 'no-cache' }).catch(reject)
  })
