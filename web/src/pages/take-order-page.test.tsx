import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { chargedDelivery } from '../testing/build-delivery.ts'
import { buildOrder, buildOrderCounts, buildOrderEvent } from '../testing/build-order.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { refused } from '../testing/fake-server.ts'
import { storedDrafts } from '../testing/stored-drafts.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)
afterEach(() => act(() => chooseLanguage('en')))

const picture = (name: string) => ({ __typename: 'Image', url: `/images/${name}-640.webp`, srcSet: null })
const variant = (id: string, size: string) => ({
  __typename: 'ProductVariant',
  id,
  size,
  sizeBn: null,
  color: null,
  colorBn: null,
  price: 1500,
  discountedPrice: 1187,
  quantity: 5,
  image: picture(size),
})
const panjabi = {
  __typename: 'Product',
  id: 'panjabi',
  name: 'Cotton Panjabi, Plain',
  nameBn: null,
  image: { __typename: 'Image', url: '/images/panjabi-640.webp', srcSet: null },
  variants: [variant('l', 'L'), variant('xl', 'XL')],
}
const taken = buildOrder({
  number: 'SS-7K3M9Q',
  customerName: 'Rahima Khatun',
  customerEmail: null,
  source: 'ADMIN',
  takenBy: 'Fatema Noor',
  discount: 100,
  discountReason: 'Agreed with her brother',
  events: [buildOrderEvent({ at: '2026-11-21T08:00:00.000Z', kind: 'TAKEN', from: null })],
})

const takes = (answer: () => object) => jest.fn((_: Record<string, unknown>) => answer())

const open = async (TakeOrder = takes(() => ({ takeOrder: taken })), given = {}, known: object[] = []) => {
  const server = serverOf(buildUser({ isAdmin: true, ...given }), {
    OrdersToPhone: () => ({ orders: { __typename: 'OrderPage', items: known } }),
    Delivery: () => ({ delivery: chargedDelivery() }),
    ProductsToAdd: () => ({ products: { __typename: 'ProductPage', items: [panjabi] } }),
    AllOrders: () => ({ orders: { __typename: 'OrderPage', total: 1, pageCount: 1, items: [taken] } }),
    OrderCounts: () => buildOrderCounts(1),
    TakeOrder,
  })
  return { ...(await visit('/allOrders/new', server)), TakeOrder }
}
type User = Awaited<ReturnType<typeof open>>['user']

const write = async (user: User, label: string, text: string) => {
  await user.click(await screen.findByLabelText(label))
  await user.paste(text)
}

