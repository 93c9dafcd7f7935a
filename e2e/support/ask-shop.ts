import { setTimeout } from 'node:timers/promises'

// A crowd of two hundred is answered long before.
const mostTries = 30

/** Asks as an integrator is to: who is told to come back in a moment, before anything was done, does so. */
export const askShop = async (address: string, given: RequestInit = {}, tries = 1): Promise<Response> => {
  const answer = await fetch(address, given)
  const isSafe = given.method !== 'POST' || new Headers(given.headers).has('idempotency-key')
  const comeBack = Number(answer.headers.get('retry-after'))
  if (answer.status !== 503 || !isSafe || !(comeBack > 0) || tries === mostTries) return answer
  await answer.body?.cancel()
  await setTimeout(1000 * comeBack)
  return askShop(address, given, tries + 1)
}
