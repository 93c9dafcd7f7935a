import { act, screen } from '@testing-library/react'
import { buildCart } from '../../testing/build-cart.ts'
import { buildItem } from '../../testing/checkout.ts'
import { buildUser, fakeIdentity, logInAfresh, serverOf } from '../../testing/fake-identity.ts'
import { refusal } from '../../testing/fake-server.ts'
import { storedDrafts } from '../../testing/stored-drafts.ts'
import { visit } from '../../testing/visit.tsx'
import { storeDraft } from '../storage/draft.ts'
import { noteLogOut } from './access-token.ts'

beforeEach(logInAfresh)

const CheckoutCart = () => ({ cart: buildCart([buildItem()], 2166), holds: [] })

/** A checkout that is being filled in when the session ends; whoever logs in then is that user. */
const openUntilTheEnd = async (next: object) => {
  let ended = false
  const { load } = fakeIdentity({ current: async () => null })
  const SignIn = () => {
    ended = false
    return { signIn: { __typename: 'Session', accessToken: 'another-token', user: next } }
  }
  const server = serverOf(buildUser(), {
    CheckoutCart,
    SignIn,
    Me: () => (ended ? Promise.reject(refusal('UNAUTHENTICATED')) : { me: buildUser() }),
    PlaceOrder: () => Promise.reject(refusal('UNAUTHENTICATED')),
  })
  const { user, router } = await visit('/checkout', server, load)
  await user.click(await screen.findByLabelText('Address'))
  await user.paste('House 14, Road 7')
  await user.selectOptions(screen.getByLabelText('District'), 'Dhaka')
  await user.click(screen.getByLabelText('Phone'))
  await user.paste('01712345678')
  ended = true
  await user.click(screen.getByRole('button', { name: 'PLACE ORDER' }))
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  const logIn = async () => {
    await user.type(screen.getByLabelText('Email'), 'amina@gmail.com')
    await user.type(screen.getByLabelText('Password'), 'secret-1')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  }
  return { logIn, router }
}

const keyOf = () => JSON.parse(sessionStorage.getItem('draft:order:cart') ?? '{}').key

test('a session that ends by itself says so at the log-in, and the same person goes on where they were', async () => {
  const { logIn } = await openUntilTheEnd(buildUser())
  expect(screen.getByText('Your session has ended. Log in again to go on; what you typed is still here.')).toBeVisible()
  const key = keyOf()
  await logIn()

  expect(await screen.findByLabelText('Address')).toHaveValue('House 14, Road 7')
  expect(keyOf()).toBe(key)
})

test('another person who logs in finds nothing of what the first one typed', async () => {
  const { logIn } = await openUntilTheEnd(buildUser({ id: 'user-2', name: 'Karim' }))
  await logIn()
  expect(await screen.findByLabelText('Address')).toHaveValue('')
})

test('whoever takes over in another tab finds the form empty, even without a log-out in between', async () => {
  let me = buildUser()
  await visit('/checkout', serverOf(me, { CheckoutCart, Me: () => ({ me }) }))
  const address = await screen.findByLabelText<HTMLTextAreaElement>('Address')
  await act(async () => storeDraft('checkout', { address: 'House 14' }))
  me = buildUser({ id: 'user-2', name: 'Karim' })
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })))

  await screen.findByRole('button', { name: 'Account of Karim' })
  expect(await screen.findByLabelText('Address')).not.toBe(address)
  expect(screen.getByLabelText('Address')).toHaveValue('')
})

test('a log-out in another tab forgets the drafts here too, and is no session that ended', async () => {
  await visit('/checkout', serverOf(buildUser(), { CheckoutCart }))
  await screen.findByLabelText('Address')
  await act(async () => {
    storeDraft('checkout', { address: 'House 14' })
    noteLogOut()
    localStorage.removeItem('accessToken')
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  })

  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(storedDrafts().filter((name) => name === 'draft:checkout')).toEqual([])
  expect(screen.queryByText(/Your session has ended/)).toBeNull()
})
