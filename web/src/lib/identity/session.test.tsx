import { ApolloLink } from '@apollo/client'
import { act, screen, waitFor } from '@testing-library/react'
import { openLogOut } from '../../testing/account-menu.ts'
import { buildPage } from '../../testing/build-product.ts'
import { buildUser, fakeIdentity, serverOf, stayLoggedIn } from '../../testing/fake-identity.ts'
import { noConnection, refusal } from '../../testing/fake-server.ts'
import { visit } from '../../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

const Products = () => buildPage([])
const account = () => screen.findByRole('button', { name: 'Account of Amina' })
const loggedOut = () => screen.findByRole('link', { name: 'Log in' })

const tokenUntil = (time: number) => `header.${btoa(JSON.stringify({ exp: time / 1000 }))}.signature`

const changeInOtherTab = (token: string | null) =>
  act(async () => {
    if (token) localStorage.setItem('accessToken', token)
    else localStorage.removeItem('accessToken')
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: token }))
  })

test('whoever logged in before is known without the identity service', async () => {
  stayLoggedIn()
  await visit('/', serverOf(buildUser(), { Products }))
  expect(await account()).toBeVisible()
})

test('the token goes with private calls only', async () => {
  stayLoggedIn()
  const sent = new Map<string, unknown>()
  const noting = new ApolloLink((operation, forward) => {
    sent.set(operation.operationName ?? '', operation.getContext().headers?.authorization)
    return forward(operation)
  })
  await visit('/', noting.concat(serverOf(buildUser(), { Products })))
  await account()

  const own = 'Bearer access-token'
  await waitFor(() =>
    expect(Object.fromEntries(sent)).toEqual({ Me: own, CartPieces: own, WishedIds: own, Products: undefined }),
  )
})

test('a token that the shop refuses is renewed, and the call goes out again', async () => {
  stayLoggedIn()
  let calls = 0
  const Me = () => {
    calls += 1
    return calls === 1 ? Promise.reject(refusal('UNAUTHENTICATED')) : { me: buildUser() }
  }
  const { identity, load } = fakeIdentity()
  await visit('/', serverOf(buildUser(), { Products, Me }), load)

  expect(await account()).toBeVisible()
  expect(identity.current).toHaveBeenCalledTimes(1)
})

test('who is no longer known to the identity service is logged out', async () => {
  stayLoggedIn()
  const { load } = fakeIdentity({ current: async () => null })
  const Me = () => Promise.reject(refusal('UNAUTHENTICATED'))
  await visit('/', serverOf(buildUser(), { Products, Me }), load)

  expect(await loggedOut()).toBeVisible()
  expect(localStorage.getItem('accessToken')).toBeNull()
})

test('a token is renewed before it ends', async () => {
  jest.useFakeTimers()
  localStorage.setItem('accessToken', tokenUntil(Date.now() + 15 * 60_000))
  const { identity, load } = fakeIdentity()
  await visit('/', serverOf(buildUser(), { Products }), load)

  await act(() => jest.advanceTimersByTimeAsync(12 * 60_000))
  expect(identity.current).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(2 * 60_000))
  expect(identity.current).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('accessToken')).toBe('access-token')
})

test('a log-out ends the session at the shop, and takes the token, the drafts and the identity session with it', async () => {
  stayLoggedIn()
  sessionStorage.setItem('draft:checkout', '{}')
  const { identity, load } = fakeIdentity()
  const told: unknown[] = []
  const noting = new ApolloLink((operation, forward) => {
    if (operation.operationName === 'LogOut') told.push(operation.getContext().headers)
    return forward(operation)
  })
  const LogOut = () => ({ logOut: true })
  const { user } = await visit('/', noting.concat(serverOf(buildUser(), { Products, LogOut })), load)
  await account()
  await user.click(await openLogOut(user))

  expect(await loggedOut()).toBeVisible()
  expect(told).toEqual([{ authorization: 'Bearer access-token' }])
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  expect(identity.logOut).toHaveBeenCalled()
})

test('what happens in another tab happens here', async () => {
  await visit('/', serverOf(buildUser(), { Products }))
  await changeInOtherTab('access-token')
  expect(await account()).toBeVisible()
  await changeInOtherTab(null)
  expect(await loggedOut()).toBeVisible()
})

test('a guarded page that cannot find out who is there can be asked again', async () => {
  stayLoggedIn()
  let connected = false
  const Me = () => (connected ? { me: buildUser() } : Promise.reject(noConnection()))
  const Product = () => Promise.reject(refusal('NOT_FOUND'))
  const { user } = await visit('/buynow/p-1', serverOf(buildUser(), { Product, Me }))

  expect(await screen.findByText('Your account could not be loaded')).toBeVisible()
  connected = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('This page is not here')).toBeVisible()
})

test('who is there is asked once more by itself when the shop did not say it', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  stayLoggedIn()
  const Me = jest.fn((): object => ({ me: buildUser() })).mockImplementationOnce(() => Promise.reject(noConnection()))
  await visit('/', serverOf(buildUser(), { Products, Me }))
  await waitFor(() => expect(Me).toHaveBeenCalledTimes(1))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(await account()).toBeVisible()
  jest.useRealTimers()
})
