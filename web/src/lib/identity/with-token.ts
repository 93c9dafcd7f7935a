import { endsSoon, readAccessToken } from './access-token.ts'

/**
 * A call outside of GraphQL with the access token of whoever is signed in; one that has ended or is refused is renewed once.
 * @param send makes the call with that token, or without one
 */
export const withToken = async <Answer extends { status: number }>(
  renew: () => Promise<string | null>,
  send: (token: string | null) => Promise<Answer>,
): Promise<Answer> => {
  const token = readAccessToken()
  const first = await send(token && endsSoon(token) ? await renew() : token)
  if (first.status !== 401) return first
  const renewed = await renew()
  return renewed ? send(renewed) : first
}
