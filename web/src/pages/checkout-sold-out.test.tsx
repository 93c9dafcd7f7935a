import { screen, waitFor } from '@testing-library/react'
import { buildCart } from '../testing/build-cart.ts'
import { buildHold, buildProduct } from '../testing/build-product.ts'
import { buildItem, openCheckout, place } from '../testing/checkout.ts'
import { stayLoggedIn } from '../testing/fake-identity.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  stayLoggedIn()
})

test.each([
  ['sold out', 'SHORT'],
  ['no longer sold', 'NO_LONGER_SOLD'],
])('what is %s stops the order until it is taken out, and the rest stays', async (_, state) => {
  const gone = buildItem({ productId: 'p-2', name: 'Teal Panjabi', available: 0, state, lineTotal: 0 })
  const RemoveFromCart = jest.fn(() => ({ removeFromCart: true }))
  const PlaceOrder = jest.fn(() => ({}))
  const cart = buildCart([buildItem(), gone], 2166, false)
  const { user } = await openCheckout({ CheckoutCart: () => ({ cart, holds: [] }), RemoveFromCart, PlaceOrder })

  await user.click(await screen.findByRole('button', { name: 'Remove it and proceed' }))

  expect(await place()).toBeVisible()
  await waitFor(() => expect(RemoveFromCart).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('Teal Panjabi')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Your Order' })).toHaveFocus()
  expect(PlaceOrder).not.toHaveBeenCalled()
})

test('a hold that has run out while the form is filled in says so, and the wish stays', async () => {
  const product = buildProduct({ id: 'p-1', name: 'Oud Attar', discountedPrice: 722, quantity: 40 })
  const hold = buildHold(product, { expiresAt: new Date(Date.now() + 1200).toISOString() })
  await openCheckout({ CheckoutProduct: () => ({ product, holds: [hold] }) }, '/checkout/p-1')

  expect(await screen.findByText(/is no longer held for you. Your wish for 5 stays/)).toBeVisible()
  expect(screen.getByText('5 × 722 TK')).toBeVisible()
})

test('a hold that had run out before the checkout was opened says so, and the wish stays', async () => {
  sessionStorage.setItem('draft:quantity:p-1', '5')
  localStorage.setItem('draftOwner', 'user-1')
  sessionStorage.setItem('draftOwner', 'user-1')
  const product = buildProduct({ id: 'p-1', name: 'Oud Attar', discountedPrice: 722, quantity: 40 })
  await openCheckout({ CheckoutProduct: () => ({ product, holds: [] }) }, '/checkout/p-1')

  expect(await screen.findByText(/is no longer held for you. Your wish for 5 stays/)).toBeVisible()
  expect(screen.getByText('5 × 722 TK')).toBeVisible()
})
