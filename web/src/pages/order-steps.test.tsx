import { cancelReasons } from '@sunnah-store/schema/order-words'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { card, delivered, openAllOrders, order, pageOf, stepTo, toConfirm } from '../testing/all-orders.ts'
import { buildOrder, buildOrderCounts, buildOrderEvent, buildShipment } from '../testing/build-order.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refusal, refused } from '../testing/fake-server.ts'

beforeEach(logInAfresh)
afterEach(() => jest.useRealTimers())

test('Mark delivered asks nothing and says when; the count in the tab follows', async () => {
  let waiting = 12
  const MarkDelivered = () => {
    waiting = 11
    return { markDelivered: delivered }
  }
  const { user } = await openAllOrders({ MarkDelivered, OrderCounts: () => buildOrderCounts(waiting) })
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
  const { user } = await openAllOrders({
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
  const { user } = await openAllOrders(
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
  const { user } = await openAllOrders({ DeleteOrder, AllOrders: () => pageOf(shelf) })
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
  const { user } = await openAllOrders({
    AllOrders: () => pageOf([{ ...stepTo('DELIVERED'), cash: 'RECEIVED' }]),
    DeleteOrder: () => refused('ORDER_HAS_CASH'),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Order: SS-7K3M9Q' }))
  const question = screen.getByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Remove Order' }))
  expect(await within(question).findByText(/^SS-7K3M9Q was not removed: .+take that payout back/)).toBeVisible()
})

test('Remove Order of what a courier has the money of says at once that it stays', async () => {
  const { user } = await openAllOrders({ AllOrders: () => pageOf([{ ...stepTo('DELIVERED'), cash: 'WITH_COURIER' }]) })
  await user.click(await screen.findByRole('button', { name: 'Remove Order: SS-7K3M9Q' }))

  expect(screen.getByRole('alertdialog')).toHaveTextContent('A courier has its cash still')
})

test('a yes on the phone confirms the order, and can be taken back from its message', async () => {
  const ConfirmOrder = jest.fn(() => ({ confirmOrder: stepTo('CONFIRMED') }))
  const TakeBackOrderStep = jest.fn(() => ({ takeBackOrderStep: order }))
  const { user } = await openAllOrders({ ConfirmOrder, TakeBackOrderStep })
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

/** Delivered, as somebody of the shop said, and then the courier this. */
const heardSince = (confirms: boolean) => ({
  ...delivered,
  events: [...delivered.events, buildOrderEvent({ kind: 'COURIER', by: 'COURIER', from: null, confirms })],
})

test.each([
  [0, stepTo('SHIPPED', { shipment: buildShipment({ courierCode: 'STEADFAST' }) })],
  [0, heardSince(true)],
  [1, heardSince(false)],
  [0, stepTo('DELIVERED', { cash: 'RECEIVED', shipment: buildShipment() })],
  [1, stepTo('DELIVERED', { cash: 'RECEIVED' })],
  [1, stepTo('SHIPPED', { shipment: buildShipment() })],
  [1, stepTo('DELIVERED', { cash: 'WITH_COURIER' })],
])(
  'a way back is offered %d times where the shop has or has not told a courier, or was paid, or told the same',
  async (times, taken) => {
    await openAllOrders({ AllOrders: () => pageOf([taken]) })
    const shown = within(await card('SS-7K3M9Q'))
    expect(shown.queryAllByRole('button', { name: /^Undo/ })).toHaveLength(times)
  },
)

test('a step that somebody else was quicker with says so, and changes nothing', async () => {
  const { user } = await openAllOrders({
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
  const { user } = await openAllOrders({
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
  const { user } = await openAllOrders({
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
  const { user } = await openAllOrders({ NoteCall, ChangedOrder: () => ({ order: corrected }) })
  await user.click(await screen.findByRole('button', { name: 'No answer: SS-7K3M9Q' }))

  expect(await screen.findByText(/SS-7K3M9Q has changed meanwhile. Nothing was done/)).toBeVisible()
  expect(within(await card('SS-7K3M9Q')).getByText('House 2, Road 9')).toBeVisible()
  expect(NoteCall).toHaveBeenCalledWith({ id: order.id, expectedStatus: 'PLACED', expectedVersion: 1 })
})

test('a refused window tells what others did meanwhile, keeps what was typed, and asks about the order as it is now', async () => {
  const CancelOrder = jest
    .fn((_asked: object): object | Promise<object> => ({ cancelOrder: stepTo('CANCELLED') }))
    .mockImplementationOnce(() => Promise.reject(refusal('ORDER_CHANGED', { version: 2 })))
  const { user } = await openAllOrders({ CancelOrder, ChangedOrder: () => ({ order: corrected }) })
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
  const { user } = await openAllOrders({
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

test('a window stays with what was typed when a courier that was told of the order does not answer', async () => {
  let change: (news: object) => void = () => undefined
  const { user } = await openAllOrders({
    OrderChanged: () =>
      new Promise<object>((resolve) => {
        change = resolve
      }),
    ChangedOrder: () => ({ order: { ...order, sendingSince: '2026-11-21T08:30:00.000Z' } }),
    CancelOrder: () => Promise.reject(refusal('BEING_SENT')),
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel order: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel SS-7K3M9Q?' }))
  await user.selectOptions(dialog.getByLabelText('Why'), 'Something else')
  await user.type(dialog.getByLabelText('Note'), 'Moved abroad')
  await act(async () => change({ orderChanged: order.id }))

  expect(await screen.findByText(/^Nobody knows yet whether the courier has it/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel order: SS-7K3M9Q', hidden: true })).toBeNull()
  expect(dialog.getByLabelText('Note')).toHaveValue('Moved abroad')
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await dialog.findByText(/^This is being handed to a courier/)).toBeVisible()
  expect(dialog.getByLabelText('Note')).toHaveValue('Moved abroad')
})

test('the window of a step stays when the list has lost its order, says what happened, and the list follows once it is closed', async () => {
  let place: (news: object) => void = () => undefined
  let change: (news: object) => void = () => undefined
  const news = (take: (tell: typeof place) => void) => () => new Promise<object>((resolve) => take(resolve))
  const other = buildOrder({ number: 'SS-NEW111' })
  const AllOrders = jest.fn(() => pageOf([other])).mockReturnValueOnce(pageOf([order]))
  const { user } = await openAllOrders({
    AllOrders,
    OrderPlaced: news((tell) => {
      place = tell
    }),
    OrderChanged: news((tell) => {
      change = tell
    }),
    ChangedOrder: () => ({ order: stepTo('CONFIRMED') }),
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel order: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel SS-7K3M9Q?' }))
  await user.type(dialog.getByLabelText('Note (optional)'), 'Moved abroad')
  await act(async () => change({ orderChanged: order.id }))
  await act(async () => place({ orderPlaced: { ...other, takenByYou: false } }))

  expect(await dialog.findByText(/^What happened meanwhile/)).toBeVisible()
  expect(within(dialog.getByRole('list')).getByText('Said yes')).toBeVisible()
  expect(dialog.getByLabelText('Note (optional)')).toHaveValue('Moved abroad')
  expect(AllOrders).toHaveBeenCalledTimes(1)

  await user.click(dialog.getByRole('button', { name: 'Keep the order' }))
  expect(await card('SS-NEW111')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '1 order here is done: show what is left' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'SS-7K3M9Q' })).toBeNull())
})

test('the question whether to remove an order stays when somebody sends it meanwhile, and is refused by what was seen', async () => {
  let tell: (news: object) => void = () => undefined
  const DeleteOrder = jest.fn(() => Promise.reject(refusal('STATUS_CHANGED', { status: 'SHIPPED' })))
  const { user } = await openAllOrders({
    DeleteOrder,
    OrderChanged: () =>
      new Promise<object>((resolve) => {
        tell = resolve
      }),
    ChangedOrder: () => ({ order: stepTo('SHIPPED') }),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Order: SS-7K3M9Q' }))
  const question = within(screen.getByRole('alertdialog'))
  await act(async () => tell({ orderChanged: order.id }))
  expect(await screen.findByText('On the way', { selector: 'span' })).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Remove Order' }))

  expect(await screen.findByText(/SS-7K3M9Q has changed meanwhile/)).toBeVisible()
  expect(DeleteOrder).toHaveBeenCalledWith(expect.objectContaining({ expectedStatus: 'PLACED' }))
})

test('a call that was noted within the hour is told from when the next may be', async () => {
  const call = { ...stepTo('PLACED').events[0], at: '2026-11-21T08:00:00.000Z', kind: 'CALL', from: null, to: null }
  const nextAt = '2026-11-21T09:00:00.000Z'
  const { user } = await openAllOrders({
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
  await openAllOrders({ AllOrders: () => pageOf([{ ...order, events: [call] }]), NoteCall })
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
  const { user } = await openAllOrders({ CancelOrder })
  await user.click(await screen.findByRole('button', { name: 'Cancel order: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel SS-7K3M9Q?' }))
  expect(dialog.getByLabelText('Why')).toHaveDisplayValue('Choose why')
  const offered = dialog.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)
  expect(offered.sort()).toEqual(['', ...cancelReasons].sort())
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
  await openAllOrders()
  expect(await screen.findByRole('link', { name: 'Send: SS-7K3M9Q' })).toHaveAttribute(
    'href',
    `/allOrders/send?ids=${order.id}`,
  )
})
