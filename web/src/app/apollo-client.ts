import { ApolloClient, type ApolloLink } from '@apollo/client'
import { HttpLink } from '@apollo/client/link/http'
import { endpoints } from '@sunnah-store/schema/routes'
import { createCache } from './cache.ts'

/** The only way from the client to the server. */
export const createApolloClient = (link: ApolloLink = httpLink()) =>
  new ApolloClient({ link, cache: createCache(), dataMasking: true })

const httpLink = () => new HttpLink({ uri: endpoints.graphql, enhancedClientAwareness: { transport: false } })