/** Rahima orders two pieces of XL to Dhaka. */
const fillIn = async (user: User) => {
  await write(user, 'Name of the customer', 'Rahima Khatun')
  await write(user, 'Phone', '01912345678')
  await write(user, 'Address', 'House 3, Road 9')
  await user.selectOptions(screen.getByLabelText('District'), 'Dhaka')
  await write(user, 'Add a product', 'panjabi')
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Add Cotton Panjabi, Plain' }))
  await user.selectOptions(await screen.findByLabelText('Size and colour'), 'XL')
  await user.click(screen.getByRole('button', { name: /^One more/ }))
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Take the order' }))
const sums = () => screen.getByRole('region', { name: 'What to tell the customer' })

test('a product that is missing is said with all else that is, and leads to where one is added', async () => {
  const { user, TakeOrder } = await open()
  await user.click(await screen.findByRole('button', { name: 'Take the order' }))
  const wrong = (await screen.findByRole('link', { name: 'Add one product at least.' })).closest('ul')
  expect(within(wrong ?? document.body).getAllByRole('link').length).toBeGreaterThan(3)
  await user.click(screen.getByRole('link', { name: 'Add one product at least.' }))
  expect(screen.getByLabelText('Add a product')).toHaveFocus()
  expect(screen.getByLabelText('Add a product')).toBeInvalid()
  expect(screen.getByLabelText('Add a product')).toHaveAccessibleDescription('Add one product at least.')
  expect(TakeOrder).not.toHaveBeenCalled()
})

test('a size is chosen by whoever takes the order, and never by the form', async () => {
  const { user, TakeOrder } = await open()
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Add Cotton Panjabi, Plain' }))
  expect(screen.getAllByRole('combobox', { name: 'Size and colour' }).at(-1)).toHaveDisplayValue(
    'Choose size or colour',
  )
  expect(screen.getByRole('button', { name: 'Add Cotton Panjabi, Plain' })).toBeDisabled()
  await user.clear(screen.getByLabelText('Name of the customer'))
  await write(user, 'Discount in taka', '5000')
  await save(user)
  const summary = within(await screen.findByRole('group', { name: 'There is a problem' }))
  const [first, ...others] = summary.getAllByRole('link')
  expect(first).toHaveTextContent('Choose the size or colour of Cotton Panjabi, Plain first')
  expect(others.map(({ textContent }) => textContent).join()).not.toMatch(/The discount can be/)
  if (first) await user.click(first)
  expect(screen.getAllByRole('combobox', { name: 'Size and colour' }).at(-1)).toHaveFocus()
  expect(TakeOrder).not.toHaveBeenCalled()
})

test('what was typed and chosen outlives a reload, and is gone once the order is taken', async () => {
  const { user } = await open()
  await fillIn(user)
  cleanup()
  const again = await open()
  expect(await screen.findByLabelText('Name of the customer')).toHaveValue('Rahima Khatun')
  expect(screen.getByLabelText('Size and colour')).toHaveDisplayValue('XL')
  await save(again.user)
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/allOrders/number/SS-7K3M9Q'))
  expect(storedDrafts()).toEqual([])
})

test('what an earlier version of the page has kept is taken, without what that did not ask for', async () => {
  const { user } = await open()
  await fillIn(user)
  cleanup()
  const [key = ''] = storedDrafts()
  const store = [sessionStorage, localStorage].find((one) => one.getItem(key) !== null)
  const { values, lines, ...draft } = JSON.parse(store?.getItem(key) ?? '')
  const { discount, discountReason, ...before } = values
  const linesBefore = lines.map(({ had, ...line }: Record<string, unknown>) => line)
  store?.setItem(key, JSON.stringify({ ...draft, values: before, lines: linesBefore }))

  const again = await open()
  expect(await screen.findByLabelText('Name of the customer')).toHaveValue('Rahima Khatun')
  expect(sums()).toHaveTextContent(/Products2,374 TK.*To pay in cash2,434 TK/)
  await save(again.user)
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/allOrders/number/SS-7K3M9Q'))
})

test('an order is taken once, with its discount, and stands among the others with who took it', async () => {
  const { user, router, TakeOrder } = await open()
  await fillIn(user)
  expect(sums()).toHaveTextContent(/Products2,374 TK.*Delivery60 TK.*To pay in cash2,434 TK/)
  await write(user, 'Discount in taka', '১০০')
  await write(user, 'Why', 'Agreed with her brother')
  expect(sums()).toHaveTextContent(/Discount.100 TK.*To pay in cash2,334 TK/)

  await user.dblClick(screen.getByRole('button', { name: 'Take the order' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/allOrders/number/SS-7K3M9Q'))
  expect(TakeOrder).toHaveBeenCalledTimes(1)
  expect(TakeOrder).toHaveBeenCalledWith({
    input: {
      customerName: 'Rahima Khatun',
      phone: '+8801912345678',
      address: 'House 3, Road 9',
      area: null,
      district: 'Dhaka',
      riderNote: null,
      lines: [{ productId: 'panjabi', variantId: 'xl', quantity: 2 }],
      discount: 100,
      discountReason: 'Agreed with her brother',
      expectedTotal: 2334,
      confirmed: false,
      language: 'BANGLA',
      idempotencyKey: expect.any(String),
    },
  })
  const card = await screen.findByRole('article', { name: 'SS-7K3M9Q' })
  expect(within(card).getAllByText(/Taken by Fatema Noor/)).toHaveLength(2)
  expect(card).toHaveTextContent('Discount 100 TK: Agreed with her brother')
})

test('the customer is written to in Bangla, or in what is chosen: that outlives a reload, and the next order begins with it', async () => {
  const inLanguage = (name: string) => screen.findByRole('combobox', { name })
  const { user } = await open()
  await act(() => chooseLanguage('bn'))
  expect(await inLanguage('খবর যাবে যে ভাষায়')).toHaveDisplayValue('বাংলা')
  await act(() => chooseLanguage('en'))
  expect(await inLanguage('Messages in')).toHaveDisplayValue('বাংলা')
  await fillIn(user)
  await user.selectOptions(await inLanguage('Messages in'), 'English')
  cleanup()
  const again = await open()
  expect(await inLanguage('Messages in')).toHaveDisplayValue('English')
  await save(again.user)
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/allOrders/number/SS-7K3M9Q'))
  expect(again.TakeOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ language: 'ENGLISH' }) })

  cleanup()
  await open()
  expect(await inLanguage('Messages in')).toHaveDisplayValue('English')
  expect(storedDrafts()).toEqual([])
})

test('what the customer has said yes to is confirmed at once', async () => {
  const { user, router, TakeOrder } = await open()
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Take and confirm' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/allOrders/number/SS-7K3M9Q'))
  expect(TakeOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ confirmed: true }) })
  expect(await screen.findByText('SS-7K3M9Q is taken and confirmed')).toBeVisible()
})

