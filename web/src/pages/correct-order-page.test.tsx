import { screen, waitFor } from '@testing-library/react'
import { chargedDelivery } from '../testing/build-delivery.ts'
import { buildOrder, buildOrderCounts } from '../testing/build-order.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

const variant = (id: string, size: string, given: object = {}) => ({
  __typename: 'ProductVariant',
  id,
  size,
  sizeBn: null,
  color: null,
  colorBn: null,
  price: 1500,
  discountedPrice: 1500,
  quantity: 12,
  image: { __typename: 'Image', url: `/images/${id}-640.webp`, srcSet: null },
  ...given,
})
const product = { __typename: 'Product', id: 'panjabi', variants: [variant('l', 'L'), variant('xl', 'XL')] }
const [plain] = buildOrder().lines
const line = {
  ...plain,
  productId: 'panjabi',
  variantId: 'l',
  size: 'L',
  name: 'Cotton Panjabi, Plain',
  quantity: 1,
  unitPrice: 1187,
  product,
}
const order = buildOrder({
  id: 'order-1',
  number: 'SS-7K3M9Q',
  version: 3,
  total: 1247,
  deliveryFee: 60,
  lines: [line],
})

type Answers = NonNullable<Parameters<typeof serverOf>[1]>

const open = async (answers: Answers = {}, given: object = {}, by = buildUser({ isAdmin: true })) => {
  const CorrectOrder = jest.fn((_: Record<string, unknown>) => ({ correctOrder: { ...order, version: 4 } }))
  const server = serverOf(by, {
    OrderToCorrect: () => ({ order: { ...order, ...given }, delivery: chargedDelivery() }),
    AllOrders: () => ({ orders: { __typename: 'OrderPage', total: 1, pageCount: 1, items: [order] } }),
    OrderCounts: () => buildOrderCounts(1),
    CorrectOrder,
    ...answers,
  })
  return { ...(await visit('/allOrders/order-1/correct', server)), CorrectOrder }
}

const changes = () => screen.findByRole('region', { name: 'What changes' })

test('what changes is shown before it is saved: address, size and number of pieces, and what is to be collected', async () => {
  const { user, router, CorrectOrder } = await open()
  expect(await changes()).toHaveTextContent('Nothing yet.')
  expect(screen.getByText(/^SS-\w+ for \w+/)).toBeVisible()

  await user.clear(screen.getByLabelText('Address'))
  await user.type(screen.getByLabelText('Address'), 'House 14, Road 17')
  await user.selectOptions(screen.getByLabelText('Size and colour'), 'XL')
  await user.click(screen.getByRole('button', { name: /One more/ }))
  await user.click(screen.getByRole('button', { name: /One more/ }))

  for (const said of [/Address: House 14, Road 17/, /3 pieces more from the stock/, /1 piece back to the stock/])
    expect(await changes()).toHaveTextContent(said)
  expect(await changes()).toHaveTextContent(/Was1,247 TK.*3,561 TKDeliveryFree.*To collect3,561 TK/)
  expect(screen.getByText('was L, 1')).toBeVisible()
  expect(document.querySelector('img[src="/images/xl-640.webp"]')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/allOrders\/number\/SS-/))
  expect(CorrectOrder).toHaveBeenCalledWith({
    input: expect.objectContaining({
      id: 'order-1',
      address: 'House 14, Road 17',
      lines: [{ productId: 'panjabi', variantId: 'xl', quantity: 3 }],
      expectedTotal: 3561,
      expectedVersion: 3,
    }),
  })
})

test('what the rider is told keeps its lines when something else is corrected', async () => {
  const riderNote = 'Green gate beside the pharmacy\nThird floor'
  const { user, CorrectOrder } = await open({}, { riderNote })
  expect(await screen.findByLabelText('Note for the rider')).toHaveValue(riderNote)

  await user.type(screen.getByLabelText('Address'), ', Mirpur')
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(CorrectOrder).toHaveBeenCalled())
  expect(CorrectOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ riderNote }) })
})

test('a size that is no longer sold says so: it stays at its price, and can be lowered but not raised', async () => {
  const gone = { ...line, quantity: 2, product: { ...product, variants: [variant('xl', 'XL')] } }
  const { user, CorrectOrder } = await open({}, { lines: [gone], total: 2434 })
  expect(await screen.findByText(/^No longer sold/)).toBeVisible()
  expect(screen.getByRole('button', { name: /One more/ })).toBeDisabled()

  await user.selectOptions(screen.getByLabelText('Size and colour'), 'XL')
  expect(await changes()).toHaveTextContent(/To collect3,000 TK/)
  await user.selectOptions(screen.getByLabelText('Size and colour'), 'L')
  await user.click(screen.getByRole('button', { name: /^One less/ }))
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(CorrectOrder).toHaveBeenCalled())
  const lines = [{ productId: 'panjabi', variantId: 'l', quantity: 1 }]
  expect(CorrectOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ lines, expectedTotal: 1247 }) })
})

