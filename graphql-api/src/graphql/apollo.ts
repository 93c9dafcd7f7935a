import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import type { Context } from './context.js'
import { formatErrors } from './format-error.js'

// A document of a thousand tokens asks for every field of the shop many times over; more is an attack (quality: query cost).
const MAX_TOKENS = 1000

export const createApollo = (
  schema: GraphQLSchema,
  report: (error: unknown) => void,
  plugins: ApolloServerPlugin[],
): ApolloServer<Context> =>
  new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // Callers prove who they are by a header that no browser sends by itself, so queries may come by plain GET.
    csrfPrevention: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: formatErrors(report),
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginUsageReportingDisabled(), ...plugins],
    stopOnTerminationSignals: false,
  })
