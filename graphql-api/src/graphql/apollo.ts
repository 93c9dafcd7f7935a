import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import type { Context } from './context.js'
import { formatErrors } from './format-error.js'
import { limitRequests } from './limits.js'

// A document of a thousand tokens asks for every field of the shop many times over; more is an attack (quality: query cost).
export const MAX_TOKENS = 1000

/** @param report hears of failures that nobody expected */
export const createApollo = (schema: GraphQLSchema, report: (error: unknown) => void): ApolloServer<Context> =>
  new ApolloServer<Context>({
    schema,
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // Callers prove who they are by a header that no browser sends by itself, so queries may come by plain GET.
    csrfPrevention: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: formatErrors(report),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      limitRequests,
      setRetryAfter,
    ],
    stopOnTerminationSignals: false,
  })

/** Puts the seconds after which a caller may try again into the answer's header as well (RFC 9110, section 10.2.3). */
const setRetryAfter: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body, http } }) => {
      if (body.kind !== 'single') return
      for (const { extensions } of body.singleResult.errors ?? []) {
        const details = extensions?.details
        if (typeof details === 'object' && details !== null && 'retryAfter' in details)
          http.headers.set('retry-after', String(details.retryAfter))
      }
    },
  }),
}
