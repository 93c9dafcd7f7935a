import { act, screen, waitFor, within } from '@testing-library/react'
import { buildCart } from '../testing/build-cart.ts'
import { buildVariant } from '../testing/build-product.ts'
import { buildItem, fillIn, openCheckout, place, placed } from '../testing/checkout.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'

// What happens while the shopper looks elsewhere.
beforeEach(logInAfresh)

const answerLater = () => {
  let resolve: (answer: object) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const answer = new Promise<object>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { PlaceOrder: () => answer, resolve, reject }
}

const leaveWhileOrdering = async (PlaceOrder: () => Promise<object>) => {
  const { user, router } = await openCheckout({ PlaceOrder })
  await fillIn(user)
  await user.click(await place())
  await screen.findByRole('button', { name: 'Ordering…' })
  await act(() => router.navigate('/donation'))
  await screen.findByRole('heading', { level: 1, name: /Donation/i })
  return router
}

test('who has gone on reading is told of the order and stays there', async () => {
  const { PlaceOrder, resolve } = answerLater()
  const router = await leaveWhileOrdering(PlaceOrder)
  resolve(placed())

  expect(await screen.findByText('Ordered Successful')).toBeVisible()
  expect(router.state.location.pathname).toBe('/donation')
})

test('who has gone on reading is told that nothing was ordered', async () => {
  const { PlaceOrder, reject } = answerLater()
  await leaveWhileOrdering(PlaceOrder)
  refused('OUT_OF_STOCK', { lines: [] }).catch(reject)

  expect(await screen.findByText('Nothing was ordered. Open the checkout again to see why.')).toBeVisible()
})

test('who has gone on reading is told that nobody knows', async () => {
  const { PlaceOrder, reject } = answerLater()
  await leaveWhileOrdering(PlaceOrder)
  reject(noConnection())

  expect(await screen.findByText(/We do not know whether your order has reached us\. Open the checkout/)).toBeVisible()
})

test('a cart that cannot be looked at again is not ordered', async () => {
  const PlaceOrder = jest.fn(() => placed())
  const carts = [() => ({ cart: buildCart([buildItem()], 2166), holds: [] })]
  const CheckoutCart = () => carts.shift()?.() ?? Promise.reject(noConnection())
  const { user } = await openCheckout({ CheckoutCart, PlaceOrder })
  await fillIn(user)
  await user.click(await place())

  expect(await screen.findByText(/Nothing was ordered: the shop did not answer/)).toBeVisible()
  expect(PlaceOrder).not.toHaveBeenCalled()
})

test('an order that is to be changed and has emptied the cart leads to My Order', async () => {
  let items = [buildItem()]
  const { user, router } = await openCheckout({
    CheckoutCart: () => ({ cart: buildCart(items, items.length * 2166), holds: [] }),
    PlaceOrder: () => Promise.reject(noConnection()),
  })
  await fillIn(user)
  await user.click(await place())
  await screen.findByText(/We do not know whether your order has reached us/)
  items = []
  await act(() => router.navigate('/donation'))
  await act(() => router.navigate('/checkout'))
  await user.click(await screen.findByRole('button', { name: 'Change the order instead' }))

  expect(await screen.findByText(/your order has most likely reached us/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to My Order' })).toHaveAttribute('href', '/myOrder')
})

test('an order that may have arrived is shown with the sizes and colours it was sent with, and who receives it', async () => {
  const navy = (size: string, quantity: number) =>
    buildItem({
      variantId: `navy-${size}`,
      variant: buildVariant({ id: `navy-${size}`, color: 'Navy', size }),
      name: 'Cotton Panjabi',
      quantity,
    })
  const { user, router } = await openCheckout({
    CheckoutCart: () => ({ cart: buildCart([navy('L', 1), navy('XL', 2)], 2166), holds: [] }),
    PlaceOrder: () => Promise.reject(noConnection()),
  })
  await fillIn(user)
  await user.click(screen.getByRole('radio', { name: 'Somebody else' }))
  await user.type(screen.getByLabelText('Name'), 'Abdur Rahman')
  await user.type(screen.getByLabelText('Phone'), '01819204060')
  await user.click(await place())
  await screen.findByText(/We do not know whether your order has reached us/)
  await act(() => router.navigate('/donation'))
  await act(() => router.navigate('/checkout'))

  const sent = within(await screen.findByRole('region', { name: 'Did your order reach us?' }))
  expect(sent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 × Cotton Panjabi, Navy · L',
    '2 × Cotton Panjabi, Navy · XL',
  ])
  expect(sent.getByText('Abdur Rahman')).toBeVisible()
})

test('a price that was raised is marked at its product', async () => {
  let unitPrice = 722
  const item = () => buildItem({ unitPrice, lineTotal: unitPrice * 3 })
  const PlaceOrder = () => {
    unitPrice = 800
    const lines = [{ productId: 'p-1', name: 'Oud Attar', unitPrice, quantity: 3, lineTotal: 2400 }]
    return refused('PRICE_CHANGED', { lines, total: 2400, expectedTotal: 2166 })
  }
  const { user } = await openCheckout({
    CheckoutCart: () => ({ cart: buildCart([item()], unitPrice * 3), holds: [] }),
    PlaceOrder,
  })
  await fillIn(user)
  await user.click(await place())

  await waitFor(() => expect(screen.getByText('was 722 TK')).toBeVisible())
  expect(screen.getByText('3 × 800 TK')).toBeVisible()
})

test('a line that was just removed is not ordered, and is no change from elsewhere', async () => {
  const gone = buildItem({ productId: 'p-2', name: 'Tupi', state: 'NO_LONGER_SOLD' })
  let items = [buildItem(), gone]
  let removed: (answer: object) => void = () => undefined
  const PlaceOrder = jest.fn((_: Record<string, unknown>) => placed())
  const { user } = await openCheckout({
    CheckoutCart: () => ({ cart: buildCart(items, 2166), holds: [] }),
    RemoveFromCart: () => new Promise((resolve) => (removed = resolve)),
    PlaceOrder,
  })
  await fillIn(user)
  await user.click(await screen.findByRole('button', { name: 'Remove Tupi' }))
  await user.click(await place())
  items = [buildItem()]
  removed({ removeFromCart: true })

  expect(await screen.findByText('Ordered Successful')).toBeVisible()
  expect(PlaceOrder.mock.calls[0]?.[0].input).toMatchObject({
    lines: [{ productId: 'p-1', variantId: 'variant of p-1', quantity: 3 }],
  })
})
