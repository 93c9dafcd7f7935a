import type { User } from '../../user/user.entity.js'
import type { TestServer } from '../test-server.js'

/**
 * Asks a server over the network for what a document calls `done`.
 * @throws Refused
 */
export type AskShop = <Done>(document: string, variables: object) => Promise<Done>

/** What the shop has not done, by the code that it says. */
export class Refused extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

interface Answer<Done> {
  data?: { done: Done } | null
  errors?: { extensions: { code: string } }[]
}

/** @param address of the server, which listens */
export const asUser = async (server: TestServer, address: string, user: User): Promise<AskShop> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await server.tokenOf(user)}` }
  return async <Done>(query: string, variables: object) => {
    const asked = { method: 'POST', headers, body: JSON.stringify({ query, variables }) }
    const answer = await fetch(`${address}/graphql`, asked)
    if (answer.status >= 500) throw new Refused(`${answer.status} ${await answer.text()}`)
    const { data, errors } = (await answer.json()) as Answer<Done>
    if (!data || errors) throw new Refused(errors?.[0]?.extensions.code ?? 'no answer')
    return data.done
  }
}
