import { act, screen, within } from '@testing-library/react'
import { buildOrder, buildOrderEvent } from '../testing/build-order.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection, refusal } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  logInAfresh()
  jest.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z'), advanceTimers: true })
})
afterEach(() => jest.useRealTimers())

const open = async (given: object) => {
  const order = buildOrder({ number: 'SS-7K3M9Q', ...given })
  const page = { myOrders: { __typename: 'OrderPage', total: 1, pageCount: 1, items: [order] } }
  await visit('/myOrder', serverOf(buildUser(), { MyOrders: () => page }))
  return screen.findByRole('article', { name: 'SS-7K3M9Q' })
}

test('an order names its phone as people dial it, and its address in the lines that were typed', async () => {
  const order = await open({ address: 'House 14\nRoad 7' })

  expect(within(order).getByText('01712-345678')).toBeVisible()
  expect(within(order).getByText(/^House 14/)).toHaveStyle({ whiteSpace: 'pre-line' })
})

test('an order of today is one of yesterday as soon as it is midnight in Bangladesh', async () => {
  const order = await open({ placedAt: '2026-11-21T15:14:00Z' })
  expect(within(order).getAllByText('Today, 21:14')[0]).toBeVisible()

  await act(() => jest.advanceTimersByTimeAsync(61 * 60_000))
  expect(within(order).getAllByText('Yesterday, 21:14')[0]).toBeVisible()
})

test('an order leads to its page, where it is saved as a picture or printed', async () => {
  const order = await open({ deliveredAt: '2026-11-21T08:05:00.000Z' })
  expect(within(order).getByRole('link', { name: 'Picture or print: SS-7K3M9Q' })).toHaveAttribute(
    'href',
    '/placed/SS-7K3M9Q',
  )
})

test('an order of which some came back is partly delivered', async () => {
  const [line] = buildOrder().lines
  const order = await open({
    status: 'DELIVERED',
    deliveredAt: '2026-11-21T08:05:00.000Z',
    lines: [{ ...line, quantity: 1, cameBack: 1 }],
  })
  expect(within(order).getByText(/^Partly delivered 21 Nov/)).toBeVisible()
  expect(within(order).getByText(/1 piece came back/)).toBeVisible()
})

test('a parcel that was lost is said to be lost, and not to have come back', async () => {
  const event = buildOrderEvent({ from: 'SHIPPED', to: 'RETURNED', reason: 'LOST' })
  const order = await open({ status: 'RETURNED', lost: true, events: [event] })
  expect(within(order).getAllByText('Lost on the way')).toHaveLength(2)
  expect(order).not.toHaveTextContent('Came back')
})

test('a parcel that comes back says so, and why', async () => {
  const event = buildOrderEvent({ from: 'SHIPPED', to: 'RETURNING', reason: 'NOT_FOUND_AT_ADDRESS' })
  const order = await open({ status: 'RETURNING', events: [event] })
  expect(within(order).getByText('Not taken, coming back')).toBeVisible()
  expect(within(order).getByText('Nobody was found at the address')).toBeVisible()
})

test.each([
  ['PLACED', {}, 'To pay', /^3,015 TK/],
  ['SHIPPED', {}, 'To pay', /^3,015 TK/],
  ['DELIVERED', { deliveredAt: '2026-11-21T08:05:00.000Z' }, 'Paid', /^3,015 TK/],
  ['RETURNING', {}, 'To pay', /^Nothing$/],
  ['CANCELLED', {}, 'To pay', /^Nothing$/],
  ['RETURNED', {}, 'To pay', /^Nothing$/],
])('an order that is %s says what to have ready in cash, or what was paid', async (status, given, term, sum) => {
  const order = await open({ status, ...given })
  const definition = within(order).getByText(term).nextElementSibling
  expect(definition).toHaveTextContent(sum)
})

test('while nobody has called, an order says which phone is called, and until when', async () => {
  jest.setSystemTime(new Date('2026-11-21T11:00:00Z'))
  const order = await open({ placedAt: '2026-11-21T10:30:00.000Z' })
  expect(within(order).getByText('We call 01712-345678 today until 20:00')).toBeVisible()
})

