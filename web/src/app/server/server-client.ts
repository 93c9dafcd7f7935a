import { ApolloClient, ApolloLink, CombinedGraphQLErrors, type OperationVariables } from '@apollo/client'
import type { PageRequest } from '@sunnah-store/schema/rendered-page'
import type { DocumentNode } from 'graphql'
import { createCache } from '../cache.ts'
import { asSent } from './as-sent.ts'

interface Asked {
  query: DocumentNode
  variables?: OperationVariables | undefined
}

export type ServerClient = ReturnType<typeof createServerClient>['client']

/**
 * An Apollo client for one page, whose queries the server executes itself. Components are given the answers as they are
 * (`hooks.ts`); its cache is filled for the browser, and hardly read: to watch it costs more than to render what it holds.
 */
export const createServerClient = (execute: PageRequest['execute']) => {
  const cache = createCache({ resultCaching: false })
  const client = new ApolloClient({ link: ApolloLink.empty(), cache, dataMasking: false, ssrMode: true })
  const asked: Promise<ApolloLink.Result>[] = []
  const answers: { query: DocumentNode; variables: string; data: unknown }[] = []

  const answer = async ({ query, variables = {} }: Asked) => {
    const { document, text } = await asSent(query)
    const result = (await execute(text, variables)) as ApolloLink.Result
    if (result.errors) return result
    cache.writeQuery({ query: document, variables, data: result.data })
    answers.push({ query, variables: JSON.stringify(variables), data: result.data })
    return result
  }

  const query = async (one: Asked) => {
    const answering = answer(one)
    asked.push(answering)
    const result = await answering
    if (result.errors) throw new CombinedGraphQLErrors(result)
    return { data: result.data }
  }

  /** What a query was answered; undefined when it was not asked, or was refused. */
  const answerTo = ({ query, variables = {} }: Asked) => {
    const asText = JSON.stringify(variables)
    return answers.find((one) => one.query === query && one.variables === asText)?.data
  }

  return {
    client: Object.assign(client, { query: query as ApolloClient['query'], answerTo }),
    /** Everything that was answered. */
    extract: () => cache.extract(),
    /** Waits until all that was asked is answered. Answers with the code of what was refused, or null. */
    settle: async (): Promise<string | null> => {
      const refused = (await Promise.all(asked)).find(({ errors }) => errors)
      return refused ? String(refused.errors?.[0]?.extensions?.code) : null
    },
  }
}
