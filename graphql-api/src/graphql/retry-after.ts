import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from './context.js'

/** Puts the seconds after which a caller may try again into the answer's header as well (RFC 9110, section 10.2.3). */
export const setRetryAfter: ApolloServerPlugin<Context> = {
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
