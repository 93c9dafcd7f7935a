import { act, screen, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { card, openAllOrders, order, pageOf, stepTo, toConfirm } from '../testing/all-orders.ts'
import { buildOrderCounts, buildShipment } from '../testing/build-order.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'

beforeEach(logInAfresh)
afterEach(async () => {
  jest.useRealTimers()
  await act(() => chooseLanguage('en'))
})

test('an order shows its products, for whom, where to, how much, and a phone number to tap', async () => {
  await openAllOrders()

  const shown = await card('SS-7K3M9Q')
  for (const text of ['Emerald Prayer Mat', '2 × 855 TK', 'Amina Rahman', '3,015 TK', 'House 14, Road 7'])
    expect(within(shown).getByText(text)).toBeVisible()
  expect(shown).toHaveTextContent('amina@gmail.com')
  const phone = within(shown).getByRole('link', { name: 'Call Amina Rahman: 01712-345678' })
  expect(phone).toHaveAttribute('href', 'tel:+8801712345678')
  expect(within(shown).getByRole('link', { name: /^Print slip/ })).toHaveAttribute('href', `/allOrders/${order.id}`)
  expect(await toConfirm(12)).toHaveAttribute('aria-current', 'page')
})

test('an order for somebody else has the phones of both, each with the name of whom it calls', async () => {
  const given = { customerEmail: null, customerPhone: '+8801912345678', receiverName: 'Abdur Rahman' }
  await openAllOrders({ AllOrders: () => pageOf([{ ...order, ...given }]) })

  const shown = within(await card('SS-7K3M9Q'))
  expect(shown.getByRole('link', { name: 'Call Abdur Rahman: 01712-345678' })).toHaveAttribute(
    'href',
    'tel:+8801712345678',
  )
  expect(shown.getByRole('link', { name: 'Call Amina Rahman: 01912-345678' })).toHaveAttribute(
    'href',
    'tel:+8801912345678',
  )
})

test('of an order that a courier has not answered the card says so, and offers no step of it', async () => {
  const sendingSince = '2026-11-21T08:30:00.000Z'
  await openAllOrders({ AllOrders: () => pageOf([order, { ...order, id: 'open', number: 'SS-OPEN11', sendingSince }]) })

  const shown = within(await card('SS-OPEN11'))
  expect(shown.getByText(/^Nobody knows yet whether the courier has it/)).toHaveTextContent('21 Nov 2026, 14:30')
  const acts = /^(Said yes|No answer|Send|Mark delivered|Cancel|Correct|Remove)/
  const other = within(await card('SS-7K3M9Q'))
  for (const role of ['button', 'link'] as const) {
    expect(other.queryAllByRole(role, { name: acts }).length).toBeGreaterThan(0)
    expect(shown.queryAllByRole(role, { name: acts })).toEqual([])
  }
})

test('a phone that is that of the delivery stands once', async () => {
  await openAllOrders({ AllOrders: () => pageOf([{ ...order, customerPhone: '+8801712345678' }]) })

  const shown = within(await card('SS-7K3M9Q'))
  expect(shown.getAllByText(/01712-345678/)).toHaveLength(1)
})

test('what this shop knows of a customer is said without a word of blame', async () => {
  const customerFacts = {
    __typename: 'CustomerFacts',
    orders: 6,
    delivered: 4,
    returned: 1,
    cancelled: 0,
    firstOrderAbove: 5000,
    open: [{ __typename: 'OtherOpenOrder', number: 'SS-4D8WXR', status: 'SHIPPED', isToPhone: true }],
  }
  await openAllOrders({ AllOrders: () => pageOf([{ ...order, customerFacts }]) })
  const known = await screen.findByRole('group', { name: 'What this shop knows' })
  expect(known).toHaveTextContent('This phone and account: 6 orders with this one, 4 delivered, 1 returned')
  expect(known).toHaveTextContent('Another open order to this phone: SS-4D8WXR, On the way')
  expect(known).toHaveTextContent('First order, and above 5,000 TK')
  expect(within(known).getByRole('link', { name: 'SS-4D8WXR' })).toHaveAttribute('href', '/allOrders/number/SS-4D8WXR')
})

test('how many orders there are can be asked for again when it did not load', async () => {
  let connected = false
  const OrderCounts = () => (connected ? buildOrderCounts(12) : Promise.reject(noConnection()))
  const { user } = await openAllOrders({ OrderCounts })

  const failed = 'How many orders there are could not be loaded.'
  expect(await screen.findByText(failed)).toBeVisible()
  connected = true
  await user.click(screen.getByRole('button', { name: `Try again: ${failed}` }))
  expect(await toConfirm(12)).toBeVisible()
  expect(screen.queryByText(failed)).toBeNull()
})

test('what happened says who did it, and what the courier says in words of the shop', async () => {
  const said = { ...stepTo('SHIPPED').events[0], kind: 'COURIER', by: 'COURIER', actorName: null, from: null, to: null }
  const heard = { ...said, at: '2026-11-21T08:05:00.000Z', note: 'hold: Road closed' }
  const sent = stepTo('SHIPPED', { shipment: buildShipment() })
  const { user } = await openAllOrders({ AllOrders: () => pageOf([{ ...sent, events: [...sent.events, heard] }]) })
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(shown.getByText('What happened: 2 steps'))

  const [step, word] = shown.getAllByRole('listitem').filter((item) => item.querySelector('time'))
  expect(step).toHaveTextContent(/On the way · Fatema Noor$/)
  expect(word).toHaveTextContent(/holds it back for now: Road closed$/)
})

test('a step that was taken back says where the order stands since', async () => {
  const { events, ...order } = stepTo('PLACED')
  const takenBack = { ...events[0], kind: 'TAKEN_BACK', from: 'CANCELLED', to: 'PLACED' }
  const { user } = await openAllOrders({ AllOrders: () => pageOf([{ ...order, events: [takenBack] }]) })
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(shown.getByText('What happened: 1 step'))
  expect(shown.getByText(/Taken back to/)).toHaveTextContent('Taken back to “To confirm” · Fatema Noor')
})

test('a cancelled order says at once who cancelled it and why', async () => {
  const { events, ...cancelled } = stepTo('CANCELLED')
  const told = { by: 'SHOPPER', actorName: null, reason: 'SHOPPER_CHANGED_MIND', note: 'Found it nearer' }
  await openAllOrders({ AllOrders: () => pageOf([{ ...cancelled, events: [{ ...events[0], ...told }] }]) })
  const why = within(await card('SS-7K3M9Q')).getByText(/^by the shopper · .+ · Found it nearer$/)
  expect(why).toBeVisible()
  expect(why.closest('details')).toBeNull()
})

test('of a correction it says what stood there before and what stands there now, also after a call that nobody answered', async () => {
  const of = (part: string, before: string | null, after: string | null, line: object | null = null) => ({
    ...{ __typename: 'OrderCorrection', part, before, after },
    line: line && {
      __typename: 'CorrectedLine',
      nameBn: null,
      size: null,
      sizeBn: null,
      color: null,
      colorBn: null,
      unitPrice: 1200,
      ...line,
    },
  })
  const corrections = [
    of('PHONE', '+8801712345678', '+8801819204060'),
    of('RIDER_NOTE', null, 'Green gate'),
    of('LINES', '2', '0', { name: 'Panjabi', size: 'L' }),
    of('LINES', '0', '1', { name: 'Panjabi', size: 'XL' }),
    of('LINES', '1', '2', { name: 'Tasbih', unitPrice: 120 }),
    of('LINES', '3', '1', { name: 'Tasbih', unitPrice: 350 }),
    of('TOTAL', '2434', '1247'),
  ].map((correction, place) => ({ ...correction, place }))
  const [event] = stepTo('PLACED').events
  const call = { ...event, at: '2026-11-21T08:00:00.000Z', kind: 'CALL', from: null, to: null }
  const corrected = { ...event, kind: 'CORRECTED', from: null, to: null, changed: ['PHONE', 'RIDER_NOTE', 'LINES'] }
  const { user } = await openAllOrders({
    AllOrders: () => pageOf([{ ...order, events: [call, { ...corrected, corrections }] }]),
  })
  const shown = within(await card('SS-7K3M9Q'))
  expect(shown.getByText(/^No answer: .*14:00\. Call again from/)).toBeVisible()
  await user.click(shown.getByText('What happened: 2 steps'))

  const [, told] = shown.getAllByRole('listitem').filter((item) => item.querySelector('time'))
  expect(
    within(told ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'phone: was 01712-345678, now 01819-204060',
    'note for the rider: was none, now Green gate',
    'Panjabi, L: was 2, now 0',
    'Panjabi, XL: was 0, now 1',
    'Tasbih (120 TK): was 1, now 2',
    'Tasbih (350 TK): was 3, now 1',
    'total: was 2,434 TK, now 1,247 TK',
  ])
})

test('an order on its way names its courier and tracking number, and is not removed', async () => {
  const shipment = buildShipment({ trackingCode: 'SF-1' })
  await openAllOrders({ AllOrders: () => pageOf([stepTo('SHIPPED', { shipment })]) })
  expect(within(await card('SS-7K3M9Q')).getByText(/^With Steadfast/)).toHaveTextContent('With Steadfast, SF-1')
  expect(screen.queryByRole('button', { name: /^Remove Order/ })).toBeNull()
})

test('the tracking number of a parcel leads to its courier, where there is such a page', async () => {
  const trackingUrl = 'https://steadfast.com.bd/t/SF-1'
  const shipment = buildShipment({ trackingCode: 'SF-1', trackingUrl })
  await openAllOrders({ AllOrders: () => pageOf([stepTo('SHIPPED', { shipment })]) })
  expect(within(await card('SS-7K3M9Q')).getByRole('link', { name: 'SF-1' })).toHaveAttribute('href', trackingUrl)
})

test.each([
  ['en', 'Delivered Today, 02:16', 'Undo “Delivered”: SS-7K3M9Q'],
  ['bn', 'ডেলিভারি হয়েছে আজ, রাত ২:১৬', '“পৌঁছেছে” ফিরিয়ে নিন: SS-7K3M9Q'],
] as const)(
  'what was delivered today says so, and the way back says which step it takes back (%s)',
  async (language, said, undo) => {
    jest.useFakeTimers({ now: new Date('2026-11-23T20:20:00Z'), advanceTimers: true })
    const deliveredAt = '2026-11-23T20:16:00Z'
    await openAllOrders({ AllOrders: () => pageOf([stepTo('DELIVERED', { deliveredAt })]) })
    await act(() => chooseLanguage(language))
    expect(within(await card('SS-7K3M9Q')).getByText(said)).toBeVisible()
    expect(screen.getByRole('button', { name: undo })).toBeVisible()
  },
)

test('where the cash of an order is stands on its card, and what was written off in what happened', async () => {
  const [step] = stepTo('RETURNED').events
  const back = stepTo('RETURNED', { cash: 'WITH_COURIER', events: [{ ...step, writtenOff: 1 }] })
  const { user } = await openAllOrders({ AllOrders: () => pageOf([back]) })
  const shown = within(await card('SS-7K3M9Q'))

  expect(shown.getByText('Cash: with the courier')).toBeVisible()
  expect(shown.getByText('Cash: with the courier').closest('details')).toBeNull()
  await user.click(shown.getByText('What happened: 1 step'))
  expect(shown.getByText(/1 written off/)).toBeVisible()
})

test('the address says which orders, which words and which page', async () => {
  const AllOrders = jest.fn(() => pageOf([order]))
  const { user, router } = await openAllOrders({ AllOrders }, '/allOrders?state=delivered&q=amina&page=2')
  expect(await screen.findByText('1 order for “amina”')).toBeVisible()
  expect(AllOrders).toHaveBeenCalledWith({ page: 1, size: 10, state: 'DELIVERED', search: 'amina' })

  await user.click(screen.getByRole('link', { name: /^All \(/ }))
  expect(router.state.location.search).toBe('?q=amina&state=all')
})

test('words are looked for in all tabs, whatever tab is open, within the filters that are on', async () => {
  const AllOrders = jest.fn(() => pageOf([order]))
  const { user, router } = await openAllOrders({ AllOrders }, '/allOrders?state=confirm&district=Dhaka')
  const box = await screen.findByRole('searchbox', { name: 'Search the orders' })
  await user.type(box, 'PX-15BAEB8A{Enter}')
  expect(await screen.findByRole('link', { name: /^All \(/ })).toHaveAttribute('aria-current', 'page')
  expect(router.state.location.search).toBe('?district=Dhaka&q=PX-15BAEB8A')
  expect(AllOrders).toHaveBeenLastCalledWith({
    ...{ page: 0, size: 10, state: 'ALL', district: 'Dhaka', search: 'PX-15BAEB8A' },
  })
})

test('the button of the filters says how many are on', async () => {
  const { user } = await openAllOrders({}, '/allOrders?state=all&from=2026-11-01&to=2026-11-20&cash=courier')
  const button = await screen.findByRole('button', { name: 'Filters (2)', expanded: false })
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.selectOptions(screen.getByLabelText('Cash'), 'Any cash')
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBe(button)
})

test('the queue of calls opens first; where nobody waits for one, all orders do', async () => {
  const AllOrders = jest.fn(() => pageOf([order]))
  await openAllOrders({ AllOrders, OrderCounts: () => buildOrderCounts(0) })

  expect(await screen.findByRole('link', { name: 'All (50)' })).toHaveAttribute('aria-current', 'page')
  expect(AllOrders).toHaveBeenLastCalledWith({ page: 0, size: 10, state: 'ALL' })
})

test('who has waited longest is called first; other orders come newest first, unless the address says so', async () => {
  const AllOrders = jest.fn(() => pageOf([order]))
  const { user, router } = await openAllOrders({ AllOrders }, '/allOrders?state=confirm')
  await card('SS-7K3M9Q')
  const asked = { page: 0, size: 10, state: 'TO_CONFIRM' }
  expect(AllOrders).toHaveBeenLastCalledWith({ ...asked, sort: 'OLDEST' })

  await user.selectOptions(screen.getByLabelText('Order of the list'), 'Newest first')
  expect(router.state.location.search).toBe('?state=confirm&sort=newest')
  expect(AllOrders).toHaveBeenLastCalledWith(asked)
  await user.selectOptions(screen.getByLabelText('Order of the list'), 'Oldest first')
  expect(router.state.location.search).toBe('?state=confirm')
})