test('a product is looked for and added at the price of today', async () => {
  const mat = {
    ...product,
    id: 'mat',
    name: 'Emerald Prayer Mat',
    nameBn: null,
    image: plain?.image,
    variants: [variant('mat-only', '', { size: null, price: 855, discountedPrice: 855 })],
  }
  const { user } = await open({ ProductsToAdd: () => ({ products: { __typename: 'ProductPage', items: [mat] } }) })
  await user.type(await screen.findByLabelText('Add a product'), 'mat{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Add Emerald Prayer Mat' }))
  expect(await changes()).toHaveTextContent(/To collect2,102 TK/)
})

test('what was taken out by a slip is put back as it was agreed', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Take out/ }))
  expect(await changes()).toHaveTextContent(/To collect60 TK/)
  await user.click(screen.getByRole('button', { name: 'Put Cotton Panjabi, Plain, L back' }))
  expect(await changes()).toHaveTextContent('Nothing yet.')
  expect(await changes()).toHaveTextContent(/To collect1,247 TK/)
  expect(screen.queryByRole('button', { name: /^Put / })).toBeNull()
})

test('a size that is added to one that was agreed costs what was agreed, as the shop counts it', async () => {
  const found = { ...product, name: line.name, nameBn: null, image: plain?.image }
  const { user, CorrectOrder } = await open({
    ProductsToAdd: () => ({ products: { __typename: 'ProductPage', items: [found] } }),
  })
  await user.click(await screen.findByRole('button', { name: /^Take out/ }))
  await user.type(screen.getByLabelText('Add a product'), 'panjabi{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Add Cotton Panjabi, Plain' }))
  await user.selectOptions(screen.getByLabelText('Size and colour'), 'XL')
  expect(screen.getByText('1,187 TK, agreed · 12 available')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(CorrectOrder).toHaveBeenCalled())
  const lines = [{ productId: 'panjabi', variantId: 'xl', quantity: 1 }]
  expect(CorrectOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ lines, expectedTotal: 1247 }) })
})

const taken = { source: 'ADMIN' }

test('an admin corrects the discount, and says why; nobody else is asked', async () => {
  const { user, CorrectOrder } = await open(
    {},
    { ...taken, discount: 50, discountReason: 'Bought before', total: 1197 },
  )
  const typed = await screen.findByLabelText('Discount in taka')
  expect(typed).toHaveValue('50')
  await user.clear(typed)
  await user.type(typed, '2000')
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect((await screen.findAllByText(/^The discount can be 1,247 TK at most/))[0]).toBeVisible()

  await user.clear(typed)
  await user.type(typed, '247')
  expect(await changes()).toHaveTextContent(/Discount: 247 TK \(Bought before\).*Discount-247 TK.*To collect1,000 TK/)
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(CorrectOrder).toHaveBeenCalled())
  const discount = { discount: 247, discountReason: 'Bought before', expectedTotal: 1000 }
  expect(CorrectOrder).toHaveBeenCalledWith({ input: expect.objectContaining(discount) })
})

test('staff are not asked about discounts, and leave them as they are', async () => {
  const user = buildUser({ isAdmin: false, role: 'STAFF' })
  const { CorrectOrder, ...page } = await open({}, { ...taken, discount: 50, discountReason: 'Bought before' }, user)
  await page.user.type(await screen.findByLabelText('Note for the rider'), 'Green gate')
  expect(screen.queryByLabelText('Discount in taka')).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(CorrectOrder).toHaveBeenCalled())
  expect(CorrectOrder.mock.calls[0]?.[0]).not.toHaveProperty('input.discount')
})

