import { screen } from '@testing-library/react'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})

const order = (id: string, number: string, total: number, courierAddress = 'House 12, Dhaka') => ({
  ...{ __typename: 'Order', id, number, status: 'CONFIRMED', version: 2, total, courierAddress },
  customerName: 'Rezaul Karim',
  receiverName: 'Rezaul Karim',
  district: 'Gazipur',
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

const open = (answers: Parameters<typeof serverOf>[1] = {}) =>
  visit(
    '/allOrders/send?ids=o-1,o-2,o-3',
    serverOf(buildUser({ isAdmin: true }), {
      CouriersUsed: () => ({ couriersUsed: ['Pathao', 'Steadfast'] }),
      OrdersToSend: ({ orderIds }) => ({
        ordersToSend: orders.filter(({ id }) => (orderIds as string[]).includes(id)),
        couriers: [steadfast],
      }),
      ...answers,
    }),
  )

test('a courier that only pretends says so where it is chosen', async () => {
  const couriers = [{ ...steadfast, name: 'Steadfast (demo)', pretends: true }]
  await open({ OrdersToSend: () => ({ ordersToSend: orders, couriers }) })
  expect(await screen.findByText(/^Only pretends, to try sending with/)).toBeVisible()
  expect(screen.queryByText(/Balance/)).toBeNull()
})

test('what a courier cannot take stays behind; of the others each is told, and those that failed are tried again', async () => {
  const SendOrders = jest.fn(() => ({
    sendOrders: [outcome('o-1', null), outcome('o-2', 'COURIER_REFUSED', 'Delivery area not found')],
  }))
  const { user } = await open({ SendOrders })
  expect(await screen.findByText('The address has 264 letters; Steadfast takes 250.')).toBeVisible()
  expect(screen.getByText('Picks up, delivers, pays the cash out. Balance 12,480 TK')).toBeVisible()
  await user.type(screen.getByLabelText('Note for the courier (optional)'), 'Call before delivery')
  await user.click(screen.getByRole('button', { name: 'Send 2 with Steadfast' }))

  expect(await screen.findByRole('heading', { name: '1 sent, 1 not' })).toHaveFocus()
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
  expect(screen.getByText(/Steadfast said: “Delivery area not found”/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Correct it: SS-T5N9CX' })).toHaveAttribute('href', '/allOrders/o-2/correct')
  await user.click(screen.getByRole('button', { name: 'Try the one again' }))
  expect(await screen.findByRole('button', { name: 'Send 1 with Steadfast' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Send 1 order' })).toBeVisible()
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

test('the names of couriers that were used before are offered', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('radio', { name: /^Another courier/ }))
  const name = screen.getByLabelText('Name')
  const offered = document.getElementById(name.getAttribute('list') ?? '')?.querySelectorAll('option') ?? []
  expect([...offered].map(({ value }) => value)).toEqual(['Pathao', 'Steadfast'])
})
