import { screen, waitFor } from '@testing-library/react'
import { buildUser, fakeIdentity, serverOf, stayLoggedIn } from '../../testing/fake-identity.ts'
import { fakeServer, noConnection } from '../../testing/fake-server.ts'
import { visit } from '../../testing/visit.tsx'

beforeEach(() => localStorage.clear())

const CartPieces = (...quantities: number[]) => ({
  CartPieces: () => ({
    cart: {
      __typename: 'Cart',
      items: quantities.map((quantity, index) => ({
        __typename: 'CartItem',
        variantId: `variant-${index}`,
        quantity,
        available: 9,
      })),
    },
  }),
})

const visitAs = async (user: Parameters<typeof buildUser>[0], answers = {}) => {
  stayLoggedIn()
  return visit('/donation', serverOf(buildUser(user), answers), fakeIdentity().load)
}

test('the cart of a visitor leads to the log-in, which comes back to it', async () => {
  const { user, router } = await visit('/donation', fakeServer({}))

  await user.click(screen.getByRole('link', { name: 'Cart' }))

  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/cart' } }))
})

test.each([
  ['Cart, 3 pieces', '3', [1, 2]],
  ['Cart, 1 piece', '1', [1]],
  ['Cart, 1,200 pieces', '99+', [1200]],
])('the cart of a shopper says what lies in it: %s', async (name, shown, quantities) => {
  await visitAs({}, CartPieces(...quantities))

  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/cart')
  expect(screen.getByText(shown)).toBeVisible()
})

test('an empty cart has no number', async () => {
  await visitAs({}, CartPieces())

  expect(await screen.findByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
})

test('people who manage the shop have no cart', async () => {
  await visitAs({ isAdmin: true })

  expect(await screen.findByRole('button', { name: 'Account of Amina' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull()
})

test('while nobody says who is signed in, the cart is there all the same', async () => {
  await visitAs({}, { Me: () => new Promise(() => undefined) })

  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
})

test('when it could not be found out who is signed in, the cart and the log-in are there', async () => {
  await visitAs({}, { Me: () => Promise.reject(noConnection()) })

  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
})
