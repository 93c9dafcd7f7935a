import { act, screen } from '@testing-library/react'
import type { Role } from '../generated/types.ts'
import { chooseLanguage } from '../lib/copy/language.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)
afterEach(() => act(() => chooseLanguage('en')))

const order = (id: string, number: string, total: number, courierAddress = 'House 12, Dhaka') => ({
  ...{ __typename: 'Order', id, number, status: 'CONFIRMED', version: 2, total, courierAddress },
  customerName: 'Rezaul Karim',
  receiverName: 'Rezaul Karim',
  district: 'Gazipur',
  phone: '+8801712345678',
})
const orders = [
  order('o-1', 'SS-K8D4RM', 1830),
  order('o-2', 'SS-T5N9CX', 2780),
  order('o-3', 'SS-V6MX3K', 3561, 'x'.repeat(264)),
]
const steadfast = {
  __typename: 'ConnectedCourier',
  code: 'STEADFAST',
  name: 'Steadfast',
  pretends: false,
  addressLimit: 250,
  balance: 12_480,
}
const seen = { expectedStatus: 'CONFIRMED', expectedVersion: 2 }
const outcome = (id: string, code: string | null, words: string | null = null) => ({
  ...{ __typename: 'OrderOutcome', id, code, words },
  order: code
    ? null
    : {
        ...{ __typename: 'Order', id, status: 'SHIPPED' },
        shipment: { __typename: 'Shipment', courier: 'Steadfast', trackingCode: '15BAEB8A' },
      },
})

const open = (
  answers: Parameters<typeof serverOf>[1] = {},
  role: Role = 'ADMIN',
  address = '/allOrders/send?ids=o-1,o-2,o-3',
) =>
  visit(
    address,
    serverOf(buildUser({ role }), {
      CouriersUsed: () => ({ couriersUsed: ['Pathao', 'Steadfast'] }),
      OrdersToSend: ({ orderIds }) => ({
        ordersToSend: orders.filter(({ id }) => (orderIds as string[]).includes(id)),
        couriers: [steadfast],
      }),
      ...answers,
    }),
  )

test('staff are not told what a courier holds for the shop', async () => {
  const ordersToSend = jest.fn(({ withBalance }) => {
    const { balance, ...courier } = steadfast
    return { ordersToSend: orders, couriers: [withBalance ? { ...courier, balance } : courier] }
  })
  await open({ OrdersToSend: ordersToSend }, 'STAFF')

  expect(await screen.findByRole('radio', { name: 'Steadfast' })).toBeVisible()
  expect(ordersToSend).toHaveBeenCalledWith(expect.objectContaining({ withBalance: false }))
  expect(screen.queryByText(/Balance/)).toBeNull()
})

test('a courier that only pretends says so where it is chosen', async () => {
  const couriers = [{ ...steadfast, name: 'Steadfast (demo)', pretends: true }]
  await open({ OrdersToSend: () => ({ ordersToSend: orders, couriers }) })
  expect(await screen.findByText(/^Only pretends, to try sending with/)).toBeVisible()
  expect(screen.queryByText(/Balance/)).toBeNull()
})

