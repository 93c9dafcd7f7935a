import { act, screen, waitFor } from '@testing-library/react'
import { buildCart, buildCartItem } from '../testing/build-cart.ts'
import { mat, never, openCart, sums } from '../testing/cart-page.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { refused } from '../testing/fake-server.ts'

beforeEach(logInAfresh)

const more = () => screen.findByRole('button', { name: 'One more: Oud Attar' })

test('pressing plus several times is one change', async () => {
  const SetCartQuantity = jest.fn(() => ({
    setCartQuantity: buildCart([buildCartItem({ quantity: 4, lineTotal: 2888 })], 2888),
  }))
  const { user } = await openCart(buildCart([buildCartItem()], 1444), { SetCartQuantity })
  await user.dblClick(await screen.findByRole('button', { name: 'One more: Oud Attar' }))

  expect(await screen.findByText('722 TK x 4')).toBeVisible()
  await waitFor(() => expect(SetCartQuantity).toHaveBeenCalledTimes(1))
  expect(SetCartQuantity).toHaveBeenCalledWith({
    input: { productId: 'p-1', variantId: 'variant of p-1', quantity: 4 },
  })
})

test('a quantity shows with its sums before the shop has answered', async () => {
  const { user } = await openCart(buildCart([buildCartItem(), mat], 2299), { SetCartQuantity: never })
  await user.click(await more())

  expect(screen.getByText('722 TK x 3')).toBeVisible()
  expect(screen.getByText('2,166 TK')).toBeVisible()
  expect(sums()).toEqual(['4 items', '3,021 TK', 'Free', '3,021 TK'])
})

test.each([
  ['OUT_OF_STOCK', { lines: [{ productId: 'p-1', name: 'Oud Attar', wanted: 3, available: 2 }] }, /only 2 left/],
  ['NOT_FOUND', undefined, /no longer in your cart/],
])('a quantity that is refused with %s says why, and the cart is asked for again', async (code, details, message) => {
  const carts = [buildCart([buildCartItem(), mat], 2299), buildCart([mat], 855)]
  const { user } = await openCart(
    {},
    { Cart: () => ({ cart: carts.shift() }), SetCartQuantity: () => refused(code, details) },
  )
  await user.click(await more())

  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByText('Oud Attar')).toBeNull()
  expect(sums()).toEqual(['1 item', '855 TK', 'Free', '855 TK'])
})

test('a quantity that cannot be had closes the way to the checkout', async () => {
  const SetCartQuantity = jest.fn()
  const { user } = await openCart(buildCart([buildCartItem()], 1444), { SetCartQuantity })
  const box = await screen.findByRole('textbox', { name: 'Quantity of Oud Attar' })
  await user.type(box, '99')

  expect(screen.getByRole('button', { name: 'Proceed Checkout' })).toHaveAccessibleDescription(/Change or remove them/)
  expect(screen.getByText('722 TK x 2')).toBeVisible()
  await user.clear(box)
  await user.type(box, '3')
  expect(screen.getByRole('link', { name: 'Proceed Checkout' })).toBeVisible()
})

test('the checkout waits for the quantity that was chosen last', async () => {
  let answer = () => {}
  const changed = buildCart([buildCartItem({ quantity: 3, lineTotal: 2166 })], 2166)
  const SetCartQuantity = () => new Promise<object>((resolve) => (answer = () => resolve({ setCartQuantity: changed })))
  const CheckoutCart = jest.fn(() => ({ cart: changed, holds: [] }))
  const { user } = await openCart(buildCart([buildCartItem()], 1444), { SetCartQuantity, CheckoutCart })
  await user.click(await more())
  await user.click(screen.getByRole('link', { name: 'Proceed Checkout' }))
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  expect(screen.queryByRole('button', { name: 'PLACE ORDER' })).toBeNull()
  expect(CheckoutCart).not.toHaveBeenCalled()

  await act(async () => answer())
  expect(await screen.findByText('3 × 722 TK')).toBeVisible()
})