describe('where less is left than the discount takes off', () => {
  const two = { ...taken, discount: 1500, discountReason: 'Gift', total: 934, lines: [{ ...line, quantity: 2 }] }
  const lower = async (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(await screen.findByRole('button', { name: /One less/ }))
  const save = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Save the correction' }))

  test('staff are told how much it can be and who can lower it, and go on once more is left', async () => {
    const { user, CorrectOrder } = await open({}, two, buildUser({ isAdmin: false, role: 'STAFF' }))
    await lower(user)
    await save(user)
    const said = await screen.findByText(/1,500 TK is more than what is left: it can be 1,247 TK at most/)
    expect(said).toHaveTextContent(/Ask an admin to lower the discount/)
    expect(CorrectOrder).not.toHaveBeenCalled()

    await user.click(screen.getByRole('button', { name: /One more/ }))
    expect(said).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Note for the rider'), 'Green gate')
    await save(user)
    await waitFor(() => expect(CorrectOrder).toHaveBeenCalled())
  })

  test('admins are told so at the discount, which they lower', async () => {
    const { user, CorrectOrder } = await open({}, two)
    await lower(user)
    await save(user)
    expect((await screen.findAllByText(/^The discount can be 1,247 TK at most/))[0]).toBeVisible()
    expect(CorrectOrder).not.toHaveBeenCalled()
  })
})

describe('where the price has gone up since it was agreed', () => {
  const dearer = { ...product, variants: [variant('l', 'L', { discountedPrice: 1400 }), variant('xl', 'XL')] }
  const since = { lines: [{ ...line, product: dearer }] }
  const staff = buildUser({ isAdmin: false, role: 'STAFF' })
  const addOne = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: /One more/ }))
    await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  }

  test('staff are told so when they add pieces, and by whom more can be added, and go on without them', async () => {
    const { user, CorrectOrder } = await open({}, since, staff)
    await addOne(user)
    const said = await screen.findByText(
      /^Cotton Panjabi, Plain costs 1,400 TK today, and 1,187 TK only for the pieces/,
    )
    expect(said).toHaveTextContent(/Ask an admin to add more, or take an order of its own/)
    expect(CorrectOrder).not.toHaveBeenCalled()

    await user.click(screen.getByRole('button', { name: /One less/ }))
    expect(said).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Note for the rider'), 'Green gate')
    await user.click(screen.getByRole('button', { name: 'Save the correction' }))
    await waitFor(() => expect(CorrectOrder).toHaveBeenCalled())
  })

  test('staff do not put pieces of one size in the place of another whose price alone has gone up', async () => {
    const variants = [...dearer.variants.slice(0, 1), variant('xl', 'XL', { discountedPrice: 1187 })]
    const l = { ...line, product: { ...product, variants } }
    const lines = [l, { ...l, variantId: 'xl', size: 'XL', quantity: 2 }]
    const { user, CorrectOrder } = await open({}, { lines }, staff)
    const [, more, less] = await screen.findAllByRole('button', { name: /One (more|less)/ })
    for (const button of [more, less]) if (button) await user.click(button)
    await user.click(screen.getByRole('button', { name: 'Save the correction' }))

    expect(await screen.findByText(/^Cotton Panjabi, Plain costs 1,400 TK today/)).toBeVisible()
    expect(CorrectOrder).not.toHaveBeenCalled()
  })

  test('admins add pieces at the price that was agreed', async () => {
    const { user, CorrectOrder } = await open({}, since)
    await addOne(user)
    await waitFor(() => expect(CorrectOrder).toHaveBeenCalled())
    const lines = [{ productId: 'panjabi', variantId: 'l', quantity: 2 }]
    expect(CorrectOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ lines, expectedTotal: 2374 + 60 }) })
  })

  test('staff whose page shows the former price are told that it has changed, and look anew', async () => {
    const isAsAgreed = { ...product, variants: [variant('l', 'L', { discountedPrice: 1187 })] }
    const fields = { lines: ['lines must sell no more at 1187 taka of what costs 1400 today'] }
    const { user } = await open(
      { CorrectOrder: () => refused('BAD_USER_INPUT', { fields }) },
      { lines: [{ ...line, product: isAsAgreed }] },
      staff,
    )
    await addOne(user)
    expect(await screen.findByText(/^A price or the delivery fee has changed meanwhile/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show the order as it is now' })).toBeVisible()
  })
})

test('why a correction was refused goes once something else is wrong with it', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Take out/ }))
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect(await screen.findByText(/^An order needs one product/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Put / }))
  await user.clear(screen.getByLabelText('Address'))
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect(await screen.findByRole('link', { name: /address/i })).toBeVisible()
  expect(screen.queryByText(/^An order needs one product/)).toBeNull()
})

test.each([
  ['ORDER_CHANGED', 'Somebody else has corrected this order meanwhile. Nothing was saved.'],
  ['OUT_OF_STOCK', 'There are not so many pieces. Choose fewer, then save again.'],
] as const)('%s is said, and what was typed is still there', async (code, words) => {
  const details = code === 'OUT_OF_STOCK' ? { lines: [] } : undefined
  const { user } = await open({ CorrectOrder: () => refused(code, details) })
  await user.type(await screen.findByLabelText('Note for the rider'), 'Green gate')
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText('Note for the rider')).toHaveValue('Green gate')
})

