import { ApolloClient, ApolloLink } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'
import { of } from 'rxjs'
import { createCache } from '../cache.ts'

interface Sent {
  operationName: string
  document: DocumentNode
  text: string
}

const known = new Map<DocumentNode, Promise<Sent>>()

/** A query as the browser sends it: with what the client adds to its document, and without what only the client reads. */
export const asSent = (document: DocumentNode): Promise<Sent> => {
  const sent = known.get(document) ?? findSent(document)
  known.set(document, sent)
  return sent
}

const findSent = (document: DocumentNode) =>
  new Promise<Sent>((resolve, reject) => {
    const link = new ApolloLink(({ operationName = '', query }) => {
      resolve({ operationName, document: query, text: print(query) })
      return of({ data: {} })
    })
    const client = new ApolloClient({ link, cache: createCache() })
    client.query({ query: document, fetchPolicy: 'no-cache' }).catch(reject)
  })
