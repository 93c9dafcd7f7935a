import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import { errors as codes } from '@sunnah-store/schema/errors'
import { type GraphQLSchema, Kind } from 'graphql'
import { forRequest } from '../database/for-request.js'
import { DomainError, IN_A_MOMENT } from '../errors.js'
import type { Asked } from '../http/security-event.js'
import { compiledGateway } from './compiled-executor.js'
import type { Context } from './context.js'
import { countOperations } from './count-operations.js'
import { formatErrors, type Report, requestIdOf } from './format-error.js'
import { createKnownDocuments } from './known-documents.js'
import { limitDocument } from './limit-document.js'
import { limitRequests } from './limits.js'
import { noteAnswers } from './note-answers.js'
import { persistedQueries } from './persisted-queries.js'
import { countRefused } from './refused-documents.js'
import { asOnePlugin, type Steps } from './steps.js'

// A thousand tokens are enough to ask for every field many times; a longer document is an attack.
export const MAX_TOKENS = 1000
// Each fault of a document takes time to be looked for and told.
export const validationOptions = { maxErrors: 5 }

type Note = (refusal: DomainError, asked: Asked) => void

/**
 * @param report receives unexpected errors
 * @param patience how long a query waits for its turn, in milliseconds
 * @param note receives what callers over HTTP are refused
 */
export const createApollo = (
  schema: GraphQLSchema,
  report: Report,
  patience: number,
  note: Note = () => {},
): ApolloServer<Context> =>
  new ApolloServer<Context>({
    gateway: compiledGateway(schema, patience),
    introspection: true,
    persistedQueries,
    includeStacktraceInErrorResponses: false,
    // Authentication is by a header that browsers never add by themselves, so plain GET requests are safe.
    csrfPrevention: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    documentStore: createKnownDocuments(),
    validationRules: [limitDocument],
    validationOptions,
    formatError: formatErrors(report),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      asOnePlugin([
        noteRequest,
        noteRefusals(note),
        nameRequestInSql,
        // Before they are counted: what is refused for its size counts for nothing that it names.
        limitRequests,
        countOperations,
        countRefused,
        noteAnswers,
        sayWhenToRetry,
        seeOwnWrites,
      ]),
    ],
    stopOnTerminationSignals: false,
  })

// What these change is told to nobody else, or forgotten by the service: a purchase must not wait.
const ownThings = new Set([
  'addToCart',
  'setCartQuantity',
  'removeFromCart',
  'putBackIntoCart',
  'clearCart',
  'placeOrder',
  'holdStock',
])

/** Whoever is told that something was changed reads nothing older at this server. */
const seeOwnWrites: Steps = {
  willSendResponse: async ({ operation, contextValue }) => {
    if (operation?.operation !== 'mutation') return
    const { selections } = operation.selectionSet
    const isOwn = selections.every((one) => one.kind === Kind.FIELD && ownThings.has(one.name.value))
    if (!isOwn) await contextValue.search.upToDate()
  },
}

/** Notes in which request an error came up, for its answer and for the log. */
const noteRequest: Steps = {
  didEncounterErrors: ({ errors, contextValue: { requestId } }) => {
    if (requestId) for (const error of errors) requestIdOf.set(error, requestId)
  },
}

// The REST interface notes what it refuses itself, and has no HTTP request here.
const noteRefusals = (note: Note): Steps => ({
  didEncounterErrors: ({ errors, request, contextValue: { requestId } }) => {
    for (const { path, originalError } of errors)
      if (request.http && originalError instanceof DomainError)
        note(originalError, { asked: path?.join('.'), isSignIn: path?.[0] === 'signIn', requestId })
  },
})

/** What changes something is rare, and worth to be traced: reads stay as they are. */
const nameRequestInSql: Steps = {
  didResolveOperation: ({ operation, contextValue }) => {
    const { db, requestId } = contextValue
    if (operation?.operation === 'mutation' && requestId) contextValue.db = forRequest(db, requestId)
  },
}

/** An outage that leaves nothing to be told is 503. Copies `retryAfter` (seconds) of an error into the Retry-After header (RFC 9110, section 10.2.3); an outage is over soon. */
const sayWhenToRetry: Steps = {
  willSendResponse: ({ response: { body, http } }) => {
    if (body.kind !== 'single') return
    const { data, errors = [] } = body.singleResult
    for (const { extensions } of errors) {
      const details = extensions?.details
      if (extensions?.code === 'UNAVAILABLE') {
        http.headers.set('retry-after', String(IN_A_MOMENT))
        if (!data) http.status = codes.UNAVAILABLE.status
      }
      if (typeof details === 'object' && details !== null && 'retryAfter' in details)
        http.headers.set('retry-after', String(details.retryAfter))
    }
  },
}