test('each of the chosen orders is told by itself, also what a courier cannot take, and those that failed are tried again', async () => {
  const SendOrders = jest.fn(() => ({
    sendOrders: [outcome('o-1', null), outcome('o-2', 'COURIER_REFUSED', 'Delivery area not found')],
  }))
  const { user } = await open({ SendOrders })
  expect(await screen.findByText('The address has 264 letters; Steadfast takes 250.')).toBeVisible()
  const shorten = { name: 'Shorten the address: SS-V6MX3K' }
  expect(screen.getByRole('link', shorten)).toHaveAttribute('href', '/allOrders/o-3/correct')
  expect(screen.getByText('Picks up, delivers, pays the cash out. Balance 12,480 TK')).toBeVisible()
  await user.type(screen.getByLabelText('Note for the courier (optional)'), 'Call before delivery')
  await user.click(screen.getByRole('button', { name: 'Send 2 with Steadfast' }))

  expect(await screen.findByRole('heading', { name: '1 sent, 2 not' })).toHaveFocus()
  expect(screen.getByRole('heading', { level: 1, name: 'What became of 3 orders' })).toBeVisible()
  expect(document.title).toMatch(/^What became of 3 orders/)
  expect(SendOrders).toHaveBeenCalledWith({
    orderIds: ['o-1', 'o-2'],
    courier: 'STEADFAST',
    note: 'Call before delivery',
    seen: [
      { id: 'o-1', expectedStatus: 'CONFIRMED', expectedVersion: 2 },
      { id: 'o-2', expectedStatus: 'CONFIRMED', expectedVersion: 2 },
    ],
  })
  expect(screen.getByText(/^Tracking/)).toHaveTextContent('Tracking 15BAEB8A')
  expect(screen.getByText('Steadfast said: “Delivery area not found” Nothing of the order was changed.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Correct it: SS-T5N9CX' })).toHaveAttribute('href', '/allOrders/o-2/correct')
  expect(screen.getByText('The address has 264 letters; Steadfast takes 250.')).toBeVisible()
  expect(screen.getByRole('link', shorten)).toHaveAttribute('href', '/allOrders/o-3/correct')
  await user.click(screen.getByRole('button', { name: 'Try the 2 again' }))
  expect(await screen.findByRole('button', { name: 'Send 1 with Steadfast' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Send 2 orders' })).toBeVisible()
})

test('of what a courier has not answered it is said that nobody knows, not that it was not sent', async () => {
  const { user } = await open({
    SendOrders: () => ({ sendOrders: [outcome('o-1', 'COURIER_SILENT'), outcome('o-2', 'COURIER_SILENT')] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Send 2 with Steadfast' }))
  expect(await screen.findByRole('heading', { name: '0 sent, 1 not, of 2 nobody knows yet' })).toBeVisible()
})

test('what a courier refuses can go with another one', async () => {
  const { user } = await open({
    SendOrders: () => ({ sendOrders: [outcome('o-1', null), outcome('o-2', 'COURIER_REFUSED', 'No such area')] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Send 2 with Steadfast' }))
  await user.click(await screen.findByRole('link', { name: 'Another courier: SS-T5N9CX' }))
  expect(await screen.findByRole('radio', { name: /^Another courier/ })).toBeChecked()
  expect(screen.getByLabelText('Tracking number of SS-T5N9CX')).toBeVisible()
  expect(screen.queryByText(/SS-K8D4RM/)).toBeNull()
})

test('by hand each order has its own tracking number, and an answer that is lost is said', async () => {
  const ShipByHand = jest
    .fn()
    .mockRejectedValueOnce(noConnection())
    .mockReturnValue({ shipOrders: orders.map(({ id }) => outcome(id, null)) })
  const { user } = await open({ ShipByHand })
  await user.click(await screen.findByRole('radio', { name: 'Another courier, by hand' }))
  await user.click(screen.getByRole('button', { name: 'Send 3 orders' }))
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name')
  await user.type(screen.getByLabelText('Name'), 'Sundarban')
  await user.type(screen.getByLabelText('Tracking number of SS-K8D4RM'), 'SB-1')
  await user.click(screen.getByRole('button', { name: 'Send 3 orders' }))
  expect(await screen.findByText(/Nobody knows what was sent/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send 3 orders' }))

  expect(await screen.findByRole('heading', { name: '3 sent' })).toBeVisible()
  const slips = '/allOrders/slips?ids=o-1%2Co-2%2Co-3'
  expect(screen.getByRole('link', { name: 'Print 3 slips, A4' })).toHaveAttribute('href', slips)
  expect(screen.getByRole('link', { name: 'Print on A5' })).toHaveAttribute('href', `${slips}&paper=a5`)
  expect(ShipByHand.mock.lastCall[0].shipments).toEqual([
    { id: 'o-1', ...seen, courier: 'Sundarban', trackingCode: 'SB-1' },
    { id: 'o-2', ...seen, courier: 'Sundarban', trackingCode: null },
    { id: 'o-3', ...seen, courier: 'Sundarban', trackingCode: null },
  ])
})

test('an order that somebody corrected or took on meanwhile says so, and is not sent', async () => {
  const { user } = await open({
    SendOrders: () => ({ sendOrders: [outcome('o-1', 'ORDER_CHANGED'), outcome('o-2', 'STATUS_CHANGED')] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Send 2 with Steadfast' }))
  expect(await screen.findByText(/Somebody has corrected this order meanwhile/)).toBeVisible()
  expect(screen.getByText(/Somebody took a step of this order meanwhile/)).toBeVisible()
})

test.each([1, 2])('of %s that were corrected meanwhile "Try again" sends each as it is now', async (count) => {
  let version = 2
  const SendOrders = jest.fn(({ orderIds }) => {
    version = 3
    return { sendOrders: (orderIds as string[]).map((id) => outcome(id, 'ORDER_CHANGED')) }
  })
  const OrdersToSend = () => ({
    ordersToSend: orders.slice(0, count).map((one) => ({ ...one, version })),
    couriers: [steadfast],
  })
  const address = `/allOrders/send?ids=${orders.slice(0, count).map(({ id }) => id)}`
  const { user } = await open({ SendOrders, OrdersToSend }, 'ADMIN', address)
  const send = async () => user.click(await screen.findByRole('button', { name: `Send ${count} with Steadfast` }))
  await send()
  await user.click(await screen.findByRole('button', { name: /^Try the .+ again$/ }))
  await send()
  const seenNow = orders.slice(0, count).map(({ id }) => ({ id, ...seen, expectedVersion: 3 }))
  expect(SendOrders).toHaveBeenLastCalledWith(expect.objectContaining({ seen: seenNow }))
})

test('the names of couriers that were used before are offered', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('radio', { name: /^Another courier/ }))
  const name = screen.getByLabelText('Name')
  const offered = document.getElementById(name.getAttribute('list') ?? '')?.querySelectorAll('option') ?? []
  expect([...offered].map(({ value }) => value)).toEqual(['Pathao', 'Steadfast'])
})

test.each([
  ['Own rider', 'Another courier, by hand', 'Shafiq'],
  ['Another courier, by hand', 'Own rider', 'Sundarban'],
])('who took parcels before is proposed for the same way alone: %s', async (way, other, typed) => {
  const { user, router } = await open({ ShipByHand: () => ({ shipOrders: orders.map(({ id }) => outcome(id, null)) }) })
  const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }))
  await choose(way)
  await user.type(screen.getByLabelText('Name'), typed)
  await choose(other)
  expect(screen.getByLabelText('Name')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Send 3 orders' }))
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name')
  await choose(way)
  await user.click(screen.getByRole('button', { name: 'Send 3 orders' }))
  expect(await screen.findByText(`3 orders are with ${typed}.`)).toBeVisible()

  await act(() => router.navigate('/allOrders/send?ids=o-1'))
  await choose(other)
  expect(screen.getByLabelText('Name')).toHaveValue('')
  await choose(way)
  expect(screen.getByLabelText('Name')).toHaveValue(typed)
})

test.each([
  ['en', /^Goes to the same phone and address as SS-T5N9CX/, 'Leave it out', 'Send 1 with Steadfast', 'Take it along'],
  ['bn', /^SS-T5N9CX-এর একই ফোন ও ঠিকানায় যাচ্ছে/, 'বাদ রাখুন', /^Steadfast.*১/, 'এটিও পাঠান'],
] as const)(
  'two parcels to one door are said, and one may be left out (%s)',
  async (language, said, out, send, along) => {
    const SendOrders = jest.fn((_asked: object) => ({ sendOrders: [outcome('o-1', null)] }))
    const { user } = await open({ SendOrders })
    await act(() => chooseLanguage(language))
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryAllByText(/SS-V6MX3K(,|:|-এর)/)).toEqual([])

    await user.click(screen.getByRole('button', { name: `${out}: SS-T5N9CX` }))
    expect(screen.queryByText(said)).toBeNull()
    expect(screen.getByRole('button', { name: `${along}: SS-T5N9CX` })).toHaveFocus()
    expect(screen.getByRole('button', { name: send })).toBeVisible()
    await user.click(screen.getByRole('button', { name: `${along}: SS-T5N9CX` }))
    expect(screen.getByText(said)).toBeVisible()
    await user.click(screen.getByRole('button', { name: `${out}: SS-T5N9CX` }))
    await user.click(screen.getByRole('button', { name: `${out}: SS-V6MX3K` }))
    await user.click(screen.getByRole('button', { name: send }))
    expect(SendOrders).toHaveBeenCalledWith(expect.objectContaining({ orderIds: ['o-1'] }))
  },
)
