import { screen, waitFor, within } from '@testing-library/react'
import { buildCart } from '../testing/build-cart.ts'
import { buildDelivery, chargedDelivery } from '../testing/build-delivery.ts'
import { buildHold, buildProduct } from '../testing/build-product.ts'
import { buildItem, fillIn, openCheckout, place } from '../testing/checkout.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { refused } from '../testing/fake-server.ts'

beforeEach(logInAfresh)

test.each([
  ['sold out', 'SHORT'],
  ['no longer sold', 'NO_LONGER_SOLD'],
])('what is %s stops the order until it is taken out, and the rest stays', async (_, state) => {
  const gone = buildItem({ productId: 'p-2', name: 'Teal Panjabi', available: 0, state, lineTotal: 0 })
  const RemoveFromCart = jest.fn(() => ({ removeFromCart: true }))
  const PlaceOrder = jest.fn(() => ({}))
  const cart = buildCart([buildItem(), gone], 2166, false)
  const { user } = await openCheckout({ CheckoutCart: () => ({ cart, holds: [] }), RemoveFromCart, PlaceOrder })

  await user.click(await screen.findByRole('button', { name: 'Remove it from the order' }))

  expect(await place()).toBeVisible()
  await waitFor(() => expect(RemoveFromCart).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('Teal Panjabi')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Your Order' })).toHaveFocus()
  expect(PlaceOrder).not.toHaveBeenCalled()
})

const feeInDhaka = (fee: number) =>
  buildDelivery({ exceptions: [{ __typename: 'DeliveryException', district: 'Dhaka', fee, minDays: 1, maxDays: 2 }] })

test('what sells out while the delivery is made dearer is told once; without it, what is shown is what is ordered', async () => {
  let delivery = feeInDhaka(60)
  let panjabi: object[] = [buildItem({ productId: 'p-2', name: 'Teal Panjabi', quantity: 1, lineTotal: 722 })]
  let total = 2888
  const PlaceOrder = jest.fn((_: Record<string, unknown>) => {
    delivery = feeInDhaka(70)
    panjabi = [{ ...panjabi[0], available: 0, state: 'SHORT', lineTotal: 0 }]
    total = 2166
    return refused('OUT_OF_STOCK', { lines: [{ productId: 'p-2', name: 'Teal Panjabi', wanted: 1, available: 0 }] })
  })
  const { user } = await openCheckout({
    CheckoutCart: () => ({ cart: buildCart([buildItem(), ...panjabi], total), holds: [], delivery }),
    RemoveFromCart: () => {
      panjabi = []
      return { removeFromCart: true }
    },
    PlaceOrder,
  })
  await fillIn(user)
  const order = within(screen.getByRole('region', { name: 'Your Order' }))
  expect(order.getByText('4 items').closest('div')).toHaveTextContent('2,888 TK')
  await user.click(await place())

  expect(await order.findByText(/Nothing was ordered: there is not enough in stock/)).toBeVisible()
  expect(await order.findByText('3 items')).toBeVisible()
  expect(order.queryByText(/cannot be had any more/)).toBeNull()
  await user.click(await order.findByRole('button', { name: 'Remove it from the order' }))

  expect(await place()).toBeVisible()
  expect(order.queryByText(/Nothing was ordered/)).toBeNull()
  expect(order.getByText('was 60 TK')).toBeVisible()
  expect(order.getByText('Total Payable Amount').closest('div')).toHaveTextContent('2,236 TK')
  expect(order.getByText('The total is now 2,236 TK. If you agree, press PLACE ORDER again.')).toBeVisible()
  await user.click(await place())
  expect(PlaceOrder.mock.calls.map(([{ input }]) => Object(input).expectedTotal)).toEqual([2948, 2236])
})

test('while no district is chosen, the total says that the delivery is not in it', async () => {
  const { user } = await openCheckout({
    CheckoutCart: () => ({ cart: buildCart([buildItem()], 2166), holds: [], delivery: chargedDelivery() }),
  })
  const without = await screen.findByText('Total without delivery')
  expect(without.closest('div')).toHaveTextContent('2,166 TK')

  await user.selectOptions(screen.getByLabelText('District'), 'Dhaka')
  expect(screen.queryByText('Total without delivery')).toBeNull()
  expect(screen.getByText('Total Payable Amount').closest('div')).toHaveTextContent('2,226 TK')
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