test.each([
  ['en', 'Phone', /^This phone was ordered to before/, 'Take over name and address'],
  ['bn', 'ফোন', /^এই ফোনে আগেও অর্ডার হয়েছে/, 'নাম আর ঠিকানা বসিয়ে দিন'],
] as const)(
  'a phone that was ordered to before says so, what is open, and fills in where to (%s)',
  async (language, label, said, fill) => {
    const given = { phone: '+8801912345678', area: 'Adabor', receiverName: 'Rahima Khatun' }
    const ended = buildOrder({ ...given, status: 'DELIVERED', number: 'SS-AAA222', address: 'House 3, Road 9' })
    const other = buildOrder({ ...given, phone: '+8801812345678', number: 'SS-BBB333' })
    const still = buildOrder({ ...given, status: 'CONFIRMED', number: 'SS-CCC444' })
    const { user } = await open(undefined, {}, [other, ended, still])
    await act(() => chooseLanguage(language))
    await write(user, label, '0191234567')
    expect(screen.queryByText(said)).not.toBeInTheDocument()
    await user.keyboard('8')

    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getByRole('link', { name: 'SS-CCC444' })).toBeVisible()
    for (const number of ['SS-AAA222', 'SS-BBB333']) expect(screen.queryByRole('link', { name: number })).toBeNull()
    await user.click(screen.getByRole('button', { name: fill }))
    for (const value of ['Rahima Khatun', 'House 3, Road 9', 'Adabor'])
      expect(screen.getByDisplayValue(value)).toBeVisible()
    expect(document.querySelector('select[name=district]')).toHaveValue('Dhaka')
  },
)

test('what is wrong is said at its field, and what was typed stays', async () => {
  const answers = [
    refused('OUT_OF_STOCK', { lines: [{ productId: 'panjabi', variantId: 'xl', wanted: 2, available: 1 }] }),
    refused('PURCHASE_LIMIT', { rule: 'PHONE_OPEN_ORDERS', most: 3, fields: {} }),
    Promise.reject(new TypeError('Failed to fetch')),
  ]
  for (const answer of answers) answer.catch(() => undefined)
  const { user, TakeOrder } = await open(takes(() => answers.shift() ?? { takeOrder: taken }))
  await write(user, 'Discount in taka', '50')
  await save(user)
  for (const missing of ['Name of the customer', 'Phone', 'Address', 'District', 'Why'])
    expect(screen.getByLabelText(missing)).toBeInvalid()
  expect(screen.getByLabelText('Why')).toHaveAccessibleDescription(/Please say why there is a discount/)

  await user.clear(screen.getByLabelText('Discount in taka'))
  await fillIn(user)
  await save(user)
  expect(await screen.findByText(/^There are not so many pieces/)).toBeVisible()
  const pieces = screen.getByRole('textbox', { name: /^Quantity/ })
  expect(pieces).toBeInvalid()
  expect(pieces).toHaveAccessibleDescription(/1/)

  await user.click(screen.getByRole('button', { name: /^One less|^One fewer/ }))
  await save(user)
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/As many orders as one phone/))
  expect(screen.getByLabelText('Name of the customer')).toHaveValue('Rahima Khatun')

  await user.clear(screen.getByLabelText('Phone'))
  await write(user, 'Phone', '01812345678')
  await save(user)
  expect(await screen.findByText(/^We do not know whether the order has been written/)).toBeVisible()
  const keys = TakeOrder.mock.calls.map(([{ input }]) => Object(input).idempotencyKey)
  expect(new Set(keys).size).toBe(1)
})

test('an order that has arrived before something was changed is named, with the way to it', async () => {
  const answers = [
    Promise.reject(new TypeError('Failed to fetch')),
    refused('IDEMPOTENCY_MISMATCH', { number: 'SS-7K3M9Q' }),
  ]
  for (const answer of answers) answer.catch(() => undefined)
  const { user } = await open(takes(() => answers.shift() ?? { takeOrder: taken }))
  await fillIn(user)
  await save(user)
  expect(await screen.findByText(/^We do not know whether the order has been written/)).toBeVisible()
  await write(user, 'Discount in taka', '50')
  await write(user, 'Why', 'Bought before')
  await save(user)
  expect(await screen.findByText(/^The order has reached the shop as it was/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'SS-7K3M9Q' })).toHaveAttribute('href', '/allOrders/number/SS-7K3M9Q')
})

test('staff take orders too, and give no discount', async () => {
  await open(undefined, { isAdmin: false, role: 'STAFF' })
  expect(await screen.findByLabelText('Name of the customer')).toBeVisible()
  expect(screen.queryByLabelText('Discount in taka')).not.toBeInTheDocument()
})