test('what was received can be reviewed, as long as it is sold', async () => {
  const [line] = buildOrder().lines
  const gone = { ...line, variantId: 'gone-only', name: 'Oud Attar', product: null }
  const back = { ...line, variantId: 'back-only', name: 'Teal Panjabi', quantity: 0, cameBack: 2 }
  const lines = [line, gone, back]
  const order = await open({ status: 'DELIVERED', deliveredAt: '2026-11-21T08:05:00.000Z', lines })
  const [link, ...others] = within(order).getAllByRole('link', { name: /^Write a review/ })
  expect(link).toHaveAccessibleName('Write a review: Emerald Prayer Mat')
  expect(link).toHaveAttribute('href', '/productDetail/mat#reviews')
  expect(others).toEqual([])
})

test('My Order leads to the saved addresses', async () => {
  await open({})
  expect(screen.getByRole('link', { name: 'Addresses' })).toHaveAttribute('href', '/userprofile#addresses')
})

const { fetch } = globalThis
afterEach(() => Object.assign(globalThis, { fetch }))

test('the shop is reached about an order until it is delivered', async () => {
  const phones = { call: '+8801312345678', whatsApp: null }
  Object.assign(globalThis, { fetch: async () => new Response(JSON.stringify({ footer: {}, phones })) })
  const order = await open({})
  expect(await within(order).findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801312345678')
})

describe('cancelling', () => {
  const openWindow = async (CancelMyOrder: (variables: Record<string, unknown>) => object | Promise<object>) => {
    const page = { __typename: 'OrderPage', total: 1, pageCount: 1, items: [buildOrder({ number: 'SS-7K3M9Q' })] }
    const { user } = await visit(
      '/myOrder',
      serverOf(buildUser(), { MyOrders: () => ({ myOrders: page }), CancelMyOrder }),
    )
    await user.click(await screen.findByRole('button', { name: 'Cancel the order: SS-7K3M9Q' }))
    const window = await screen.findByRole('alertdialog', { name: 'Cancel SS-7K3M9Q?' })
    const cancel = () => user.click(within(window).getByRole('button', { name: 'Cancel the order' }))
    return { user, window: within(window), cancel }
  }
  const never = () => new Promise<object>(() => undefined)

  test('asks why, and takes for an answer that one has changed one’s mind', async () => {
    const CancelMyOrder = jest.fn(never)
    const { window, cancel } = await openWindow(CancelMyOrder)
    expect(window.getByRole('combobox', { name: 'Why? (optional)' })).toHaveDisplayValue('I changed my mind')
    await cancel()
    expect(CancelMyOrder).toHaveBeenCalledWith({ number: 'SS-7K3M9Q', reason: 'SHOPPER_CHANGED_MIND', note: null })
  })

  test('for another reason asks which, and sends it once it is written', async () => {
    const CancelMyOrder = jest.fn(never)
    const { user, window, cancel } = await openWindow(CancelMyOrder)
    await user.selectOptions(window.getByRole('combobox'), 'Another reason')
    await cancel()
    expect(await window.findByRole('link', { name: /^Write the other reason/ })).toBeVisible()
    expect(window.getByRole('textbox', { name: 'Which one?' })).toBeInvalid()
    expect(CancelMyOrder).not.toHaveBeenCalled()

    await user.type(window.getByRole('textbox', { name: 'Which one?' }), 'I travel')
    await cancel()
    expect(CancelMyOrder).toHaveBeenCalledWith({ number: 'SS-7K3M9Q', reason: 'OTHER', note: 'I travel' })
  })

  test.each([
    ['SHOPPER', 'You had another reason'],
    ['ADMIN', 'For another reason; ask us, and we tell you which'],
  ])('for another reason, by %s, says so in the order', async (by, said) => {
    const cancelled = buildOrderEvent({ by, to: 'CANCELLED', reason: 'OTHER' })
    const order = await open({ status: 'CANCELLED', events: [cancelled] })
    expect(within(order).getByText(said)).toBeVisible()
  })
})

describe('ordering again', () => {
  const [line] = buildOrder().lines
  const productOf = (id: string, quantity: number, discountedPrice: number) => ({
    __typename: 'Product',
    id,
    variants: [{ __typename: 'ProductVariant', id: `${id}-only`, quantity, discountedPrice }],
  })
  /** Two mats at 855 and two attars at 300 were ordered; so many of each are there today. */
  const ordered = (mats: number, attars: number, price = 855) => [
    { ...line, quantity: 2, unitPrice: 855, product: productOf('mat', mats, price) },
    {
      ...{ ...line, productId: 'attar', variantId: 'attar-only', name: 'Oud Attar', quantity: 2, unitPrice: 300 },
      product: attars > 0 ? productOf('attar', attars, 300) : null,
    },
  ]
  const held = (variantId: string, quantity: number, available: number) => ({
    ...{ __typename: 'CartItem', variantId, quantity, available },
  })

  const press = async (
    lines: object[],
    items: object[],
    AddAgain: (variables: Record<string, unknown>) => object | Promise<object>,
  ) => {
    const given = buildOrder({ number: 'SS-7K3M9Q', status: 'DELIVERED', deliveredAt: '2026-11-21T08:05:00.000Z' })
    const page = { myOrders: { __typename: 'OrderPage', total: 1, pageCount: 1, items: [given] } }
    const OrderAgain = () => ({
      myOrder: { __typename: 'Order', id: 'order-again', lines },
      cart: { __typename: 'Cart', items },
    })
    const opened = await visit('/myOrder', serverOf(buildUser(), { MyOrders: () => page, OrderAgain, AddAgain }))
    await opened.user.click(await screen.findByRole('button', { name: 'Order again: SS-7K3M9Q' }))
    return opened
  }
  const never = () => new Promise<object>(() => undefined)
  const inCart = () => ({
    addToCart: { __typename: 'Cart', itemCount: 1, total: 0, canCheckOut: true },
  })

  test('what is gone or dearer is said before the rest goes into the cart', async () => {
    const AddToCart = jest.fn(never)
    const { user } = await press(ordered(1, 0, 900), [], AddToCart)

    const question = await screen.findByRole('alertdialog', { name: 'Not everything is as it was' })
    expect(question).toHaveTextContent('Only 1 left of Emerald Prayer Mat.')
    expect(question).toHaveTextContent('Emerald Prayer Mat is now 900 TK; it was 855 TK.')
    expect(question).toHaveTextContent('Oud Attar is sold out.')
    expect(AddToCart).not.toHaveBeenCalled()

    await user.click(within(question).getByRole('button', { name: 'Put the rest in the cart' }))
    expect(AddToCart).toHaveBeenCalledWith({ input: { productId: 'mat', variantId: 'mat-only', quantity: 1 } })
  })

  test('only what the cart lacks goes into it', async () => {
    const AddToCart = jest.fn(inCart)
    await press(ordered(4, 4), [held('mat-only', 1, 4), held('attar-only', 3, 4)], AddToCart)

    expect(await screen.findByText('It is in your cart.')).toBeVisible()
    expect(AddToCart.mock.calls).toEqual([[{ input: { productId: 'mat', variantId: 'mat-only', quantity: 1 } }]])
  })

  test('the second time nothing goes into the cart, and it says so', async () => {
    const AddToCart = jest.fn(inCart)
    await press(ordered(2, 0), [held('mat-only', 2, 2)], AddToCart)

    expect(await screen.findByText('It is in your cart already.')).toBeVisible()
    expect(AddToCart).not.toHaveBeenCalled()
  })

  const soldOut = (name: string, available: number) =>
    refusal('OUT_OF_STOCK', { lines: [{ productId: 'mat', variantId: 'mat-only', name, wanted: 2, available }] })

  test('what was sold meanwhile is named, with what went into the cart', async () => {
    await press(ordered(2, 2), [], ({ input }) => {
      if (Object(input).productId === 'mat') throw soldOut('Emerald Prayer Mat', 1)
      return inCart()
    })

    const window = await screen.findByRole('alertdialog', { name: 'Not all of it is in your cart' })
    expect(window).toHaveTextContent('In your cart: Oud Attar. Not put in: Only 1 left of Emerald Prayer Mat.')
  })

  test('once the shop does not answer, what it was not asked for is named too', async () => {
    const AddToCart = jest.fn(() => {
      throw noConnection()
    })
    await press(ordered(2, 2), [], AddToCart)

    const window = await screen.findByRole('alertdialog', { name: 'Not all of it is in your cart' })
    expect(window).toHaveTextContent(/Not put in: Emerald Prayer Mat: the shop did not answer.*Oud Attar: the shop/)
    expect(AddToCart).toHaveBeenCalledTimes(1)
  })
})
