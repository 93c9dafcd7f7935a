import { ApolloClient, InMemoryCache } from '@apollo/client'
import type { ClientOptions } from 'graphql-ws'
import { OrderPlacedDocument } from '../features/order/manage/news/order-news.generated.ts'
import { dropAccessToken, storeAccessToken } from '../lib/identity/access-token.ts'
import { createLiveLink } from './live-link.ts'

interface Listener {
  error: (reason: unknown) => void
}

const mockVisits: Listener[] = []
let mockListeners: NonNullable<ClientOptions['on']> = {}
jest.mock('graphql-ws', () => ({
  createClient: ({ on }: ClientOptions) => {
    mockListeners = on ?? {}
    return {
      terminate: () => undefined,
      subscribe: (_: unknown, listener: Listener) => {
        mockVisits.push(listener)
        return () => undefined
      },
    }
  },
}))

beforeEach(() => {
  jest.useFakeTimers()
  // The longest wait, each time.
  jest.spyOn(Math, 'random').mockReturnValue(1)
  mockVisits.length = 0
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  dropAccessToken()
})

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

const tokenFor = (milliseconds: number) =>
  `head.${btoa(JSON.stringify({ exp: Math.floor((Date.now() + milliseconds) / 1000) }))}.signature`

const listen = async (token = tokenFor(900_000)) => {
  storeAccessToken(token)
  const renew = jest.fn(async () => tokenFor(900_000))
  const client = new ApolloClient({ link: createLiveLink(renew), cache: new InMemoryCache() })
  client.subscribe({ query: OrderPlacedDocument }).subscribe(() => undefined)
  await pass(0)
  return renew
}

const connect = () => mockListeners.connected?.(undefined as never, undefined, false)
const refuse = () => mockVisits.at(-1)?.error([{ message: 'Forbidden' }])
const close = (code: number) => {
  const event = { code, reason: '', wasClean: true }
  mockListeners.closed?.(event)
  mockVisits.at(-1)?.error(event)
}

test('a subscription that is refused at every visit is asked for less and less often', async () => {
  await listen()
  for (const [index, wait] of [1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
    connect()
    refuse()
    await pass(wait - 1)
    expect(mockVisits).toHaveLength(index + 1)
    await pass(1)
    expect(mockVisits).toHaveLength(index + 2)
  }
})

test('after a connection that lived a while, the next one is tried soon', async () => {
  await listen()
  refuse()
  await pass(1000)
  connect()
  await pass(5000)
  close(1006)
  await pass(1000)
  expect(mockVisits).toHaveLength(3)
})

test('a token is renewed when it ends soon or was refused, not at every visit', async () => {
  const renew = await listen()
  close(1006)
  await pass(1000)
  expect(mockVisits).toHaveLength(2)
  expect(renew).not.toHaveBeenCalled()

  close(4403)
  await pass(2000)
  expect(renew).toHaveBeenCalledTimes(1)
})

test('a token that ends soon is renewed before the first visit', async () => {
  expect(await listen(tokenFor(10_000))).toHaveBeenCalledTimes(1)
})
