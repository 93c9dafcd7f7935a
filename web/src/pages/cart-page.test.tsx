import { act, screen, within } from '@testing-library/react'
import { buildCart, buildCartItem } from '../testing/build-cart.ts'
import { buildVariant } from '../testing/build-product.ts'
import { mat, never, openCart, sums } from '../testing/cart-page.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

test('the cart shows every line as price x quantity, the number of pieces and the grand total', async () => {
  await openCart(buildCart([buildCartItem(), mat], 2299))

  expect(await screen.findByText('722 TK x 2')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' }).parentElement).toHaveTextContent('Cart3 items')
  expect(screen.getByText('1,444 TK')).toBeVisible()
  for (const sum of screen.getAllByText('2,299 TK')) expect(sum).toBeVisible()
  expect(sums()).toEqual(['3 items', '2,299 TK', 'Free', '2,299 TK'])
  expect(screen.getByRole('link', { name: 'Proceed Checkout' })).toHaveAttribute('href', '/checkout')
})

test('two sizes of one product are two lines, each with what was chosen, its own buttons and the way to it', async () => {
  const panjabi = (color: string, colorBn: string, size: string) => {
    const id = `${color}-${size}`
    const variant = buildVariant({ id, color, colorBn, size })
    return buildCartItem({ productId: 'p-3', name: 'Cotton Panjabi', variantId: id, variant })
  }
  const RemoveFromCart = jest.fn((_: Record<string, unknown>) => ({ removeFromCart: 1 }))
  const cart = buildCart([panjabi('Navy', 'নেভি', 'L'), panjabi('White', 'সাদা', 'M')], 2888)
  const { user } = await openCart(cart, { RemoveFromCart })

  expect(await screen.findByText('Navy · L')).toBeVisible()
  const [first] = screen.getAllByRole('link', { name: 'Cotton Panjabi' })
  expect(first).toHaveAttribute('href', '/buynow/p-3?size=L&color=Navy')
  expect(screen.getByRole('button', { name: 'One more: Cotton Panjabi, Navy · L' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove Cotton Panjabi, White · M' }))
  expect(screen.queryByText('White · M')).toBeNull()
  expect(screen.getByText('Cotton Panjabi, White · M was removed')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('button', { name: 'Undo: Cotton Panjabi, White · M' })).toBeVisible()
  expect(RemoveFromCart.mock.lastCall?.[0]).toEqual({ productId: 'p-3', variantId: 'White-M' })
})

test('an empty cart says so, leads to the products and blocks the checkout with the reason', async () => {
  await openCart(buildCart([], 0))

  expect(await screen.findByRole('link', { name: 'Look at the goods' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('button', { name: 'Proceed Checkout' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Proceed Checkout' })).toHaveAccessibleDescription(/nothing to order/)
})

test('lines that are short or gone say so and block the checkout', async () => {
  const gone = buildCartItem({ productId: 'p-3', name: 'Old Cap', state: 'NO_LONGER_SOLD', available: 0, lineTotal: 0 })
  await openCart(buildCart([buildCartItem({ available: 1, state: 'SHORT' }), gone], 1444, false))

  expect(await screen.findByText('Only 1 in stock.')).toBeVisible()
  expect(screen.getByText('This is no longer sold. Remove it to go on.')).toBeVisible()
  expect(screen.getByRole('cell', { name: 'not counted' })).toHaveTextContent('–')
  expect(screen.queryByText('0 TK')).toBeNull()
  expect(screen.getByRole('button', { name: 'Proceed Checkout' })).toHaveAccessibleDescription(/Change or remove them/)
  expect(screen.getByRole('button', { name: 'Take 1' })).toBeVisible()
})

test('a cart that does not load can be asked for again', async () => {
  let broken = true
  const Cart = () => (broken ? refused('UNAVAILABLE') : { cart: buildCart([buildCartItem()], 1444) })
  const { user } = await visit('/cart', serverOf(buildUser(), { Cart }))
  expect(await screen.findByText('Your cart could not be loaded')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('722 TK x 2')).toBeVisible()
})

test('pictures and names lead to their product, except of what is no longer sold', async () => {
  const gone = buildCartItem({ productId: 'p-3', name: 'Old Cap', state: 'NO_LONGER_SOLD', available: 0, lineTotal: 0 })
  await openCart(buildCart([buildCartItem(), gone], 1444, false))
  const row = (await screen.findByRole('heading', { name: 'Oud Attar' })).closest('tr')

  expect([...(row?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/buynow/p-1'),
  )
  expect(within(screen.getByRole('heading', { name: 'Old Cap' })).queryByRole('link')).toBeNull()
})

test('a price that has changed since it was added says so on its line', async () => {
  await openCart(buildCart([buildCartItem({ unitPriceWhenAdded: 650 }), mat], 2299))
  expect(await screen.findByText('The price is now 722 TK. It was 650 TK when you added it on 18 Nov.')).toBeVisible()
  expect(screen.getAllByText(/The price is now/)).toHaveLength(1)
})

test('the same failure again does not pile up messages', async () => {
  const { user } = await openCart(buildCart([buildCartItem(), mat], 2299), {
    RemoveFromCart: () => Promise.reject(noConnection()),
  })
  for (const name of ['Oud Attar', 'Prayer Mat']) {
    await user.click(await screen.findByRole('button', { name: `Remove ${name}` }))
    await screen.findByText(`${name} was not removed and is still in the cart`)
  }
  expect(await screen.findAllByText(/so it is as it was/)).toHaveLength(1)
})

test('a cart as it was before is not shown when the shop cannot be reached', async () => {
  const Cart = jest.fn((): object => ({ cart: buildCart([buildCartItem()], 1444) }))
  const { router } = await visit('/cart', serverOf(buildUser(), { Cart }))
  expect(await screen.findByText('722 TK x 2')).toBeVisible()
  await act(() => router.navigate('/charity'))
  Cart.mockImplementation(() => Promise.reject(noConnection()))
  await act(() => router.navigate('/cart'))
  expect(await screen.findByText('Your cart could not be loaded')).toBeVisible()
  expect(screen.queryByText('722 TK x 2')).toBeNull()
})

test('a cart that could not be loaded comes by itself when the connection is back', async () => {
  let broken = true
  const Cart = () => (broken ? Promise.reject(noConnection()) : { cart: buildCart([buildCartItem()], 1444) })
  await visit('/cart', serverOf(buildUser(), { Cart }))
  expect(await screen.findByText('Your cart could not be loaded')).toBeVisible()
  broken = false
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('722 TK x 2')).toBeVisible()
})

test('a cart that was changed in another tab is as it is now once somebody comes back, and stays where the shop cannot be reached', async () => {
  const Cart = jest.fn((): object => ({ cart: buildCart([buildCartItem()], 1444) }))
  await visit('/cart', serverOf(buildUser(), { Cart }))
  expect(await screen.findByText('722 TK x 2')).toBeVisible()
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

  Cart.mockImplementation(() => ({ cart: buildCart([buildCartItem({ quantity: 3, lineTotal: 2166 })], 2166) }))
  await comeBack()
  expect(await screen.findByText('722 TK x 3')).toBeVisible()

  Cart.mockImplementation(() => Promise.reject(noConnection()))
  await comeBack()
  expect(screen.getByText('722 TK x 3')).toBeVisible()
})

test('two sizes of one product are two lines, each with a quantity of its own', async () => {
  const large = buildCartItem({ variantId: 'large', quantity: 1, lineTotal: 722 })
  const medium = buildCartItem({ variantId: 'medium', quantity: 2 })
  const { user } = await openCart(buildCart([large, medium], 2166), { RemoveFromCart: never })
  const rows = await screen.findAllByRole('button', { name: 'Remove Oud Attar' })
  expect(rows).toHaveLength(2)
  if (rows[0]) await user.click(rows[0])

  expect(screen.getByText('722 TK x 2')).toBeVisible()
  expect(screen.queryByText('722 TK x 1')).toBeNull()
  expect(sums()).toEqual(['2 items', '1,444 TK', 'Free', '1,444 TK'])
})
