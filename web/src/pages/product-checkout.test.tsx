import { act, screen, waitFor } from '@testing-library/react'
import { buildHold, buildProduct, buildVariant } from '../testing/build-product.ts'
import { fillIn, openCheckout, place, placed } from '../testing/checkout.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { storedDrafts } from '../testing/stored-drafts.ts'

beforeEach(logInAfresh)

const Products = () => ({ products: { __typename: 'ProductPage', total: 0, pageCount: 0, items: [] } })
const buyNow = (given: object = {}) => ({
  product: buildProduct({ id: 'p-1', name: 'Oud Attar', discountedPrice: 722, quantity: 40, ...given }),
  holds: [],
})

test('Buy now orders what is held, and says for how long that is', async () => {
  const product = buildProduct({ id: 'p-1', name: 'Oud Attar', discountedPrice: 722, quantity: 40 })
  const hold = buildHold(product, { expiresAt: new Date(Date.now() + 820_000).toISOString() })
  const PlaceOrder = jest.fn(() => placed())
  const Products = () => ({ products: { __typename: 'ProductPage', total: 0, pageCount: 0, items: [] } })
  const { user, router } = await openCheckout(
    { CheckoutProduct: () => ({ product, holds: [hold] }), PlaceOrder, Products },
    '/checkout/p-1',
  )
  expect(await screen.findByRole('timer')).toHaveTextContent(/^13:[0-4]\d$/)
  await fillIn(user)
  await user.click(await place())

  expect(await screen.findByText('Ordered Successful')).toBeVisible()
  expect(PlaceOrder).toHaveBeenCalledWith({
    input: expect.objectContaining({
      source: 'BUY_NOW',
      expectedTotal: 3610,
      lines: [{ productId: 'p-1', variantId: 'p-1-only', quantity: 5 }],
    }),
  })
  expect(router.state.location.pathname).toBe('/placed/SS-7K3M9Q')
  expect(storedDrafts()).toEqual([])
})

test('an order that nobody has answered is still asked about when another one has been placed', async () => {
  const answers = [() => Promise.reject(noConnection()), placed]
  const { user, router } = await openCheckout(
    { CheckoutProduct: ({ id }) => buyNow({ id }), PlaceOrder: () => answers.shift()?.() ?? {}, Products },
    '/checkout/p-1',
  )
  await fillIn(user)
  await user.click(await place())
  await screen.findByText(/We do not know whether your order has reached us/)
  await act(() => router.navigate('/checkout/p-2'))
  await user.click(await place())
  await waitFor(() => expect(router.state.location.pathname).toBe('/placed/SS-7K3M9Q'))
  await act(() => router.navigate('/checkout/p-1'))

  expect(await screen.findByRole('heading', { name: 'Did your order reach us?' })).toBeVisible()
})

test('a product that is sold out has no form to fill in, but ways on', async () => {
  await openCheckout({ CheckoutProduct: () => buyNow({ quantity: 0 }) }, '/checkout/p-1')
  expect(await screen.findByText('Oud Attar is out of stock. Nothing was ordered.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the product' })).toHaveAttribute('href', '/buynow/p-1')
  expect(screen.queryByRole('button', { name: 'PLACE ORDER' })).toBeNull()
})

test('a product that is sold out while the form is filled in says so where the focus is', async () => {
  let quantity = 40
  const PlaceOrder = () => {
    quantity = 0
    return refused('OUT_OF_STOCK', { lines: [{ productId: 'p-1', name: 'Oud Attar', wanted: 1, available: 0 }] })
  }
  const { user } = await openCheckout({ CheckoutProduct: () => buyNow({ quantity }), PlaceOrder }, '/checkout/p-1')
  await fillIn(user)
  await user.click(await place())
  const text = await screen.findByText('Oud Attar is out of stock. Nothing was ordered.')
  expect(text.parentElement).toHaveFocus()
})

test.each(['NOT_FOUND', 'BAD_USER_INPUT'])(
  'the checkout of a product that does not exist (%s) is not here',
  async (code) => {
    await openCheckout({ CheckoutProduct: () => refused(code) }, '/checkout/abc')
    expect(await screen.findByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Checkout' })).toBeNull()
  },
)

test('a product that is taken out of the shop while the form is filled in says so', async () => {
  let sold = true
  const PlaceOrder = () => {
    sold = false
    return refused('NOT_FOUND')
  }
  const CheckoutProduct = () => (sold ? buyNow() : refused('NOT_FOUND'))
  const { user } = await openCheckout({ CheckoutProduct, PlaceOrder }, '/checkout/p-1')
  await fillIn(user)
  await user.click(await place())
  const text = await screen.findByText('One of the products is no longer sold. Nothing was ordered.')
  await waitFor(() => expect(text.parentElement).toHaveFocus())
})

const sizes = [
  buildVariant({ id: 'm', size: 'M', color: 'Navy' }),
  buildVariant({ id: 'l', size: 'L', color: 'Navy', discountedPrice: 900 }),
]

test('Buy now of a size orders that one, at its price', async () => {
  const PlaceOrder = jest.fn(() => placed())
  const { user } = await openCheckout(
    { CheckoutProduct: () => buyNow({ variants: sizes }), PlaceOrder },
    '/checkout/p-1?variant=l',
  )
  expect(await screen.findByText('Navy · L · 1 × 900 TK')).toBeVisible()
  await fillIn(user)
  await user.click(await place())

  await waitFor(() => expect(PlaceOrder).toHaveBeenCalled())
  expect(PlaceOrder).toHaveBeenCalledWith({
    input: expect.objectContaining({
      expectedTotal: 900,
      lines: [{ productId: 'p-1', variantId: 'l', quantity: 1 }],
    }),
  })
})

test('where no size is chosen, the checkout leads back to the product', async () => {
  await openCheckout({ CheckoutProduct: () => buyNow({ variants: sizes }) }, '/checkout/p-1')

  expect(await screen.findByText(/^Choose on the page of the product which one you want/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the product' })).toHaveAttribute('href', '/buynow/p-1')
})
