import { act, screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { buildCart, buildCartItem } from '../testing/build-cart.ts'
import { buildProduct } from '../testing/build-product.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  stayLoggedIn()
})

type Answers = Parameters<typeof serverOf>[1]

const buildItem = (given: object = {}) => buildCartItem({ quantity: 3, lineTotal: 2166, ...given })

const open = (answers: Answers = {}, address = '/checkout') =>
  visit(
    address,
    serverOf(buildUser(), { CheckoutCart: () => ({ cart: buildCart([buildItem()], 2166), holds: [] }), ...answers }),
  )

const fillIn = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByLabelText('Address'))
  await user.paste('House 14, Road 7')
  await user.selectOptions(screen.getByLabelText('District'), 'Dhaka')
  await user.click(screen.getByLabelText('Phone'))
  await user.paste('০১৭১২৩৪৫৬৭৮')
}
const place = () => screen.findByRole('button', { name: 'PLACE ORDER' })
const refused = (code: string, details?: object) =>
  Promise.reject(new GraphQLError('refused', { extensions: { code, details } }))

test('exactly what is shown is ordered, for the total that is shown', async () => {
  const PlaceOrder = jest.fn((_: Record<string, unknown>) => new Promise<object>(() => undefined))
  const { user } = await open({ PlaceOrder })
  await fillIn(user)
  await user.dblClick(await place())

  expect(await screen.findByRole('button', { name: 'Ordering…' })).toBeVisible()
  expect(PlaceOrder).toHaveBeenCalledTimes(1)
  expect(PlaceOrder).toHaveBeenCalledWith({
    input: {
      source: 'CART',
      address: 'House 14, Road 7',
      district: 'Dhaka',
      phone: '০১৭১২৩৪৫৬৭৮',
      expectedTotal: 2166,
      lines: [{ productId: 'p-1', quantity: 3 }],
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  })
})

test('an unanswered order is sent again with the same key, after a refusal too', async () => {
  const keys: unknown[] = []
  const failures = [
    () => Promise.reject(noConnection()),
    () => refused('PRICE_CHANGED', { lines: [], total: 1, expectedTotal: 2 }),
  ]
  const PlaceOrder = ({ input }: Record<string, unknown>) => {
    keys.push((input as { idempotencyKey: string }).idempotencyKey)
    return (failures.shift() ?? (() => Promise.reject(noConnection())))() as Promise<object>
  }
  const { user } = await open({ PlaceOrder })
  await fillIn(user)
  await user.click(await place())
  expect(await screen.findByText(/We do not know whether your order has reached us/)).toBeVisible()
  await user.click(await place())
  expect(await screen.findByText(/The price has changed/)).toBeVisible()
  await user.click(await place())

  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('a price that has changed is told with both totals, and nothing is typed anew', async () => {
  let price = 722
  const CheckoutCart = () => ({
    cart: buildCart([buildItem({ unitPrice: price, lineTotal: 3 * price })], 3 * price),
    holds: [],
  })
  const PlaceOrder = jest.fn(() => {
    price = 800
    return refused('PRICE_CHANGED', { expectedTotal: 2166, total: 2400, lines: [] })
  })
  const { user } = await open({ CheckoutCart, PlaceOrder })
  await fillIn(user)
  await user.click(await place())

  expect(await screen.findByText(/has changed from 2,166 TK to 2,400 TK/)).toBeVisible()
  expect((await screen.findAllByText('2,400 TK')).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Address')).toHaveValue('House 14, Road 7')
})

test('too few in stock are told in the line, and what there is can be taken', async () => {
  let available = 45
  const item = () => buildItem({ available, state: available < 3 ? 'SHORT' : 'IN_STOCK' })
  const SetCartQuantity = jest.fn(() => ({
    setCartQuantity: buildCart([buildItem({ quantity: 2, available: 2, lineTotal: 1444 })], 1444),
  }))
  const { user } = await open({
    CheckoutCart: () => ({ cart: buildCart([item()], 2166), holds: [] }),
    PlaceOrder: () => {
      available = 2
      return refused('OUT_OF_STOCK', { lines: [{ productId: 'p-1', name: 'Oud Attar', wanted: 3, available: 2 }] })
    },
    SetCartQuantity,
  })
  await fillIn(user)
  await user.click(await place())

  expect(await screen.findByText(/Nothing was ordered: there is not enough in stock/)).toBeVisible()
  expect(await screen.findByText('Only 2 in stock')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take 2 of Oud Attar' }))
  expect(screen.getByRole('heading', { name: 'Your Order' })).toHaveFocus()
  expect(screen.getByText('Your Order has 2 of Oud Attar now')).toHaveAttribute('role', 'status')
  expect(SetCartQuantity).toHaveBeenCalledWith({ input: { productId: 'p-1', quantity: 2 } })
  expect(await screen.findByText('2 × 722 TK')).toBeVisible()
  expect(screen.getByLabelText('Phone')).toHaveValue('০১৭১২৩৪৫৬৭৮')
})

test('every missing field is named, and the focus is at the summary', async () => {
  const { user } = await open()
  await user.click(await place())

  const summary = await screen.findByRole('group', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Write the address where we should deliver',
    'Choose the district',
    'Enter the phone number for the delivery call',
  ])
})

test('Buy now orders what is held, and says for how long that is', async () => {
  const product = buildProduct({ id: 'p-1', name: 'Oud Attar', discountedPrice: 722, quantity: 40 })
  const hold = {
    __typename: 'StockHold',
    quantity: 5,
    expiresAt: new Date(Date.now() + 820_000).toISOString(),
    product,
  }
  const PlaceOrder = jest.fn(() => ({ placeOrder: { __typename: 'Order', id: 'o-1', number: 'SS-7K3M9Q' } }))
  const Products = () => ({ products: { __typename: 'ProductPage', total: 0, pageCount: 0, items: [] } })
  const { user, router } = await open(
    { CheckoutProduct: () => ({ product, holds: [hold] }), PlaceOrder, Products },
    '/checkout/p-1',
  )
  expect(await screen.findByRole('timer')).toHaveTextContent(/^13:(40|39)$/)
  await fillIn(user)
  await user.click(await place())

  expect(await screen.findByText('Ordered Successful')).toBeVisible()
  expect(PlaceOrder).toHaveBeenCalledWith({
    input: expect.objectContaining({
      source: 'BUY_NOW',
      expectedTotal: 3610,
      lines: [{ productId: 'p-1', quantity: 5 }],
    }),
  })
  expect(router.state.location.pathname).toBe('/')
  expect(sessionStorage).toHaveLength(0)
})

test('an order that was changed after it had arrived leads to My Order', async () => {
  const { user } = await open({ PlaceOrder: () => refused('IDEMPOTENCY_MISMATCH') })
  await fillIn(user)
  await user.click(await place())
  expect(await screen.findByRole('link', { name: 'Go to My Order' })).toHaveAttribute('href', '/myOrder')
})

test('an empty cart cannot be checked out', async () => {
  await open({ CheckoutCart: () => ({ cart: buildCart([], 0), holds: [] }) })
  expect(await screen.findByText('There is nothing to order: your cart is empty.')).toBeVisible()
})

test('an admin has nothing to check out', async () => {
  await visit('/checkout', serverOf(buildUser({ isAdmin: true })))
  expect(await screen.findByText(/Carts and orders are for shoppers/)).toBeVisible()
})

test('a product that is sold out or not there says so and leads to the goods, without a form', async () => {
  const sold = buildProduct({ id: 'p-1', name: 'Oud Attar', quantity: 0 })
  const CheckoutProduct = ({ id }: Record<string, unknown>) =>
    id === 'p-1' ? { product: sold, holds: [] } : refused('NOT_FOUND')
  const { router } = await open({ CheckoutProduct }, '/checkout/p-1')
  expect(await screen.findByText('Oud Attar is sold out, so it cannot be ordered now.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look at the goods' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('button', { name: 'PLACE ORDER' })).toBeNull()

  await act(() => router.navigate('/checkout/unknown'))
  expect(await screen.findByText('There is no such product, or it is no longer sold.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
