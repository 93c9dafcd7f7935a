import { ApolloClient, type ApolloLink } from '@apollo/client'
import { HttpLink } from '@apollo/client/link/http'
import { endpoints } from '@sunnah-store/schema/routes'
import { createAuthLink } from './auth-link.ts'
import { createCache } from './cache.ts'

interface Ways {
  /** How a new access token is had. */
  renew: () => Promise<string | null>
  server?: ApolloLink
}

/** The only way from the client to the server. */
export const createApolloClient = ({ renew, server = httpLink() }: Ways) =>
  new ApolloClient({ link: createAuthLink(renew).concat(server), cache: createCache(), dataMasking: true })

const httpLink = () => new HttpLink({ uri: endpoints.graphql, enhancedClientAwareness: { transport: false } })
