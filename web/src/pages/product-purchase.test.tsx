import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { nextPaint } from '../lib/after-paint.ts'
import { buildUser, fakeIdentity, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { fakeServer, noConnection, refused } from '../testing/fake-server.ts'
import { openAs, product } from '../testing/open-product.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const cart = { __typename: 'Cart', itemCount: 1, total: 722, canCheckOut: true, items: [] }
const Product = () => ({ product })
const quantity = () => screen.findByRole('textbox', { name: 'Quantity' })
const press = (name: string) => screen.findByRole('button', { name })

test('the quantity begins at 1, and the buttons keep it between 0 and the stock', async () => {
  const { user } = await openAs(buildUser())
  expect(await quantity()).toHaveValue('1')
  await user.click(await press('One less'))
  expect(await quantity()).toHaveValue('0')
  expect(await press('One less')).toBeDisabled()
  for (let clicks = 0; clicks < 6; clicks += 1) await user.click(await press('One more'))
  expect(await quantity()).toHaveValue('4')
})

test.each(['0', '5', '1.5', '-1', 'two', ''])('a quantity of "%s" is not put in the cart', async (typed) => {
  const AddToCart = jest.fn()
  const { user } = await openAs(buildUser(), { AddToCart })
  await user.clear(await quantity())
  if (typed) await user.type(await quantity(), typed)
  await user.click(await press('Add to cart'))

  expect(screen.getByText('Choose a whole number from 1 to 4')).toBeVisible()
  expect(await quantity()).toHaveFocus()
  expect(await quantity()).toBeInvalid()
  expect(AddToCart).not.toHaveBeenCalled()
})

test('adding says how many were added', async () => {
  const AddToCart = jest.fn(() => ({ addToCart: cart }))
  const { user } = await openAs(buildUser(), { AddToCart })
  await user.click(await press('One more'))
  await user.click(await press('Add to cart'))

  expect(await screen.findByText('2 Items Added to cart')).toBeVisible()
  expect(AddToCart).toHaveBeenCalledWith({ input: { productId: 'p-1', variantId: 'p-1-only', quantity: 2 } })
})

test.each([
  [3, 'Your cart holds 3 already, and 4 are in stock. You can add 1 more.'],
  [4, 'Your cart holds 4 already, and 4 are in stock. No more can be added.'],
])('who has %i of 4 in the cart is told how many more go, and led to the cart', async (inCart, said) => {
  const lines = [{ productId: 'p-1', name: 'Oud Attar', wanted: inCart + 2, available: 4 }]
  const { user } = await openAs(buildUser(), { AddToCart: () => refused('OUT_OF_STOCK', { lines }) })
  await user.click(await press('One more'))
  await user.click(await press('Add to cart'))
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your cart' })).toHaveAttribute('href', '/cart')
})

test('what was sold meanwhile is said without the cart', async () => {
  const lines = [{ productId: 'p-1', name: 'Oud Attar', wanted: 2, available: 1 }]
  const { user } = await openAs(buildUser(), { AddToCart: () => refused('OUT_OF_STOCK', { lines }) })
  await user.click(await press('One more'))
  await user.click(await press('Add to cart'))
  expect(await screen.findByText('There are only 1 left. Choose fewer.')).toBeVisible()
})

test('a press of Buy now is seen before its window is made', async () => {
  await openAs(buildUser())
  const button = await press('Buy now')
  await act(async () => button.click())
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

test('Buy now asks once more, and close holds nothing', async () => {
  const HoldStock = jest.fn()
  const { user } = await openAs(buildUser(), { HoldStock })
  await user.click(await press('Buy now'))

  const question = await screen.findByRole('alertdialog', { name: 'Are you sure want to Oud Attar' })
  expect(within(question).getByRole('button', { name: 'close' })).toHaveFocus()
  await user.click(within(question).getByRole('button', { name: 'close' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(HoldStock).not.toHaveBeenCalled()
})

test.each([
  ['OUT_OF_STOCK', { lines: [{ productId: 'p-1', name: 'Oud Attar', wanted: 4, available: 2 }] }, /only 2 left/],
  ['OUT_OF_STOCK', { lines: [{ productId: 'p-1', name: 'Oud Attar', wanted: 4, available: 0 }] }, /just been sold out/],
  ['TOO_MANY_HOLDS', undefined, /You hold 5 products already/],
  ['PURCHASE_LIMIT', { rule: 'HELD_PIECES', most: 100 }, /At most 100 pieces/],
  [
    'EMAIL_NOT_CONFIRMED',
    { rule: 'UNCONFIRMED_TOTAL', most: 20000 },
    /more than 20,000 TK, confirm your email address in your profile/,
  ],
  ['RATE_LIMITED', undefined, /try again later/],
])('Yes that is refused with %s says why', async (code, details, message) => {
  const { user } = await openAs(buildUser(), { HoldStock: () => refused(code, details) })
  await user.click(await press('Buy now'))
  await user.click(await press('Yes'))
  expect(await screen.findByText(message)).toBeVisible()
})

test.each(['Add to cart', 'Buy now'])('a visitor who presses %s logs in and comes back to buy', async (name) => {
  const { user, router } = await visit('/productDetail/p-1', fakeServer({ Product }))
  await user.click(await press(name))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toMatchObject({ from: '/buynow/p-1' })
})

test('the quantity that a visitor chose is still chosen after the log-in', async () => {
  const visitor = await visit('/productDetail/p-1', fakeServer({ Product }))
  await visitor.user.click(await press('One more'))
  await visitor.user.click(await press('One more'))
  await visitor.user.click(await press('Buy now'))
  await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/login'))
  const { from } = visitor.router.state.location.state
  cleanup()

  stayLoggedIn()
  await visit(from, serverOf(buildUser(), { Product }))
  expect(await quantity()).toHaveValue('3')
})

const logInFrom = async (user: object, answers: Parameters<typeof serverOf>[1], pressed = 'Add to cart') => {
  const { load } = fakeIdentity()
  const shown = await visit('/productDetail/p-1', serverOf(user, { Product, ...answers }), load)
  await shown.user.click(await press('One more'))
  await shown.user.click(await press(pressed))
  await shown.user.type(await screen.findByLabelText('Email'), 'amina@gmail.com')
  await shown.user.type(screen.getByLabelText('Password'), 'a-password')
  await shown.user.click(screen.getByRole('button', { name: 'Login' }))
  return shown
}

test('what a visitor wanted in the cart is there after the log-in, once', async () => {
  const AddToCart = jest.fn(() => ({ addToCart: cart }))
  const { router } = await logInFrom(buildUser(), { AddToCart })

  expect(await screen.findByText('2 Items Added to cart')).toBeVisible()
  expect(AddToCart).toHaveBeenCalledWith({ input: { productId: 'p-1', variantId: 'p-1-only', quantity: 2 } })
  expect(await quantity()).toHaveValue('2')
  expect(router.state.location).toMatchObject({ pathname: '/buynow/p-1', state: null })
  expect(AddToCart).toHaveBeenCalledTimes(1)
})

test('who pressed Buy now before the log-in is asked at once, about as many pieces', async () => {
  const { router, user } = await logInFrom(buildUser(), {}, 'Buy now')

  const question = await screen.findByRole('alertdialog', { name: 'Are you sure want to Oud Attar' })
  expect(question).toHaveTextContent('2')
  expect(router.state.location).toMatchObject({ pathname: '/buynow/p-1', state: null })
  await user.click(within(question).getByRole('button', { name: 'close' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an admin who pressed Add to cart before the log-in puts nothing anywhere', async () => {
  const AddToCart = jest.fn()
  await logInFrom(buildUser({ isAdmin: true }), { AddToCart })
  expect(await screen.findByRole('link', { name: 'Customise Product' })).toBeVisible()
  expect(AddToCart).not.toHaveBeenCalled()
})

test('an admin sees neither quantity nor buttons but the way to change it, and is not asked for a review', async () => {
  await openAs(buildUser({ isAdmin: true }))
  expect(await screen.findByRole('link', { name: 'Customise Product' })).toHaveAttribute('href', '/manageProduct/p-1')
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
  expect(screen.queryByPlaceholderText('Whats in your mind ??')).toBeNull()
})

test('the page for buying shows the product after its public page was read', async () => {
  const { router } = await visit('/productDetail/p-1', serverOf(buildUser(), { Product }))
  await screen.findByRole('heading', { level: 1, name: 'Oud Attar' })
  stayLoggedIn()
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  })
  await act(() => router.navigate('/buynow/p-1'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Oud Attar' })).toBeVisible()
})

test('a visitor who goes on to another page at once is not led to the log-in', async () => {
  const { user, router } = await visit('/productDetail/p-1', fakeServer({ Product }))
  await user.click(await press('Add to cart'))
  await act(() => router.navigate('/payment'))
  await act(nextPaint)
  expect(router.state.navigation.state).toBe('idle')
  expect(router.state.location.pathname).toBe('/payment')
})

test('a visitor without a connection is told so in place of a log-in that cannot come', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, router } = await visit('/productDetail/p-1', fakeServer({ Product }))
  for (const name of ['Add to cart', 'Buy now']) {
    await user.click(await press(name))
    expect(await screen.findByText('You seem to be offline. Check your connection, then try again.')).toBeVisible()
    // A log-in would be led to after the next frame.
    await act(nextPaint)
    expect(router.state.navigation.state).toBe('idle')
    expect(router.state.location.pathname).toBe('/productDetail/p-1')
  }

  onLine.mockRestore()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/You seem to be offline/)).toBeNull()
  await user.click(await press('Add to cart'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a shopper whom the shop could not name is asked for anew at a press, and led to no log-in', async () => {
  let connected = false
  const Me = () => (connected ? { me: buildUser() } : Promise.reject(noConnection()))
  const AddToCart = jest.fn(() => ({ addToCart: cart }))
  stayLoggedIn()
  const { user, router } = await visit('/productDetail/p-1', serverOf(buildUser(), { Product, Me, AddToCart }))
  await user.click(await press('Add to cart'))
  expect(await screen.findByText('The shop could not be reached. Check your connection, then try again.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/productDetail/p-1')
  expect(AddToCart).not.toHaveBeenCalled()

  connected = true
  await user.click(await press('Add to cart'))
  await waitFor(() => expect(AddToCart).toHaveBeenCalled())
  expect(screen.queryByText(/The shop could not be reached/)).toBeNull()
})
