import { endsSoon, readAccessToken, workedHere } from '../identity/access-token.ts'

/** What a page asks the shop for a shopper who has logged in, as the client will ask it. */
export interface Asked {
  operationName: string
  query: string
}

interface AskedAhead {
  authorization: string
  answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    /** What the page itself has asked for, before any of its scripts had come. */
    askedAhead?: AskedAhead
  }
}

/** As long as an answer is as good as a new one, in milliseconds after the page was asked for. */
const freshFor = 20_000

/**
 * Asks for it now, when somebody has logged in whose token does not end before the answer, and who is a shopper as far as this
 * browser knows: who works in the shop has no cart, and would be refused one.
 * @param address where the shop is asked: a page would carry all of its addresses else
 */
export const askAhead = (address: string, asked: readonly Asked[]) => {
  const token = readAccessToken()
  if (!token || endsSoon(token) || workedHere()) return
  const authorization = `Bearer ${token}`
  const headers = {
    accept: 'application/graphql-response+json,application/json;q=0.9',
    'content-type': 'application/json',
    authorization,
  }
  const answers = asked.map(({ operationName, query }): [string, Promise<Response>] => {
    const body = JSON.stringify({ operationName, variables: {}, query })
    const answer = fetch(address, { method: 'POST', headers, body })
    // Whoever takes it hears that it failed.
    answer.catch(() => undefined)
    return [operationName, answer]
  })
  window.askedAhead = { authorization, answers: new Map(answers) }
}

/** Fetches from the shop; what was asked ahead, once and for the same person, is not asked again. */
export const fetchOnce: typeof fetch = (address, init) => {
  const { askedAhead: { authorization, answers } = {} } = window
  if (!answers?.size) return fetch(address, init)
  const { operationName }: { operationName?: string } = JSON.parse(String(init?.body ?? '{}'))
  const answer = operationName && answers.get(operationName)
  if (!answer) return fetch(address, init)
  answers.delete(operationName)
  const isMeant = new Headers(init?.headers).get('authorization') === authorization && performance.now() < freshFor
  const askAgain = () => fetch(address, init)
  if (!isMeant) return askAgain()
  // A failure of some seconds ago is none of now.
  return answer.then(
    (response) => (response.status === 429 || response.status >= 500 ? askAgain() : response),
    askAgain,
  )
}
