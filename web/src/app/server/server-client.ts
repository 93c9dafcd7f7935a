import { setImmediate } from 'node:timers/promises'
import { ApolloClient, ApolloLink } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { PageRequest } from '@sunnah-store/schema/rendered-page'
import { from } from 'rxjs'
import { createCache } from '../cache.ts'

// Each client has documents of its own; what they say is the same.
const texts = new Map<string, string>()

/** An Apollo client for one page, whose queries the server executes itself. */
export const createServerClient = (execute: PageRequest['execute']) => {
  const answers: Promise<ApolloLink.Result>[] = []
  const link = new ApolloLink(({ operationName = '', query, variables }) => {
    const text = texts.get(operationName) ?? print(query)
    texts.set(operationName, text)
    const answer = execute(text, variables) as Promise<ApolloLink.Result>
    answers.push(answer)
    return from(answer)
  })

  // Each part of it is read once: to remember what was read would cost more than reading it.
  const cache = createCache({ resultCaching: false })
  return {
    client: new ApolloClient({
      link,
      cache,
      // Components are given the data of their fragments (`vite/fragments-as-given.ts`).
      dataMasking: false,
      ssrMode: true,
      // What is preloaded is rendered at once or never.
      defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 1000 } } },
    }),
    /** Everything that was answered. */
    extract: () => cache.extract(),
    /** Waits until all that was asked is in the cache. Answers with the code of what was refused, or null. */
    settle: async (): Promise<string | null> => {
      const results = await Promise.all(answers)
      await setImmediate()
      const refused = results.find(({ errors }) => errors)
      return refused ? String(refused.errors?.[0]?.extensions?.code) : null
    },
  }
}
