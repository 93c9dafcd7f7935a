import { randomUUID } from 'node:crypto'
import { createAccessTokens } from '../graphql-api/dist/identity/access-token.js'

// In milliseconds.
const LONGEST_WAIT = 10_000

/**
 * Asks the shop as one of its shoppers. Null: no answer came, or the shop says to come again.
 * @throws when the shop refuses
 */
export const askAt = (port, accessTokenSecret, longestWait = LONGEST_WAIT) => {
  const tokens = createAccessTokens(accessTokenSecret)
  return async (userId, query, variables = {}) => {
    const { accessToken } = await tokens.issue({ userId, sessionId: randomUUID(), loggedInAt: new Date() })
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(longestWait),
    })
      .then((response) => response.json())
      .catch(() => null)
    const code = answer?.errors?.[0]?.extensions?.code ?? answer?.error?.code
    if (code && code !== 'UNAVAILABLE') throw new Error(`The shop refuses: ${JSON.stringify(answer)}`)
    return answer?.data ?? null
  }
}
