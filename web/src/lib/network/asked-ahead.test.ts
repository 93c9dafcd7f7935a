import { dropAccessToken, noteWorksHere, storeAccessToken } from '../identity/access-token.ts'
import { askAhead, fetchOnce } from './asked-ahead.ts'

const tokenFor = (seconds: number) => `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.signature`
const token = tokenFor(900)

/** What the shop is asked, each answered by how many requests it has had. */
const answerByCount = () => {
  let count = 0
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    count += 1
    return Response.json(count)
  })
}

const take = async (operationName: string, bearer = token) => {
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ operationName }),
  }
  return (await fetchOnce('/graphql', init)).json()
}

beforeEach(() => {
  localStorage.clear()
  delete window.askedAhead
  storeAccessToken(token)
})
afterEach(() => jest.restoreAllMocks())

test('what was asked ahead is taken once, and then asked anew', async () => {
  const asked = answerByCount()
  askAhead('/graphql', [{ operationName: 'Cart', query: 'query Cart { cart { total } }' }])
  expect(asked.mock.calls[0]?.[1]?.body).toContain('query Cart')

  expect(await take('Me')).toBe(2)
  expect(await take('Cart')).toBe(1)
  expect(await take('Cart')).toBe(3)
})

test('for who works in the shop nothing is asked ahead, until they log out', () => {
  const asked = answerByCount()
  noteWorksHere('staff')
  askAhead('/graphql', [{ operationName: 'Cart', query: '' }])
  expect(asked).not.toHaveBeenCalled()

  dropAccessToken()
  storeAccessToken(token)
  askAhead('/graphql', [{ operationName: 'Cart', query: '' }])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('somebody else, or whoever comes much later, is not given it', async () => {
  answerByCount()
  const ask = () => askAhead('/graphql', [{ operationName: 'Cart', query: '' }])
  ask()
  expect(await take('Cart', tokenFor(800))).toBe(2)
  ask()
  jest.spyOn(performance, 'now').mockReturnValue(21_000)
  expect(await take('Cart')).toBe(4)
})

test.each([
  ['nobody answered', () => Promise.reject(new TypeError('no connection'))],
  ['a busy shop refused', async () => new Response('{}', { status: 503 })],
])('what was asked ahead while %s is asked again', async (_, fails) => {
  const asked = answerByCount().mockImplementationOnce(fails)
  askAhead('/graphql', [{ operationName: 'Cart', query: '' }])
  expect(await take('Cart')).toBe(1)
  expect(asked).toHaveBeenCalledTimes(2)
})

test.each([
  ['nobody', null],
  ['a token that is over', tokenFor(-10)],
])('for %s nothing is asked ahead', (_, kept) => {
  localStorage.clear()
  if (kept) storeAccessToken(kept)
  const asked = answerByCount()
  askAhead('/graphql', [{ operationName: 'Cart', query: '' }])
  expect(asked).not.toHaveBeenCalled()
})
