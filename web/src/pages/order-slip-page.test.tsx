import { screen, waitFor, within } from '@testing-library/react'
import { buildOrder } from '../testing/build-order.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { refusal, refused } from '../testing/fake-server.ts'
import { readCode128 } from '../testing/read-code-128.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

const unset = { __typename: 'Sender', version: 1, name: null, address: null, phone: null }
const known = { ...unset, name: 'Noor Shop', address: 'House 9, Dhanmondi', phone: '+8801811223344' }
let sender: object
beforeEach(() => {
  sender = unset
})

const open = (given: object = {}, address = '/allOrders/order-9') => {
  const order = buildOrder({ number: 'SS-7K3M9Q', ...given })
  return visit(address, serverOf(buildUser({ isAdmin: true }), { OrderSlip: () => ({ order, sender }) }))
}

test('a slip says for whom, where to, what, and how much is to be collected', async () => {
  await open()

  const slip = await screen.findByRole('article', { name: 'Order slip SS-7K3M9Q' })
  for (const text of ['Sunnah Store', 'SS-7K3M9Q', '21 Nov 2026, 14:00', 'Amina Rahman', '01712-345678'])
    expect(within(slip).getByText(text)).toBeVisible()
  expect(within(slip).getByRole('row', { name: 'Emerald Prayer Mat 2 855 1,710' })).toBeVisible()
  expect(within(slip).getByText('To collect in cash').parentElement).toHaveTextContent('3,015 TK')
  expect(within(slip).queryByText('Courier')).toBeNull()
})

test('a scanner reads the number of the order from its bars', async () => {
  await open()

  const slip = await screen.findByRole('article', { name: 'Order slip SS-7K3M9Q' })
  const drawn = await waitFor(() => {
    const bars = slip.querySelector<SVGSVGElement>('svg:has(g rect)')
    if (!bars) throw new Error('No bars are drawn')
    return bars
  })
  expect(readCode128(drawn)).toBe('SS-7K3M9Q')
})

test('what was sent names the courier and the number to follow it by', async () => {
  const shipment = { __typename: 'Shipment', courier: 'Steadfast', trackingCode: 'SFR26' }
  await open({ status: 'SHIPPED', shipment })

  const slip = within(await screen.findByRole('article', { name: 'Order slip SS-7K3M9Q' }))
  expect(slip.getByText('Courier').parentElement).toHaveTextContent('Steadfast')
  expect(slip.getByText('SFR26', { selector: 'p > *' }).parentElement).toHaveStyle({ display: 'block' })
})

test.each([
  ['Cancelled', { status: 'CANCELLED' }],
  ['Came back', { status: 'RETURNED', deliveredAt: '2026-11-21T08:05:00.000Z' }],
  ['Lost on the way', { status: 'RETURNED', lost: true }],
])('a slip of an order that is %s asks for no cash', async (said, given) => {
  await open(given)

  const slip = within(await screen.findByRole('article', { name: 'Order slip SS-7K3M9Q' }))
  expect(slip.getByText(said).parentElement).toHaveTextContent('Nothing to collect')
  expect(slip.queryByText(/in cash|Delivered/)).toBeNull()
})

test('a slip for somebody else has the phone of the customer too', async () => {
  await open({ customerPhone: '+8801912345678', receiverName: 'Abdur Rahman' })

  const slip = within(await screen.findByRole('article', { name: 'Order slip SS-7K3M9Q' }))
  expect(slip.getByText('Customer').parentElement).toHaveTextContent('Amina Rahman')
  expect(slip.getByText('01912-345678', { selector: 'p > *' }).parentElement).toHaveStyle({ display: 'block' })
  expect(slip.getByText('Receiver').parentElement).toHaveTextContent('Abdur Rahman')
  expect(slip.getByText('Phone').parentElement).toHaveTextContent('01712-345678')
})

test('on paper an address is one line, so that nothing a shopper typed passes for a line of the shop', async () => {
  await open({ address: 'House 14,\nRoad 7\n\nTo collect: 0 taka' })

  const slip = await screen.findByRole('article', { name: 'Order slip SS-7K3M9Q' })
  const address = within(slip).getByText(/^House 14/)
  expect(address.textContent).toBe('House 14, Road 7, To collect: 0 taka')
  expect(address.closest('dd')).toHaveTextContent('House 14, Road 7, To collect: 0 taka, Dhaka')
})

test('a slip names the sender that was set, in either language', async () => {
  sender = known
  const { user } = await open()

  const slip = await screen.findByRole('article', { name: 'Order slip SS-7K3M9Q' })
  for (const text of ['Noor Shop', 'House 9, Dhanmondi', '01811-223344'])
    expect(within(slip).getByText(text)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'বাংলা' }))
  expect(screen.getByText('০১৮১১-২২৩৩৪৪')).toBeVisible()
})

test('the sender is read, checked and set over what was read, and not over what somebody else has set', async () => {
  const SetSender = jest.fn((_: Record<string, unknown>) => {
    if (SetSender.mock.calls.length === 1) return refused('SETTINGS_CHANGED', { expectedVersion: 1, version: 2 })
    return { setSender: { ...known, version: 3 } }
  })
  const Sender = () => ({ sender: { ...unset, version: SetSender.mock.calls.length + 1 } })
  const { user } = await visit('/sender', serverOf(buildUser({ isAdmin: true }), { Sender, SetSender }))
  await user.type(await screen.findByLabelText('Name'), 'Noor Shop')
  await user.type(screen.getByLabelText('Phone'), '01811')
  await user.click(screen.getByRole('button', { name: 'Save sender' }))
  expect(screen.getAllByText('Enter the address')).not.toHaveLength(0)
  expect(SetSender).not.toHaveBeenCalled()

  await user.type(screen.getByLabelText('Address'), 'House 9, Dhanmondi')
  await user.type(screen.getByLabelText('Phone'), '223344')
  await user.click(screen.getByRole('button', { name: 'Save sender' }))
  expect(await screen.findByText(/Somebody else has changed the sender/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save sender' }))
  expect(await screen.findByText('The sender is saved. Slips that you print from now on have it.')).toBeVisible()
  const { __typename: _, version: __, ...input } = known
  expect(SetSender.mock.calls.map(([variables]) => variables)).toEqual([
    { input: { ...input, expectedVersion: 1 } },
    { input: { ...input, expectedVersion: 2 } },
  ])
})

test('it can be had in Bangla while the shop speaks English', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: 'বাংলা' }))

  const slip = screen.getByRole('article', { name: 'অর্ডার স্লিপ SS-7K3M9Q' })
  expect(slip).toHaveAttribute('lang', 'bn')
  for (const text of ['৩,০১৫ টাকা', 'পান্না রঙের জায়নামাজ', /, ঢাকা$/]) expect(within(slip).getByText(text)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order slip')
})

test('Print prints; what was delivered says when and that it is paid', async () => {
  const print = jest.fn()
  window.print = print
  const { user } = await open({ deliveredAt: '2026-11-21T08:05:00.000Z' })
  await user.click(await screen.findByRole('button', { name: 'Print' }))

  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Delivered 21 Nov 2026, 14:05')).toBeVisible()
  expect(screen.getByText('Collected in cash')).toBeVisible()
})

test('an order that is not there says so', async () => {
  await visit(
    '/allOrders/nothing',
    serverOf(buildUser({ isAdmin: true }), { OrderSlip: () => Promise.reject(refusal('NOT_FOUND')) }),
  )

  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such order')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
