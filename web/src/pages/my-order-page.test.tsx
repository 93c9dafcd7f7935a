import { act, screen, within } from '@testing-library/react'
import { buildOrder } from '../testing/build-order.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
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

const { fetch } = globalThis
afterEach(() => Object.assign(globalThis, { fetch }))

test('the shop is reached about an order until it is delivered', async () => {
  const phones = { call: '+8801312345678', whatsApp: null }
  Object.assign(globalThis, { fetch: async () => new Response(JSON.stringify({ footer: {}, phones })) })
  const order = await open({})
  expect(await within(order).findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801312345678')
})

describe('ordering again', () => {
  const [line] = buildOrder().lines
  const today = (quantity: number, discountedPrice: number) => ({
    myOrder: {
      __typename: 'Order',
      id: 'order-again',
      lines: [
        { ...line, quantity: 2, unitPrice: 855, product: productOf(quantity, discountedPrice) },
        { ...line, variantId: 'gone', name: 'Oud Attar', product: null },
      ],
    },
  })
  const productOf = (quantity: number, discountedPrice: number) => ({
    __typename: 'Product',
    id: 'mat',
    variants: [{ __typename: 'ProductVariant', id: 'mat-only', quantity, discountedPrice }],
  })

  test('what is gone or dearer is said before the rest goes into the cart', async () => {
    const AddToCart = jest.fn((_: Record<string, unknown>) => new Promise<object>(() => undefined))
    const given = buildOrder({ number: 'SS-7K3M9Q', status: 'DELIVERED', deliveredAt: '2026-11-21T08:05:00.000Z' })
    const page = { myOrders: { __typename: 'OrderPage', total: 1, pageCount: 1, items: [given] } }
    const server = serverOf(buildUser(), { MyOrders: () => page, OrderAgain: () => today(1, 900), AddAgain: AddToCart })
    const { user } = await visit('/myOrder', server)

    await user.click(await screen.findByRole('button', { name: 'Order again: SS-7K3M9Q' }))
    const question = await screen.findByRole('alertdialog', { name: 'Not everything is as it was' })
    expect(question).toHaveTextContent('Only 1 left of Emerald Prayer Mat.')
    expect(question).toHaveTextContent('Emerald Prayer Mat is now 900 TK; it was 855 TK.')
    expect(question).toHaveTextContent('Oud Attar is sold out.')
    expect(AddToCart).not.toHaveBeenCalled()

    await user.click(within(question).getByRole('button', { name: 'Put the rest in the cart' }))
    expect(AddToCart).toHaveBeenCalledWith({ input: { productId: 'mat', variantId: 'mat-only', quantity: 1 } })
  })
})
