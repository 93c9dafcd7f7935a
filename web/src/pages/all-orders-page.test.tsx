import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildOrder, buildOrderCounts } from '../testing/build-order.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection, refusal, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})
afterEach(() => jest.useRealTimers())

type Answers = NonNullable<Parameters<typeof serverOf>[1]>

const order = buildOrder({ number: 'SS-7K3M9Q' })
const silence = () => new Promise<object>(() => undefined)

const pageOf = (items: object[], total = items.length, pageCount = 1) => ({
  orders: { __typename: 'OrderPage', total, pageCount, items },
})

const open = (answers: Answers = {}, address = '/allOrders') =>
  visit(
    address,
    serverOf(buildUser({ isAdmin: true }), {
      AllOrders: () => pageOf([order]),
      OrderCounts: () => buildOrderCounts(12),
      OrderPlaced: silence,
      ...answers,
    }),
  )

const card = (number: string) => screen.findByRole('article', { name: number })
const toConfirm = (count: number) => screen.findByRole('link', { name: `To confirm (${count})` })

test('an order shows its products, for whom, where to, how much, and a phone number to tap', async () => {
  await open()

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
  await open({ AllOrders: () => pageOf([{ ...order, ...given }]) })

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

test('a phone that is that of the delivery stands once', async () => {
  await open({ AllOrders: () => pageOf([{ ...order, customerPhone: '+8801712345678' }]) })

  const shown = within(await card('SS-7K3M9Q'))
  expect(shown.getAllByText(/01712-345678/)).toHaveLength(1)
})

test('how many orders there are can be asked for again when it did not load', async () => {
  let connected = false
  const OrderCounts = () => (connected ? buildOrderCounts(12) : Promise.reject(noConnection()))
  const { user } = await open({ OrderCounts })

  const failed = 'How many orders there are could not be loaded.'
  expect(await screen.findByText(failed)).toBeVisible()
  connected = true
  await user.click(screen.getByRole('button', { name: `Try again: ${failed}` }))
  expect(await toConfirm(12)).toBeVisible()
  expect(screen.queryByText(failed)).toBeNull()
})

const stepTo = (to: string, given: object = {}) => ({
  ...order,
  status: to,
  events: [
    {
      __typename: 'OrderEvent',
      at: new Date().toISOString(),
      kind: 'STEP',
      changed: null,
      corrections: [],
      cameBack: null,
      cashOwed: null,
      givenBack: null,
      writtenOff: null,
      by: 'ADMIN',
      actorName: 'Fatema Noor',
      from: 'PLACED',
      to,
      reason: null,
      note: null,
    },
  ],
  ...given,
})
const delivered = stepTo('DELIVERED', { deliveredAt: '2026-11-21T08:05:00.000Z' })

test('what happened says who did it, and what the courier says in words of the shop', async () => {
  const said = { ...stepTo('SHIPPED').events[0], kind: 'COURIER', by: 'COURIER', actorName: null, from: null, to: null }
  const heard = { ...said, at: '2026-11-21T08:05:00.000Z', note: 'hold: Road closed' }
  const shipment = {
    __typename: 'Shipment',
    courier: 'Steadfast',
    trackingCode: null,
    trackingUrl: null,
    partlyDelivered: false,
    courierCode: null,
  }
  const sent = stepTo('SHIPPED', { shipment })
  const { user } = await open({ AllOrders: () => pageOf([{ ...sent, events: [...sent.events, heard] }]) })
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(shown.getByText('What happened: 2 steps'))

  const [step, word] = shown.getAllByRole('listitem').filter((item) => item.querySelector('time'))
  expect(step).toHaveTextContent(/On the way · Fatema Noor$/)
  expect(word).toHaveTextContent(/holds it back for now: Road closed$/)
})

test('a step that was taken back says where the order stands since', async () => {
  const { events, ...order } = stepTo('PLACED')
  const takenBack = { ...events[0], kind: 'TAKEN_BACK', from: 'CANCELLED', to: 'PLACED' }
  const { user } = await open({ AllOrders: () => pageOf([{ ...order, events: [takenBack] }]) })
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(shown.getByText('What happened: 1 step'))
  expect(shown.getByText(/Taken back to/)).toHaveTextContent('Taken back to “To confirm” · Fatema Noor')
})

test('a cancelled order says at once who cancelled it and why', async () => {
  const { events, ...cancelled } = stepTo('CANCELLED')
  const told = { by: 'SHOPPER', actorName: null, reason: 'SHOPPER_CHANGED_MIND', note: 'Found it nearer' }
  await open({ AllOrders: () => pageOf([{ ...cancelled, events: [{ ...events[0], ...told }] }]) })
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
  const { user } = await open({
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

test('Mark delivered asks nothing and says when; the count in the tab follows', async () => {
  let waiting = 12
  const MarkDelivered = () => {
    waiting = 11
    return { markDelivered: delivered }
  }
  const { user } = await open({ MarkDelivered, OrderCounts: () => buildOrderCounts(waiting) })
  await user.click(await screen.findByRole('button', { name: 'Mark delivered: SS-7K3M9Q' }))

  expect(await screen.findByText('Delivered 21 Nov 2026, 14:05')).toBeVisible()
  expect(await toConfirm(11)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark delivered: SS-7K3M9Q' })).toBeNull()
  expect(await card('SS-7K3M9Q')).toHaveFocus()
})

test.each([
  ['the shop could not say', () => refusal('UNAVAILABLE')],
  ['the answer was lost', noConnection],
])('when %s whether a step was taken, that is said and the order is read anew', async (_, failure) => {
  const { user } = await open({
    MarkDelivered: () => Promise.reject(failure()),
    ChangedOrder: () => ({ order: delivered }),
  })
  await user.click(await screen.findByRole('button', { name: 'Mark delivered: SS-7K3M9Q' }))

  expect(await screen.findByText(/^No answer came about SS-7K3M9Q, so it may be done or not/)).toBeVisible()
  expect(await screen.findByText('Delivered 21 Nov 2026, 14:05')).toBeVisible()
})

test('an order that was removed elsewhere leaves the list when delivered, and the count follows', async () => {
  let shelf = [order]
  const MarkDelivered = () => {
    shelf = []
    throw refusal('NOT_FOUND')
  }
  const { user } = await open(
    {
      MarkDelivered,
      AllOrders: () => pageOf(shelf),
      OrderCounts: () => buildOrderCounts(shelf.length),
    },
    '/allOrders?state=confirm',
  )
  await user.click(await screen.findByRole('button', { name: 'Mark delivered: SS-7K3M9Q' }))

  expect(await screen.findByText('SS-7K3M9Q is not there any more.')).toBeVisible()
  expect(await screen.findByText('Nobody waits for a call.')).toBeVisible()
  expect(await toConfirm(0)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('Remove Order asks first, by number, and says that the products go back', async () => {
  let shelf = [order]
  const DeleteOrder = jest.fn(() => {
    shelf = []
    return { deleteOrder: true }
  })
  const { user } = await open({ DeleteOrder, AllOrders: () => pageOf(shelf) })
  await user.click(await screen.findByRole('button', { name: 'Remove Order: SS-7K3M9Q' }))
  const question = screen.getByRole('alertdialog', { name: 'Remove order SS-7K3M9Q?' })
  expect(question).toHaveTextContent('its goods go back to the stock')
  expect(DeleteOrder).not.toHaveBeenCalled()

  await user.click(within(question).getByRole('button', { name: 'Remove Order' }))
  expect(await screen.findByText('SS-7K3M9Q is removed')).toBeVisible()
  expect(await screen.findByText('Nobody waits for a call.')).toBeVisible()
  expect(DeleteOrder).toHaveBeenCalledWith({ id: order.id, expectedStatus: 'PLACED', expectedVersion: 1 })
})

test('Remove Order of what is in a payout says what to do first', async () => {
  const { user } = await open({
    AllOrders: () => pageOf([{ ...stepTo('DELIVERED'), cash: 'RECEIVED' }]),
    DeleteOrder: () => refused('ORDER_HAS_CASH'),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Order: SS-7K3M9Q' }))
  const question = screen.getByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Remove Order' }))
  expect(await within(question).findByText(/^SS-7K3M9Q was not removed: .+take that payout back/)).toBeVisible()
})

test('Remove Order of what a courier has the money of says at once that it stays', async () => {
  const { user } = await open({ AllOrders: () => pageOf([{ ...stepTo('DELIVERED'), cash: 'WITH_COURIER' }]) })
  await user.click(await screen.findByRole('button', { name: 'Remove Order: SS-7K3M9Q' }))

  expect(screen.getByRole('alertdialog')).toHaveTextContent('A courier has its cash still')
})

test('the address says which orders, which words and which page', async () => {
  const AllOrders = jest.fn(() => pageOf([order]))
  const { user, router } = await open({ AllOrders }, '/allOrders?state=delivered&q=amina&page=2')
  expect(await screen.findByText('1 order for “amina”')).toBeVisible()
  expect(AllOrders).toHaveBeenCalledWith({ page: 1, size: 10, state: 'DELIVERED', search: 'amina' })

  await user.click(screen.getByRole('link', { name: /^All \(/ }))
  expect(router.state.location.search).toBe('?q=amina&state=all')
})

test('words are looked for in all tabs, whatever tab is open, within the filters that are on', async () => {
  const AllOrders = jest.fn(() => pageOf([order]))
  const { user, router } = await open({ AllOrders }, '/allOrders?state=confirm&district=Dhaka')
  const box = await screen.findByRole('searchbox', { name: 'Search the orders' })
  await user.type(box, 'PX-15BAEB8A{Enter}')
  expect(await screen.findByRole('link', { name: /^All \(/ })).toHaveAttribute('aria-current', 'page')
  expect(router.state.location.search).toBe('?district=Dhaka&q=PX-15BAEB8A')
  expect(AllOrders).toHaveBeenLastCalledWith({
    ...{ page: 0, size: 10, state: 'ALL', district: 'Dhaka', search: 'PX-15BAEB8A' },
  })
})

test('the button of the filters says how many are on', async () => {
  const { user } = await open({}, '/allOrders?state=all&from=2026-11-01&to=2026-11-20&cash=courier')
  const button = await screen.findByRole('button', { name: 'Filters (2)', expanded: false })
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.selectOptions(screen.getByLabelText('Cash'), 'Any cash')
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBe(button)
})

test('the queue of calls opens first; where nobody waits for one, all orders do', async () => {
  const AllOrders = jest.fn(() => pageOf([order]))
  await open({ AllOrders, OrderCounts: () => buildOrderCounts(0) })

  expect(await screen.findByRole('link', { name: 'All (50)' })).toHaveAttribute('aria-current', 'page')
  expect(AllOrders).toHaveBeenLastCalledWith({ page: 0, size: 10, state: 'ALL' })
})

test('who has waited longest is called first; other orders come newest first, unless the address says so', async () => {
  const AllOrders = jest.fn(() => pageOf([order]))
  const { user, router } = await open({ AllOrders }, '/allOrders?state=confirm')
  await card('SS-7K3M9Q')
  const asked = { page: 0, size: 10, state: 'TO_CONFIRM' }
  expect(AllOrders).toHaveBeenLastCalledWith({ ...asked, sort: 'OLDEST' })

  await user.selectOptions(screen.getByLabelText('Order of the list'), 'Newest first')
  expect(router.state.location.search).toBe('?state=confirm&sort=newest')
  expect(AllOrders).toHaveBeenLastCalledWith(asked)
  await user.selectOptions(screen.getByLabelText('Order of the list'), 'Oldest first')
  expect(router.state.location.search).toBe('?state=confirm')
})

test('a yes on the phone confirms the order, and can be taken back from its message', async () => {
  const ConfirmOrder = jest.fn(() => ({ confirmOrder: stepTo('CONFIRMED') }))
  const TakeBackOrderStep = jest.fn(() => ({ takeBackOrderStep: order }))
  const { user } = await open({ ConfirmOrder, TakeBackOrderStep })
  await user.click(await screen.findByRole('button', { name: 'Said yes: SS-7K3M9Q' }))

  const shown = within(await card('SS-7K3M9Q'))
  expect(await shown.findByRole('link', { name: 'Send: SS-7K3M9Q' })).toBeVisible()
  expect(shown.queryByRole('button', { name: /^Said yes/ })).toBeNull()
  expect(ConfirmOrder).toHaveBeenCalledWith({
    input: { id: order.id, expectedStatus: 'PLACED', expectedVersion: 1 },
  })

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await shown.findByRole('button', { name: /^Said yes/ })).toBeVisible()
  expect(TakeBackOrderStep).toHaveBeenCalledWith({ id: order.id, expectedStatus: 'CONFIRMED', expectedVersion: 1 })
})

const shipment = { __typename: 'Shipment', courier: 'Steadfast', trackingCode: 'SF-1', trackingUrl: null }

test.each([
  [0, stepTo('SHIPPED', { shipment: { ...shipment, partlyDelivered: false, courierCode: 'STEADFAST' } })],
  [0, stepTo('DELIVERED', { cash: 'RECEIVED', shipment: { ...shipment, partlyDelivered: false, courierCode: null } })],
  [1, stepTo('DELIVERED', { cash: 'RECEIVED' })],
  [1, stepTo('SHIPPED', { shipment: { ...shipment, partlyDelivered: false, courierCode: null } })],
  [1, stepTo('DELIVERED', { cash: 'WITH_COURIER' })],
])('a way back is offered %d times where the shop has or has not told a courier, or was paid', async (times, taken) => {
  await open({ AllOrders: () => pageOf([taken]) })
  const shown = within(await card('SS-7K3M9Q'))
  expect(shown.queryAllByRole('button', { name: /^Undo/ })).toHaveLength(times)
})

test('a step that somebody else was quicker with says so, and changes nothing', async () => {
  const { user } = await open({
    ConfirmOrder: () => Promise.reject(refusal('STATUS_CHANGED', { status: 'CANCELLED' })),
  })
  await user.click(await screen.findByRole('button', { name: 'Said yes: SS-7K3M9Q' }))
  expect(await screen.findByText(/SS-7K3M9Q has changed meanwhile/)).toBeVisible()
})

test('a step is asked of what was seen when its window was opened, whatever others do meanwhile', async () => {
  let tell: (news: object) => void = () => undefined
  const OrderChanged = () =>
    new Promise<object>((resolve) => {
      tell = resolve
    })
  const CancelOrder = jest.fn(() => Promise.reject(refusal('STATUS_CHANGED', { status: 'CONFIRMED' })))
  const { user } = await open({
    CancelOrder,
    OrderChanged,
    ChangedOrder: () => ({ order: stepTo('CONFIRMED') }),
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel order: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel SS-7K3M9Q?' }))
  await user.selectOptions(dialog.getByLabelText('Why'), 'Nobody answered')
  await act(async () => tell({ orderChanged: order.id }))
  expect(await screen.findByText('Said yes', { selector: 'span' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))

  expect(await dialog.findByText(/SS-7K3M9Q has changed meanwhile/)).toBeVisible()
  expect(CancelOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ expectedStatus: 'PLACED' }) })
})

test('an order that somebody else sent meanwhile is not removed, and stands there as it is now', async () => {
  const { user } = await open({
    DeleteOrder: () => refused('STATUS_CHANGED', { status: 'SHIPPED' }),
    ChangedOrder: () => ({ order: stepTo('SHIPPED') }),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Order: SS-7K3M9Q' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove Order' }))

  expect(await screen.findByText(/SS-7K3M9Q has changed meanwhile. Nothing was done/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect((await within(await card('SS-7K3M9Q')).findAllByText('On the way'))[0]).toBeVisible()
})

const correction = {
  ...{ __typename: 'OrderCorrection', place: 0, part: 'ADDRESS', line: null },
  ...{ before: 'House 14, Road 7', after: 'House 2, Road 9' },
}
const [placed] = stepTo('PLACED').events
const corrected = {
  ...{ ...order, version: 2, address: 'House 2, Road 9' },
  events: [{ ...placed, kind: 'CORRECTED', from: null, to: null, changed: ['ADDRESS'], corrections: [correction] }],
}

test('a step about an order that was corrected meanwhile is refused, and the order is shown as it is now', async () => {
  const NoteCall = jest.fn((_asked: object) => Promise.reject(refusal('ORDER_CHANGED', { version: 2 })))
  const { user } = await open({ NoteCall, ChangedOrder: () => ({ order: corrected }) })
  await user.click(await screen.findByRole('button', { name: 'No answer: SS-7K3M9Q' }))

  expect(await screen.findByText(/SS-7K3M9Q has changed meanwhile. Nothing was done/)).toBeVisible()
  expect(within(await card('SS-7K3M9Q')).getByText('House 2, Road 9')).toBeVisible()
  expect(NoteCall).toHaveBeenCalledWith({ id: order.id, expectedStatus: 'PLACED', expectedVersion: 1 })
})

test('a refused window tells what others did meanwhile, keeps what was typed, and asks about the order as it is now', async () => {
  const CancelOrder = jest
    .fn((_asked: object): object | Promise<object> => ({ cancelOrder: stepTo('CANCELLED') }))
    .mockImplementationOnce(() => Promise.reject(refusal('ORDER_CHANGED', { version: 2 })))
  const { user } = await open({ CancelOrder, ChangedOrder: () => ({ order: corrected }) })
  await user.click(await screen.findByRole('button', { name: 'Cancel order: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel SS-7K3M9Q?' }))
  await user.selectOptions(dialog.getByLabelText('Why'), 'Something else')
  await user.type(dialog.getByLabelText('Note'), 'Moved abroad')
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))

  expect(await dialog.findByText('address: was House 14, Road 7, now House 2, Road 9')).toBeVisible()
  expect(dialog.getByLabelText('Note')).toHaveValue('Moved abroad')
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('SS-7K3M9Q is cancelled')).toBeVisible()
  const input = expect.objectContaining({ expectedVersion: 2, note: 'Moved abroad' })
  expect(CancelOrder).toHaveBeenLastCalledWith({ input })
})

test('a window stays with what was typed when the step can no longer be taken', async () => {
  const { user } = await open({
    CancelOrder: () => Promise.reject(refusal('STATUS_CHANGED', { status: 'SHIPPED' })),
    ChangedOrder: () => ({ order: stepTo('SHIPPED') }),
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel order: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel SS-7K3M9Q?' }))
  await user.selectOptions(dialog.getByLabelText('Why'), 'Something else')
  await user.type(dialog.getByLabelText('Note'), 'Moved abroad')
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))

  expect(await dialog.findByText(/SS-7K3M9Q has changed meanwhile/)).toBeVisible()
  expect(dialog.getByText('On the way')).toBeVisible()
  expect(dialog.getByLabelText('Note')).toHaveValue('Moved abroad')
  expect(screen.queryByRole('button', { name: 'Cancel order: SS-7K3M9Q' })).toBeNull()
})

test('a call that was noted within the hour is told from when the next may be', async () => {
  const call = { ...stepTo('PLACED').events[0], at: '2026-11-21T08:00:00.000Z', kind: 'CALL', from: null, to: null }
  const nextAt = '2026-11-21T09:00:00.000Z'
  const { user } = await open({
    AllOrders: () => pageOf([{ ...order, events: [call] }]),
    NoteCall: () => Promise.reject(refusal('CALLED_OFTEN', { aDay: 3, nextAt })),
  })
  expect(await screen.findByText(/^No answer: .*14:00\. Call again from: .*15:00\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'No answer: SS-7K3M9Q' }))
  expect(await screen.findByText(/The next call can be noted from: .*15:00\.$/)).toBeVisible()
})

test('a second call within the hour waits, and the button says until when; then it can be noted', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T08:10:00Z'), advanceTimers: true })
  const call = { ...stepTo('PLACED').events[0], at: '2026-11-21T08:00:00.000Z', kind: 'CALL', from: null, to: null }
  const NoteCall = jest.fn(() => ({
    noteCall: { ...order, events: [call, { ...call, at: '2026-11-21T09:00:01.000Z' }] },
  }))
  await open({ AllOrders: () => pageOf([{ ...order, events: [call] }]), NoteCall })
  const waits = await screen.findByRole('button', {
    name: 'No answer: SS-7K3M9Q, noted at 14:00, again from 15:00',
  })
  expect(waits).toHaveTextContent('Again from 15:00')
  expect(waits).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(waits)
  expect(NoteCall).not.toHaveBeenCalled()

  await act(() => jest.advanceTimersByTimeAsync(51 * 60_000))
  fireEvent.click(screen.getByRole('button', { name: 'No answer: SS-7K3M9Q' }))
  await waitFor(() => expect(NoteCall).toHaveBeenCalledTimes(1))
})

test('an order is cancelled with a reason; the reason "something else" does not go without a note', async () => {
  const CancelOrder = jest.fn(() => ({ cancelOrder: stepTo('CANCELLED') }))
  const { user } = await open({ CancelOrder })
  await user.click(await screen.findByRole('button', { name: 'Cancel order: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel SS-7K3M9Q?' }))
  expect(dialog.getByLabelText('Why')).toHaveDisplayValue('Choose why')
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(dialog.getByLabelText('Why')).toHaveAccessibleDescription('Say why')
  await user.selectOptions(dialog.getByLabelText('Why'), 'Something else')
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(CancelOrder).not.toHaveBeenCalled()

  await user.type(dialog.getByLabelText('Note'), 'Moved abroad')
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect((await within(await card('SS-7K3M9Q')).findAllByText('Cancelled'))[0]).toBeVisible()
  expect(CancelOrder).toHaveBeenCalledWith({
    input: { id: order.id, expectedStatus: 'PLACED', expectedVersion: 1, reason: 'OTHER', note: 'Moved abroad' },
  })
})

test('an order is sent from the page that offers the couriers', async () => {
  await open()
  expect(await screen.findByRole('link', { name: 'Send: SS-7K3M9Q' })).toHaveAttribute(
    'href',
    `/allOrders/send?ids=${order.id}`,
  )
})

test('an order on its way names its courier and tracking number, and is not removed', async () => {
  const parcel = { ...shipment, partlyDelivered: false, courierCode: null }
  await open({ AllOrders: () => pageOf([stepTo('SHIPPED', { shipment: parcel })]) })
  expect(within(await card('SS-7K3M9Q')).getByText(/^With Steadfast/)).toHaveTextContent('With Steadfast, SF-1')
  expect(screen.queryByRole('button', { name: /^Remove Order/ })).toBeNull()
})

test('what came back is counted: so much to the stock, so much written off', async () => {
  const ReturnOrder = jest.fn(() => ({ returnOrder: stepTo('RETURNED') }))
  const { user } = await open({ ReturnOrder, AllOrders: () => pageOf([stepTo('SHIPPED')]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'SS-7K3M9Q came back' }))
  await user.click(dialog.getByRole('button', { name: 'One more: Emerald Prayer Mat' }))
  const yes = dialog.getByRole('button', { name: 'Return it: 1 to the stock, 1 written off' })
  await user.click(yes)
  expect(dialog.getByLabelText('Why')).toHaveAccessibleDescription('Say why')
  expect(ReturnOrder).not.toHaveBeenCalled()
  await user.selectOptions(dialog.getByLabelText('Why'), 'Refused at the door')
  await user.click(yes)

  expect((await within(await card('SS-7K3M9Q')).findAllByText('Came back'))[0]).toBeVisible()
  expect(ReturnOrder).toHaveBeenCalledWith({
    input: expect.objectContaining({ reason: 'REFUSED_AT_DOOR', writtenOff: [{ variantId: 'mat-only', quantity: 1 }] }),
  })
})

test('what came back after its delivery is taken in only once it is said who has the money that the courier collected', async () => {
  const ReturnOrder = jest.fn(() => ({ returnOrder: stepTo('RETURNED') }))
  const shipment = {
    ...{ __typename: 'Shipment', courier: 'Steadfast', trackingCode: null, trackingUrl: null },
    ...{ partlyDelivered: false, courierCode: null },
  }
  const owed = { ...delivered, shipment, cash: 'WITH_COURIER', total: 1360 }
  const { user } = await open({ ReturnOrder, AllOrders: () => pageOf([owed]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'SS-7K3M9Q came back' }))
  expect(dialog.getByText(/^1,360 TK was collected for it: that is with Steadfast/)).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Why'), 'Arrived damaged')
  await user.click(dialog.getByRole('button', { name: /^Return it/ }))
  expect(dialog.getByLabelText('Who has the money?')).toHaveAccessibleDescription('Say who has the money')
  expect(ReturnOrder).not.toHaveBeenCalled()
  await user.selectOptions(dialog.getByLabelText('Who has the money?'), 'The courier has it, and owes it still')
  await user.click(dialog.getByRole('button', { name: /^Return it/ }))

  expect((await within(await card('SS-7K3M9Q')).findAllByText('Came back'))[0]).toBeVisible()
  expect(ReturnOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ cashOwed: true, givenBack: 1360 }) })
})

test('of what was paid and came back it is said what is given back: all of it, unless somebody says less', async () => {
  const ReturnOrder = jest.fn(() => ({ returnOrder: stepTo('RETURNED') }))
  const paid = { ...delivered, cash: 'RECEIVED', total: 910 }
  const { user } = await open({ ReturnOrder, AllOrders: () => pageOf([paid]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'SS-7K3M9Q came back' }))
  expect(
    dialog.getByText('910 TK was received for it. It stays collected on 21 Nov 2026; what is given back counts today.'),
  ).toBeVisible()
  const givenBack = dialog.getByLabelText('Given back to the customer, TK')
  expect(givenBack).toHaveValue('910')
  await user.selectOptions(dialog.getByLabelText('Why'), 'Arrived damaged')
  await user.clear(givenBack)
  await user.type(givenBack, '911')
  await user.click(dialog.getByRole('button', { name: /^Return it/ }))
  expect(givenBack).toHaveAccessibleDescription(/Enter a whole number from 0 to 910 TK/)
  expect(ReturnOrder).not.toHaveBeenCalled()
  await user.clear(givenBack)
  await user.type(givenBack, '৫০০')
  await user.click(dialog.getByRole('button', { name: /^Return it/ }))

  expect((await within(await card('SS-7K3M9Q')).findAllByText('Came back'))[0]).toBeVisible()
  expect(ReturnOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ cashOwed: null, givenBack: 500 }) })
})

test('what the courier said of a parcel that comes back is chosen already', async () => {
  const [step] = stepTo('RETURNING').events
  const refusedParcel = stepTo('RETURNING', { events: [{ ...step, by: 'COURIER', reason: 'NOT_FOUND_AT_ADDRESS' }] })
  const { user } = await open({ AllOrders: () => pageOf([refusedParcel]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))

  expect(await screen.findByLabelText('Why')).toHaveDisplayValue('Nobody found at the address')
})

test('where the cash of an order is stands on its card, and what was written off in what happened', async () => {
  const [step] = stepTo('RETURNED').events
  const back = stepTo('RETURNED', { cash: 'WITH_COURIER', events: [{ ...step, writtenOff: 1 }] })
  const { user } = await open({ AllOrders: () => pageOf([back]) })
  const shown = within(await card('SS-7K3M9Q'))

  expect(shown.getByText('Cash: with the courier')).toBeVisible()
  expect(shown.getByText('Cash: with the courier').closest('details')).toBeNull()
  await user.click(shown.getByText('What happened: 1 step'))
  expect(shown.getByText(/1 written off/)).toBeVisible()
})

test('of a product that is no longer sold nothing is promised to the stock', async () => {
  const StockedLines = () => ({
    order: {
      ...{ __typename: 'Order', id: order.id },
      lines: [{ __typename: 'OrderLine', variantId: 'mat-only', product: null }],
    },
  })
  const { user } = await open({ StockedLines, AllOrders: () => pageOf([stepTo('SHIPPED')]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))

  const dialog = within(screen.getByRole('dialog', { name: 'SS-7K3M9Q came back' }))
  expect(await dialog.findByText('No longer sold: not to the stock')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Return it: 0 to the stock' })).toBeVisible()
})

test('of an order that was partly kept it is said what came back, and what was collected if that was another sum', async () => {
  const shipment = {
    ...{ __typename: 'Shipment', courier: 'Steadfast', trackingCode: null, trackingUrl: null },
    partlyDelivered: true,
    courierCode: 'STEADFAST',
  }
  const DeliverPartly = jest.fn(() => ({ deliverPartly: stepTo('DELIVERED', { doorDifference: -55, shipment }) }))
  const MarkDelivered = jest.fn()
  const { user } = await open({
    DeliverPartly,
    MarkDelivered,
    AllOrders: () => pageOf([stepTo('SHIPPED', { shipment })]),
  })
  expect(await screen.findByText(/only some of it was taken/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mark delivered: SS-7K3M9Q' }))
  const whole = within(screen.getByRole('alertdialog', { name: 'Was all of SS-7K3M9Q delivered?' }))
  await user.click(whole.getByRole('button', { name: 'Cancel' }))
  expect(MarkDelivered).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Partly delivered: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Some of SS-7K3M9Q was delivered' }))
  await user.click(dialog.getByRole('button', { name: 'Delivered: 2 kept, 0 back' }))
  expect(await dialog.findByText(/Say what came back/)).toBeVisible()

  await user.click(dialog.getByRole('button', { name: 'One more: Emerald Prayer Mat' }))
  expect(dialog.getByText(/It comes to 2,160 TK/)).toBeVisible()
  await user.type(dialog.getByLabelText('Collected, in taka (optional)'), '2105')
  await user.click(dialog.getByRole('button', { name: 'Delivered: 1 kept, 1 back' }))
  expect(dialog.getAllByText('Write in a few words why it was another sum')).not.toHaveLength(0)
  expect(DeliverPartly).not.toHaveBeenCalled()
  expect(dialog.queryByLabelText('Note (optional)')).toBeNull()
  await user.type(dialog.getByLabelText('Note'), 'No change')
  await user.click(dialog.getByRole('button', { name: 'Delivered: 1 kept, 1 back' }))

  expect(await screen.findByText('55 TK less was collected than it came to')).toBeVisible()
  const cameBack = [{ variantId: 'mat-only', quantity: 1, writtenOff: 0 }]
  expect(DeliverPartly).toHaveBeenCalledWith({
    input: {
      id: order.id,
      expectedStatus: 'SHIPPED',
      expectedVersion: 1,
      cameBack,
      collected: 2105,
      note: 'No change',
    },
  })
})
