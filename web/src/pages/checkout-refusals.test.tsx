import { screen, waitFor, within } from '@testing-library/react'
import { buildCart } from '../testing/build-cart.ts'
import { chargedDelivery } from '../testing/build-delivery.ts'
import { buildItem, fillIn, openCheckout, place } from '../testing/checkout.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'

beforeEach(logInAfresh)

const priced = (price: number) => ({
  cart: buildCart([buildItem({ unitPrice: price, lineTotal: 3 * price })], 3 * price),
  holds: [],
})
const priceChanged = (before: number, now: number) =>
  refused('PRICE_CHANGED', {
    expectedTotal: 3 * before,
    total: 3 * now,
    lines: [
      {
        productId: 'p-1',
        variantId: 'variant of p-1',
        name: 'Oud Attar',
        unitPrice: now,
        quantity: 3,
        lineTotal: 3 * now,
      },
    ],
  })
const accept = (total: string) => screen.findByText(`The total is now ${total}. If you agree, press PLACE ORDER again.`)
const totalOf = (PlaceOrder: jest.Mock, press: number) => PlaceOrder.mock.calls[press]?.[0].input.expectedTotal

test('a price that has changed is told beside the button, with both totals, and nothing is typed anew', async () => {
  let price = 722
  const PlaceOrder = jest.fn((_: Record<string, unknown>) => {
    price = 800
    return priceChanged(722, 800)
  })
  const { user } = await openCheckout({ CheckoutCart: () => priced(price), PlaceOrder })
  await fillIn(user)
  await user.click(await place())

  const notice = await screen.findByText(/has changed from 2,166 TK to 2,400 TK/)
  expect(notice.closest('[tabindex]')).toHaveFocus()
  expect(screen.getByText('The total is now 2,400 TK. If you agree, press PLACE ORDER again.')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Your Order' })).getByRole('alert')).toContainElement(notice)
  expect((await screen.findAllByText('2,400 TK')).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Address')).toHaveValue('House 14, Road 7')
  await user.click(await place())
  expect(totalOf(PlaceOrder, 1)).toBe(2400)
})

test('a fee that has changed is told with the total, and pressing again agrees to it', async () => {
  const PlaceOrder = jest.fn((_: Record<string, unknown>) =>
    refused('PRICE_CHANGED', { expectedTotal: 2166, total: 2226, deliveryFee: 60, lines: [] }),
  )
  let answer: object = priced(722)
  const { user } = await openCheckout({ CheckoutCart: () => answer, PlaceOrder })
  await fillIn(user)
  answer = { ...priced(722), delivery: chargedDelivery() }
  await user.click(await place())
  expect(await screen.findByText('The price has changed from 2,166 TK to 2,226 TK. Nothing was ordered.')).toBeVisible()
  expect(await screen.findByText('was Free')).toBeVisible()
  await user.click(await place())

  await waitFor(() => expect(PlaceOrder).toHaveBeenCalledTimes(2))
  const totals = PlaceOrder.mock.calls.map(([{ input }]) => (input as { expectedTotal: number }).expectedTotal)
  expect(totals).toEqual([2166, 2226])
})

test('a price that comes with newer lines is told beside the button, and what is shown is agreed to by pressing again', async () => {
  let price = 722
  const PlaceOrder = jest.fn((_: Record<string, unknown>) => {
    price += 100
    return price === 822 ? refused('RATE_LIMITED') : priceChanged(822, price - 50)
  })
  const { user } = await openCheckout({ CheckoutCart: () => priced(price), PlaceOrder })
  await fillIn(user)
  await user.click(await place())
  expect(await screen.findByText('3 × 822 TK')).toBeVisible()
  expect(await accept('2,466 TK')).toBeVisible()
  await user.click(await place())
  expect(await screen.findByText('3 × 922 TK')).toBeVisible()
  expect(await accept('2,766 TK')).toBeVisible()
  await user.click(await place())

  expect([0, 1, 2].map((press) => totalOf(PlaceOrder, press))).toEqual([2166, 2466, 2766])
})

test('after a refusal nothing is sent until the new total is there', async () => {
  let calls = 0
  const CheckoutCart = () => {
    calls += 1
    return calls <= 2 ? priced(722) : new Promise<object>(() => undefined)
  }
  const PlaceOrder = jest.fn((_: Record<string, unknown>) => priceChanged(722, 800))
  const { user } = await openCheckout({ CheckoutCart, PlaceOrder })
  await fillIn(user)
  await user.click(await place())
  await screen.findByText(/has changed from/)
  await user.click(screen.getByRole('button', { name: 'Ordering…' }))
  expect(PlaceOrder).toHaveBeenCalledTimes(1)
})

test('too few in stock are told in the line, and what there is can be taken', async () => {
  let available = 45
  const item = () => buildItem({ available, state: available < 3 ? 'SHORT' : 'IN_STOCK' })
  const SetCartQuantity = jest.fn(() => ({
    setCartQuantity: buildCart([buildItem({ quantity: 2, available: 2, lineTotal: 1444 })], 1444),
  }))
  const { user } = await openCheckout({
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
  await user.click(await place())
  const alert = within(screen.getByRole('region', { name: 'Your Order' })).getByRole('alert')
  expect(alert).toHaveTextContent('Some products cannot be ordered as they are.')
  expect(alert).not.toHaveTextContent('Nothing was ordered')
  await waitFor(() => expect(screen.getByText(/Some products/).closest('[tabindex]')).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Take 2 of Oud Attar' }))
  expect(screen.getByRole('heading', { name: 'Your Order' })).toHaveFocus()
  expect(screen.getByText('Your Order has 2 of Oud Attar now')).toHaveAttribute('role', 'status')
  await waitFor(() =>
    expect(SetCartQuantity).toHaveBeenCalledWith({
      input: { productId: 'p-1', variantId: 'variant of p-1', quantity: 2 },
    }),
  )
  expect(await screen.findByText('2 × 722 TK')).toBeVisible()
  expect(alert).toBeEmptyDOMElement()
  expect(screen.getByLabelText('Phone')).toHaveValue('০১৭১২৩৪৫৬৭৮')
})

test('a line that is removed says so, and the focus goes on from the heading of the order', async () => {
  const cart = buildCart(
    [buildItem(), buildItem({ productId: 'p-2', name: 'Tupi', available: 0, state: 'NO_LONGER_SOLD' })],
    2166,
  )
  const { user } = await openCheckout({
    CheckoutCart: () => ({ cart, holds: [] }),
    RemoveFromCart: () => ({ removeFromCart: true }),
  })
  const remove = await screen.findByRole('button', { name: 'Remove Tupi' })
  expect(remove.closest('li')).toHaveTextContent('not counted')
  await user.click(remove)

  expect(await screen.findByText('Tupi was removed')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Your Order' })).toHaveFocus()
})

test('a line that could not be removed is not said to be gone', async () => {
  const cart = buildCart(
    [buildItem(), buildItem({ productId: 'p-2', name: 'Tupi', available: 0, state: 'NO_LONGER_SOLD' })],
    2166,
  )
  const { user } = await openCheckout({
    CheckoutCart: () => ({ cart, holds: [] }),
    RemoveFromCart: () => Promise.reject(noConnection()),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Tupi' }))

  expect(await screen.findByText('Tupi was not removed and is still in the cart')).toBeInTheDocument()
  expect(screen.queryByText('Tupi was removed')).toBeNull()
})

test.each([
  ['PURCHASE_LIMIT', { rule: 'OPEN_ORDERS', most: 10 }, /10 of your orders are still on their way/, 'Write to us'],
  ['PURCHASE_LIMIT', { rule: 'PHONE_OPEN_TOTAL', most: 9000 }, /this phone number can come to 9,000 TK/, 'Write to us'],
  ['EMAIL_NOT_CONFIRMED', { rule: 'UNCONFIRMED_TOTAL', most: 20_000 }, /above 20,000 TK/, 'Go to your profile'],
])('%s (%o) says which limit it is, and what to do', async (code, details, sentence, link) => {
  const { user } = await openCheckout({ CheckoutCart: () => priced(722), PlaceOrder: () => refused(code, details) })
  await fillIn(user)
  await user.click(await place())

  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toBeVisible()
  expect(screen.getByLabelText('Address')).toHaveValue('House 14, Road 7')
})