test('an order that somebody else corrected is shown as it is now, with what was typed over it, and saved so', async () => {
  const now = {
    version: 4,
    address: 'House 2, Road 9',
    lines: [{ ...line, quantity: 2 }],
    total: 2434,
  }
  const answer = (given: object) => ({ order: { ...order, ...given }, delivery: chargedDelivery() })
  const CorrectOrder = jest
    .fn((_asked: object): object | Promise<object> => ({ correctOrder: { ...order, version: 5 } }))
    .mockImplementationOnce(() => refused('ORDER_CHANGED'))
  const OrderToCorrect = jest.fn(() => answer(now)).mockReturnValueOnce(answer({}))
  const { user } = await open({ CorrectOrder, OrderToCorrect })
  await user.type(await screen.findByLabelText('Note for the rider'), 'Green gate')
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))

  expect(await screen.findByText('Address: was House 14, Road 7, now House 2, Road 9')).toBeVisible()
  expect(screen.getByText('Cotton Panjabi, Plain, L: was 1, now 2')).toBeVisible()
  expect(screen.getByLabelText('Address')).toHaveValue('House 2, Road 9')
  expect(screen.getByLabelText('Note for the rider')).toHaveValue('Green gate')
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(CorrectOrder).toHaveBeenCalledTimes(2))
  expect(CorrectOrder).toHaveBeenLastCalledWith({
    input: expect.objectContaining({
      ...{ expectedVersion: 4, address: 'House 2, Road 9', riderNote: 'Green gate' },
      lines: [{ productId: 'panjabi', variantId: 'l', quantity: 2 }],
    }),
  })
})

test('pieces that were changed stay, and what somebody else added meanwhile is saved along', async () => {
  const tupi = { ...line, productId: 'tupi', variantId: 'tupi', name: 'White Tupi', size: null, unitPrice: 200 }
  const added = { ...tupi, product: { __typename: 'Product', id: 'tupi', variants: [variant('tupi', '')] } }
  const answer = (given: object) => ({ order: { ...order, ...given }, delivery: chargedDelivery() })
  const CorrectOrder = jest
    .fn((_asked: object): object | Promise<object> => ({ correctOrder: { ...order, version: 5 } }))
    .mockImplementationOnce(() => refused('ORDER_CHANGED'))
  const OrderToCorrect = jest
    .fn(() => answer({ version: 4, total: 1447, lines: [line, added] }))
    .mockReturnValueOnce(answer({}))
  const { user } = await open({ CorrectOrder, OrderToCorrect })
  await user.click(await screen.findByRole('button', { name: /One more/ }))
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))

  expect(await screen.findByRole('button', { name: 'One more: White Tupi' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(CorrectOrder).toHaveBeenCalledTimes(2))
  expect(CorrectOrder).toHaveBeenLastCalledWith({
    input: expect.objectContaining({
      expectedVersion: 4,
      lines: [
        { productId: 'panjabi', variantId: 'l', quantity: 2 },
        { productId: 'tupi', variantId: 'tupi', quantity: 1 },
      ],
    }),
  })
})

test('the way back leads to the orders as they were narrowed', async () => {
  const { router, user } = await open()
  await waitFor(() => router.navigate('/allOrders?state=all&district=Dhaka'))
  await user.click(await screen.findByRole('link', { name: 'Correct: SS-7K3M9Q' }))
  expect(await screen.findByRole('link', { name: 'Back to the orders' })).toHaveAttribute(
    'href',
    '/allOrders?state=all&district=Dhaka',
  )
  await user.click(screen.getByRole('link', { name: 'Back without saving' }))
  expect(router.state.location.search).toBe('?state=all&district=Dhaka')
})

test('who saves a correction is back where they were in the list, which a step back leads to no second time', async () => {
  const { router, user } = await open()
  await waitFor(() => router.navigate('/allOrders?state=confirm&page=2'))
  const { key } = router.state.location
  await user.click(await screen.findByRole('link', { name: 'Correct: SS-7K3M9Q' }))
  await user.type(await screen.findByLabelText('Address'), ', Dhanmondi')
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))

  await waitFor(() => expect(router.state.location).toMatchObject({ search: '?state=confirm&page=2', key }))
  expect(await screen.findByText('SS-7K3M9Q is corrected')).toBeVisible()
})

test('an order that has left the shop is not corrected', async () => {
  await open({}, { status: 'SHIPPED' })
  expect(await screen.findByText(/^SS-7K3M9Q has left the shop/)).toBeVisible()
})
