import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import { compiledGateway } from './compiled-executor.js'
import type { Context } from './context.js'
import { formatErrors, type Report, requestIdOf } from './format-error.js'
import { limitRequests } from './limits.js'

// A thousand tokens are enough to ask for every field many times; a longer document is an attack.
export const MAX_TOKENS = 1000

/** @param report receives unexpected errors */
export const createApollo = (schema: GraphQLSchema, report: Report): ApolloServer<Context> =>
  new ApolloServer<Context>({
    gateway: compiledGateway(schema),
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // Authentication is by a header that browsers never add by themselves, so plain GET requests are safe.
    csrfPrevention: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: formatErrors(report),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      noteRequest,
      limitRequests,
      setRetryAfter,
    ],
    stopOnTerminationSignals: false,
  })

/** Notes in which request an error came up, for its answer and for the log. */
const noteRequest: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue: { requestId } }) => {
      if (requestId) for (const error of errors) requestIdOf.set(error, requestId)
    },
  }),
}

/** Copies `retryAfter` (seconds) of an error into the Retry-After header (RFC 9110, section 10.2.3). */
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
