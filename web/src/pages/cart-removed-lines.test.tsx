import { act, screen, waitFor, within } from '@testing-library/react'
import { buildCart, buildCartItem } from '../testing/build-cart.ts'
import { mat, never, openCart, sums } from '../testing/cart-page.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'

beforeEach(logInAfresh)

test('a removed line is gone at once, with the sums', async () => {
  const RemoveFromCart = () => new Promise<object>(() => undefined)
  const { user } = await openCart(buildCart([buildCartItem(), mat], 2299), { RemoveFromCart })
  await user.click(await screen.findByRole('button', { name: 'Remove Oud Attar' }))

  expect(screen.queryByRole('heading', { name: 'Oud Attar' })).toBeNull()
  expect(sums()).toEqual(['1 item', '855 TK', 'Free', '855 TK'])
})

test('a line that the shop did not remove comes back, and why is said', async () => {
  const { user } = await openCart(buildCart([buildCartItem()], 1444), {
    RemoveFromCart: () => Promise.reject(noConnection()),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Oud Attar' }))

  expect(await screen.findByText(/so it is as it was/)).toBeVisible()
  expect(screen.getByText('Oud Attar')).toBeVisible()
  expect(screen.getByText('Oud Attar was not removed and is still in the cart')).toHaveAttribute('role', 'status')
  expect(screen.queryByText('Oud Attar was removed')).toBeNull()
})

test('whoever removes a line by keyboard goes on from the line beside it, then from the heading', async () => {
  const { user } = await openCart(buildCart([buildCartItem(), mat], 2299), { RemoveFromCart: never })
  ;(await screen.findByRole('button', { name: 'Remove Oud Attar' })).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Prayer Mat' })).toHaveFocus()
  expect(screen.getByText('Oud Attar was removed')).toHaveAttribute('role', 'status')

  screen.getByRole('button', { name: 'Remove Prayer Mat' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus()
  expect(screen.getByText('Prayer Mat was removed')).toHaveAttribute('role', 'status')
  expect(screen.getByText(/Your cart is empty\. Put/)).toBeVisible()
})

test('a line that was removed can be brought back as it was and where it was', async () => {
  const later = { ...mat, addedAt: '2026-11-19T08:00:00.000Z' }
  const PutBackIntoCart = jest.fn(() => ({ putBackIntoCart: buildCart([buildCartItem(), later], 2299) }))
  const { user } = await openCart(buildCart([buildCartItem(), later], 2299), {
    RemoveFromCart: () => ({ removeFromCart: true }),
    PutBackIntoCart,
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Oud Attar' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('Removed: Oud Attar')
  await user.click(screen.getByRole('button', { name: 'Undo: Oud Attar' }))

  expect(await screen.findByText('Oud Attar is back in the cart')).toHaveAttribute('role', 'status')
  expect(PutBackIntoCart).toHaveBeenCalledWith({
    input: {
      productId: 'p-1',
      variantId: 'variant of p-1',
      quantity: 2,
      unitPriceWhenAdded: 722,
      addedAt: '2026-11-18T08:00:00.000Z',
    },
  })
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Oud Attar')
  expect(screen.getByRole('heading', { name: 'Oud Attar' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('the last line that was removed can be brought back too', async () => {
  const { user } = await openCart(buildCart([buildCartItem()], 1444), {
    RemoveFromCart: () => ({ removeFromCart: true }),
    PutBackIntoCart: () => ({ putBackIntoCart: buildCart([buildCartItem()], 1444) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Oud Attar' }))
  expect(screen.getByText(/^Your cart is empty. Put/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo: Oud Attar' }))
  expect(await screen.findByText('722 TK x 2')).toBeVisible()
})

test('what is no longer sold cannot be brought back, and that is said', async () => {
  const { user } = await openCart(buildCart([buildCartItem(), mat], 2299), {
    RemoveFromCart: () => ({ removeFromCart: true }),
    PutBackIntoCart: () => refused('NOT_FOUND'),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Oud Attar' }))
  await user.click(screen.getByRole('button', { name: 'Undo: Oud Attar' }))
  expect(await screen.findByText('This is no longer sold, so it could not be put back.')).toBeVisible()
})

describe('while ten seconds go by', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout', 'performance', 'nextTick'] }))
  afterEach(() => jest.useRealTimers())
  const pass = (seconds: number) => act(async () => void jest.advanceTimersByTime(seconds * 1000))

  test('a removed line can be brought back, and no longer; they wait while Undo has the focus', async () => {
    const { user } = await openCart(buildCart([buildCartItem(), mat], 2299), {
      RemoveFromCart: () => ({ removeFromCart: true }),
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Oud Attar' }))
    await pass(9)
    const undo = screen.getByRole('button', { name: 'Undo: Oud Attar' })
    act(() => undo.focus())
    await pass(60)
    expect(undo).toBeVisible()
    act(() => undo.blur())
    await pass(1)
    expect(screen.queryByRole('button', { name: 'Undo: Oud Attar' })).toBeNull()
  })
})

const soldOut = buildCartItem({ productId: 'p-4', name: 'Teal Panjabi', state: 'SHORT', available: 0, lineTotal: 0 })

test('what is sold out does not count, and the button removes it and goes on', async () => {
  const RemoveFromCart = jest.fn(() => ({ removeFromCart: true }))
  const { user, router } = await openCart(buildCart([buildCartItem(), soldOut], 1444, false), {
    RemoveFromCart,
    CheckoutCart: () => ({ cart: buildCart([buildCartItem()], 1444), holds: [] }),
  })
  expect(await screen.findByText(/^One product cannot be had any more/)).toBeVisible()
  expect(sums()).toEqual(['2 items', '1,444 TK', 'Free', '1,444 TK'])
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' }).parentElement).toHaveTextContent('Cart2 items')
  await user.click(screen.getByRole('button', { name: 'Remove it and proceed' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/checkout')
  expect(RemoveFromCart).toHaveBeenCalledWith({ productId: 'p-4', variantId: 'variant of p-4' })
})

test('what could not be removed keeps the shopper in the cart, and says why', async () => {
  const { user, router } = await openCart(buildCart([buildCartItem(), soldOut], 1444, false), {
    RemoveFromCart: () => Promise.reject(noConnection()),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove it and proceed' }))
  expect(await screen.findByText(/so it is as it was/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Remove it and proceed' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/cart')
})

test.each([
  ['Remove it', [soldOut]],
  ['Remove them', [soldOut, buildCartItem({ ...soldOut, productId: 'p-5', variantId: 'variant of p-5' })]],
])('of a cart of which nothing can be had any more everything can be removed: %s', async (label, items) => {
  const RemoveFromCart = jest.fn(() => ({ removeFromCart: true }))
  const { user, router } = await openCart(buildCart(items, 0, false), { RemoveFromCart })
  await user.click(await screen.findByRole('button', { name: label }))

  expect(await screen.findByText(/^Your cart is empty\. Put something in it/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Proceed Checkout' })).toBeDisabled()
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus()
  expect(router.state.location.pathname).toBe('/cart')
  await waitFor(() => expect(RemoveFromCart).toHaveBeenCalledTimes(items.length))
})
