import { act, screen, waitFor, within } from '@testing-library/react'
import { clearDrafts } from '../lib/storage/draft.ts'
import { buildCart } from '../testing/build-cart.ts'
import { chargedDelivery } from '../testing/build-delivery.ts'
import { buildPage } from '../testing/build-product.ts'
import { buildItem, fillIn, openCheckout, place, placed } from '../testing/checkout.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)
afterEach(() => {
  jest.restoreAllMocks()
  clearDrafts()
})

test('exactly what is shown is ordered, for the total that is shown', async () => {
  const PlaceOrder = jest.fn((_: Record<string, unknown>) => new Promise<object>(() => undefined))
  const { user } = await openCheckout({ PlaceOrder })
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
      lines: [{ productId: 'p-1', variantId: 'variant of p-1', quantity: 3 }],
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  })
})

test('a placed order leaves an empty cart behind, and its own checkout does not say so', async () => {
  const said: string[] = []
  const watcher = new MutationObserver(() => said.push(document.body.textContent))
  watcher.observe(document.body, { childList: true, subtree: true })
  const { user, router } = await openCheckout({
    PlaceOrder: () => placed(),
    Products: () => buildPage([]),
    Cart: () => new Promise(() => undefined),
  })
  await fillIn(user)
  await user.click(await place())
  await waitFor(() => expect(router.state.location.pathname).toBe('/placed/SS-7K3M9Q'))
  await act(() => router.navigate('/cart'))

  expect(await screen.findByText(/^Your cart is empty. Put/)).toBeVisible()
  expect(said.join()).not.toContain('There is nothing to order')
  watcher.disconnect()
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
  const { user } = await openCheckout({ PlaceOrder })
  await fillIn(user)
  await user.click(await place())
  expect(await screen.findByText(/We do not know whether your order has reached us/)).toBeVisible()
  await user.click(await place())
  expect(await screen.findByText(/The price has changed/)).toBeVisible()
  await user.click(await place())

  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('where the browser keeps nothing, an unanswered order still is the same when it is sent again', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const PlaceOrder = jest.fn((_: Record<string, unknown>) => Promise.reject(noConnection()))
  const { user } = await openCheckout({ PlaceOrder })
  await fillIn(user)
  await user.click(await place())
  expect(await screen.findByText(/We do not know whether your order has reached us/)).toBeVisible()
  await user.click(await place())

  await waitFor(() => expect(PlaceOrder).toHaveBeenCalledTimes(2))
  expect(PlaceOrder.mock.calls[1]).toEqual(PlaceOrder.mock.calls[0])
})

test('an order that another version of the shop has left behind is not sent; its key stays', async () => {
  const PlaceOrder = jest.fn((_: Record<string, unknown>) => Promise.reject(noConnection()))
  const sent = { input: { address: 'House 14', lines: [{ id: 'p-1' }] }, products: [] }
  localStorage.setItem('draftOwner', 'user-1')
  localStorage.setItem(
    'draft:order:cart',
    JSON.stringify({ draft: { key: 'an-earlier-key', sent }, until: Date.now() + 60_000 }),
  )
  const { user } = await openCheckout({ PlaceOrder })
  await fillIn(user)
  await user.click(await place())

  await waitFor(() => expect(PlaceOrder).toHaveBeenCalledTimes(1))
  const input = {
    idempotencyKey: 'an-earlier-key',
    lines: [{ productId: 'p-1', variantId: 'variant of p-1', quantity: 3 }],
  }
  expect(PlaceOrder).toHaveBeenCalledWith({ input: expect.objectContaining(input) })
})

test('every missing field is named, and the focus is at the summary', async () => {
  const { user } = await openCheckout()
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

test('an order that was changed after it had arrived leads to My Order', async () => {
  const { user } = await openCheckout({ PlaceOrder: () => refused('IDEMPOTENCY_MISMATCH') })
  await fillIn(user)
  await user.click(await place())
  expect(await screen.findByRole('link', { name: 'Go to My Order' })).toHaveAttribute('href', '/myOrder')
})

test('an empty cart cannot be checked out', async () => {
  await openCheckout({ CheckoutCart: () => ({ cart: buildCart([], 0), holds: [] }) })
  expect(await screen.findByText('There is nothing to order: your cart is empty.')).toBeVisible()
})

test('an admin has nothing to check out', async () => {
  await visit('/checkout', serverOf(buildUser({ isAdmin: true })))
  expect(await screen.findByText(/Carts and orders are for shoppers/)).toBeVisible()
})

test('the white space around an address does not count, and what nobody can see is not sent', async () => {
  const PlaceOrder = jest.fn((_: Record<string, unknown>) => new Promise<object>(() => undefined))
  const { user } = await openCheckout({ PlaceOrder })
  await fillIn(user)
  const address = screen.getByLabelText('Address')
  await user.clear(address)
  await user.click(address)
  await user.paste(`${'a'.repeat(499)}\u202Eb\n`)
  await user.click(await place())
  await waitFor(() => expect(PlaceOrder.mock.calls[0]?.[0].input).toMatchObject({ address: `${'a'.repeat(499)}b` }))
})

test('until a district is known, the total is named one without delivery', async () => {
  const { user } = await openCheckout({
    CheckoutCart: () => ({ cart: buildCart([buildItem()], 2166), holds: [], delivery: chargedDelivery() }),
  })
  expect((await screen.findByText('Total without delivery')).closest('div')).toHaveTextContent('2,166 TK')
  expect(screen.queryByText('Total Payable Amount')).toBeNull()
  await user.selectOptions(screen.getByLabelText('District'), 'Sylhet')

  expect(screen.getByText('Total Payable Amount').closest('div')).toHaveTextContent('2,286 TK')
})
