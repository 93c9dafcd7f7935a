import { act, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { buildCart, buildCartItem } from '../testing/build-cart.ts'
import { buildVariant } from '../testing/build-product.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})

type Answers = Parameters<typeof serverOf>[1]

const mat = buildCartItem({ productId: 'p-2', name: 'Prayer Mat', quantity: 1, unitPrice: 855, lineTotal: 855 })

const open = (cart: object, answers: Answers = {}) =>
  visit('/cart', serverOf(buildUser(), { Cart: () => ({ cart }), ...answers }))

/** How many pieces there are, what they cost, what their delivery costs, and what all comes to. */
const sums = () => {
  const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  return [textsOf('term')[0], ...textsOf('definition')]
}

test('the cart shows every line as price x quantity, the number of pieces and the grand total', async () => {
  await open(buildCart([buildCartItem(), mat], 2299))

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
  const { user } = await open(cart, { RemoveFromCart })

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
  await open(buildCart([], 0))

  expect(await screen.findByRole('link', { name: 'Look at the goods' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('button', { name: 'Proceed Checkout' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Proceed Checkout' })).toHaveAccessibleDescription(/nothing to order/)
})

test('a removed line is gone at once, with the sums', async () => {
  const RemoveFromCart = () => new Promise<object>(() => undefined)
  const { user } = await open(buildCart([buildCartItem(), mat], 2299), { RemoveFromCart })
  await user.click(await screen.findByRole('button', { name: 'Remove Oud Attar' }))

  expect(screen.queryByRole('heading', { name: 'Oud Attar' })).toBeNull()
  expect(sums()).toEqual(['1 item', '855 TK', 'Free', '855 TK'])
})

test('a line that the shop did not remove comes back, and why is said', async () => {
  const { user } = await open(buildCart([buildCartItem()], 1444), {
    RemoveFromCart: () => Promise.reject(noConnection()),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Oud Attar' }))

  expect(await screen.findByText(/so it is as it was/)).toBeVisible()
  expect(screen.getByText('Oud Attar')).toBeVisible()
  expect(screen.getByText('Oud Attar was not removed and is still in the cart')).toHaveAttribute('role', 'status')
  expect(screen.queryByText('Oud Attar was removed')).toBeNull()
})

test('pressing plus several times is one change', async () => {
  const SetCartQuantity = jest.fn(() => ({
    setCartQuantity: buildCart([buildCartItem({ quantity: 4, lineTotal: 2888 })], 2888),
  }))
  const { user } = await open(buildCart([buildCartItem()], 1444), { SetCartQuantity })
  await user.dblClick(await screen.findByRole('button', { name: 'One more: Oud Attar' }))

  expect(await screen.findByText('722 TK x 4')).toBeVisible()
  await waitFor(() => expect(SetCartQuantity).toHaveBeenCalledTimes(1))
  expect(SetCartQuantity).toHaveBeenCalledWith({
    input: { productId: 'p-1', variantId: 'variant of p-1', quantity: 4 },
  })
})

test('lines that are short or gone say so and block the checkout', async () => {
  const gone = buildCartItem({ productId: 'p-3', name: 'Old Cap', state: 'NO_LONGER_SOLD', available: 0, lineTotal: 0 })
  await open(buildCart([buildCartItem({ available: 1, state: 'SHORT' }), gone], 1444, false))

  expect(await screen.findByText('Only 1 in stock.')).toBeVisible()
  expect(screen.getByText('This is no longer sold. Remove it to go on.')).toBeVisible()
  expect(screen.getByRole('cell', { name: 'not counted' })).toHaveTextContent('–')
  expect(screen.queryByText('0 TK')).toBeNull()
  expect(screen.getByRole('button', { name: 'Proceed Checkout' })).toHaveAccessibleDescription(/Change or remove them/)
  expect(screen.getByRole('button', { name: 'Take 1' })).toBeVisible()
})

test('a cart that does not load can be asked for again', async () => {
  let broken = true
  const Cart = () =>
    broken
      ? Promise.reject(new GraphQLError('refused', { extensions: { code: 'UNAVAILABLE' } }))
      : { cart: buildCart([buildCartItem()], 1444) }
  const { user } = await visit('/cart', serverOf(buildUser(), { Cart }))
  expect(await screen.findByText('Your cart could not be loaded')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('722 TK x 2')).toBeVisible()
})

const never = () => new Promise<object>(() => undefined)
const more = () => screen.findByRole('button', { name: 'One more: Oud Attar' })
const refused = (code: string, details?: object) =>
  Promise.reject(new GraphQLError('refused', { extensions: { code, details } }))

test('a quantity shows with its sums before the shop has answered', async () => {
  const { user } = await open(buildCart([buildCartItem(), mat], 2299), { SetCartQuantity: never })
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
  const { user } = await open(
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
  const { user } = await open(buildCart([buildCartItem()], 1444), { SetCartQuantity })
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
  const { user } = await open(buildCart([buildCartItem()], 1444), { SetCartQuantity, CheckoutCart })
  await user.click(await more())
  await user.click(screen.getByRole('link', { name: 'Proceed Checkout' }))
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  expect(screen.queryByRole('button', { name: 'PLACE ORDER' })).toBeNull()
  expect(CheckoutCart).not.toHaveBeenCalled()

  await act(async () => answer())
  expect(await screen.findByText('3 × 722 TK')).toBeVisible()
})

test('whoever removes a line by keyboard goes on from the line beside it, then from the heading', async () => {
  const { user } = await open(buildCart([buildCartItem(), mat], 2299), { RemoveFromCart: never })
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

test('pictures and names lead to their product, except of what is no longer sold', async () => {
  const gone = buildCartItem({ productId: 'p-3', name: 'Old Cap', state: 'NO_LONGER_SOLD', available: 0, lineTotal: 0 })
  await open(buildCart([buildCartItem(), gone], 1444, false))
  const row = (await screen.findByRole('heading', { name: 'Oud Attar' })).closest('tr')

  expect([...(row?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/buynow/p-1'),
  )
  expect(within(screen.getByRole('heading', { name: 'Old Cap' })).queryByRole('link')).toBeNull()
})

test('a line that was removed can be brought back as it was and where it was', async () => {
  const later = { ...mat, addedAt: '2026-11-19T08:00:00.000Z' }
  const PutBackIntoCart = jest.fn(() => ({ putBackIntoCart: buildCart([buildCartItem(), later], 2299) }))
  const { user } = await open(buildCart([buildCartItem(), later], 2299), {
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
  const { user } = await open(buildCart([buildCartItem()], 1444), {
    RemoveFromCart: () => ({ removeFromCart: true }),
    PutBackIntoCart: () => ({ putBackIntoCart: buildCart([buildCartItem()], 1444) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Oud Attar' }))
  expect(screen.getByText(/^Your cart is empty. Put/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo: Oud Attar' }))
  expect(await screen.findByText('722 TK x 2')).toBeVisible()
})

test('what is no longer sold cannot be brought back, and that is said', async () => {
  const { user } = await open(buildCart([buildCartItem(), mat], 2299), {
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
    const { user } = await open(buildCart([buildCartItem(), mat], 2299), {
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
  const { user, router } = await open(buildCart([buildCartItem(), soldOut], 1444, false), {
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
  const { user, router } = await open(buildCart([buildCartItem(), soldOut], 1444, false), {
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
  const { user, router } = await open(buildCart(items, 0, false), { RemoveFromCart })
  await user.click(await screen.findByRole('button', { name: label }))

  expect(await screen.findByText(/^Your cart is empty\. Put something in it/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Proceed Checkout' })).toBeDisabled()
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus()
  expect(router.state.location.pathname).toBe('/cart')
  await waitFor(() => expect(RemoveFromCart).toHaveBeenCalledTimes(items.length))
})

test('a price that has changed since it was added says so on its line', async () => {
  await open(buildCart([buildCartItem({ unitPriceWhenAdded: 650 }), mat], 2299))
  expect(await screen.findByText('The price is now 722 TK. It was 650 TK when you added it on 18 Nov.')).toBeVisible()
  expect(screen.getAllByText(/The price is now/)).toHaveLength(1)
})

test('the same failure again does not pile up messages', async () => {
  const { user } = await open(buildCart([buildCartItem(), mat], 2299), {
    RemoveFromCart: () => Promise.reject(noConnection()),
  })
  for (const name of ['Oud Attar', 'Prayer Mat']) {
    await user.click(await screen.findByRole('button', { name: `Remove ${name}` }))
    await screen.findByText(`${name} was not removed and is still in the cart`)
  }
  expect(await screen.findAllByText(/so it is as it was/)).toHaveLength(1)
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

test('two sizes of one product are two lines, each with a quantity of its own', async () => {
  const large = buildCartItem({ variantId: 'large', quantity: 1, lineTotal: 722 })
  const medium = buildCartItem({ variantId: 'medium', quantity: 2 })
  const { user } = await open(buildCart([large, medium], 2166), { RemoveFromCart: never })
  const rows = await screen.findAllByRole('button', { name: 'Remove Oud Attar' })
  expect(rows).toHaveLength(2)
  if (rows[0]) await user.click(rows[0])

  expect(screen.getByText('722 TK x 2')).toBeVisible()
  expect(screen.queryByText('722 TK x 1')).toBeNull()
  expect(sums()).toEqual(['2 items', '1,444 TK', 'Free', '1,444 TK'])
})
