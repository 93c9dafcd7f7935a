import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})

const sum = (orders: number, total: number) => ({ __typename: 'CashSum', orders, total })
const cash = {
  __typename: 'Cash',
  withCouriers: sum(19, 38_640),
  older: sum(3, 6210),
  onTheWay: sum(31, 61_875),
  payoutsThisMonth: 6,
  receivedThisMonth: 142_305,
  couriers: [
    {
      __typename: 'CourierDebt',
      courier: 'Steadfast',
      orders: 14,
      total: 31_497,
      rest: 77,
      upTo3Days: 14_453,
      upTo7Days: 10_757,
      older: 6210,
      oldestAt: '2026-11-12T08:00:00Z',
    },
  ],
}
const payout = {
  __typename: 'Payout',
  id: 'p-1',
  day: '2026-11-11',
  courier: 'Steadfast',
  orderCount: 9,
  expected: 19_875,
  charges: 900,
  received: 18_855,
  difference: -120,
  reason: 'COUNTED_TWICE',
  note: 'SS-R2FD8N',
}
const owed = [
  {
    __typename: 'OwedOrder',
    id: 'o-1',
    number: 'SS-4Y7XKD',
    customerName: 'Amina Rahman',
    courier: 'Steadfast',
    cameBack: false,
    removed: false,
    cashOwed: null,
    deliveredAt: '2024-11-17T08:00:00Z',
    total: 2780,
  },
  {
    __typename: 'OwedOrder',
    id: 'o-2',
    number: 'SS-B8KX4M',
    customerName: 'Karim',
    courier: 'Steadfast',
    cameBack: false,
    removed: false,
    cashOwed: null,
    deliveredAt: '2024-11-12T08:00:00Z',
    total: 2310,
  },
]
const notice = {
  __typename: 'CourierNotice',
  id: 'n-1',
  receivedAt: '2026-11-20T08:00:00Z',
  why: 'PARTLY_DELIVERED',
  said: '{"status":"partial_delivered","tracking_message":"Rider: Jamal"}',
  order: { __typename: 'Order', id: 'o-9', number: 'SS-9TRK2P' },
}

let notices: (typeof notice)[]
const open = (address: string, answers: Parameters<typeof serverOf>[1] = {}) => {
  notices = [notice]
  return visit(
    address,
    serverOf(buildUser({ isAdmin: true }), {
      Cash: () => ({ cash }),
      CourierDesk: () => ({ openSendings: [], courierNotices: notices }),
      Payouts: () => ({ payouts: { __typename: 'PayoutPage', total: 1, pageCount: 1, items: [payout] } }),
      ReturnedCash: () => ({ returnedCash: [] }),
      OwedOrders: () => ({ owedOrders: owed, owedRest: 77 }),
      ...answers,
    }),
  )
}

test('the cash says who owes what, since when, and what was paid out', async () => {
  await open('/cash')

  const card = (await screen.findByRole('heading', { level: 3, name: 'Steadfast' })).closest('li') as HTMLElement
  expect(card).toHaveTextContent('14 orders collected for, not paid out')
  expect(card).toHaveTextContent('77 TK of payouts that brought less than should have come')
  expect(within(card).getByRole('link', { name: 'See 14 orders: Steadfast' })).toHaveAttribute(
    'href',
    '/allOrders?state=all&courier=Steadfast&cash=courier',
  )
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  expect(card).toHaveTextContent('6,210 TK for more than 7 days, the oldest: 12 Nov')
  expect(within(card).getByRole('img')).toHaveAccessibleName(
    'Steadfast: 46 % up to 3 days, 34 % 4 to 7 days, 20 % older',
  )
  expect(within(card).getByRole('link', { name: 'Enter a payout: Steadfast' })).toHaveAttribute(
    'href',
    '/cash/payout?courier=Steadfast',
  )
  const row = (await screen.findAllByRole('row')).at(-1)
  expect(row).toHaveTextContent('-120 TK')
  expect(row).toHaveTextContent('Order counted twice: SS-R2FD8N')
})

test('a payout names its orders when it is unfolded', async () => {
  const PayoutOrders = jest.fn((_: Record<string, unknown>) => ({ payoutOrders: owed }))
  const { user } = await open('/cash', { PayoutOrders })
  const count = await screen.findByText('9')
  expect(PayoutOrders).not.toHaveBeenCalled()
  await user.click(count)
  const order = await screen.findByRole('link', { name: 'SS-4Y7XKD' })
  expect(order).toHaveAttribute('href', '/allOrders?q=SS-4Y7XKD')
  expect(order.closest('li')).toHaveTextContent('SS-4Y7XKD 2,780 TKAmina Rahman')
  expect(PayoutOrders).toHaveBeenCalledWith({ id: 'p-1' })
})

test('what a courier said and the shop cannot place is shown until somebody has looked at it', async () => {
  const CloseCourierNotice = jest.fn(() => {
    notices = []
    return { closeCourierNotice: true }
  })
  const { user } = await open('/cash', { CloseCourierNotice })
  expect(await screen.findByRole('link', { name: 'SS-9TRK2P' })).toBeVisible()
  expect(screen.getByText('The courier says: delivered only some of it: Rider: Jamal')).toBeVisible()
  expect(screen.getByText('The message as it came').closest('details')).not.toHaveAttribute('open')
  await user.click(screen.getByRole('button', { name: 'Looked at' }))

  expect(await screen.findByRole('heading', { name: 'Who owes what' })).toBeVisible()
  expect(CloseCourierNotice).toHaveBeenCalledWith({ id: 'n-1' })
  expect(screen.queryByRole('button', { name: 'Looked at' })).toBeNull()
})

test('what came back and may be with a courier has a line until somebody says that no courier owes it', async () => {
  const [first] = owed
  let returnedCash: object[] = [{ ...first, cameBack: true }]
  const NoteReturnedCash = jest.fn(({ cashOwed }: Record<string, unknown>) => {
    returnedCash = cashOwed ? [{ ...first, cameBack: true, cashOwed: true }] : []
    return { noteReturnedCash: { __typename: 'Order', id: 'o-1', cash: cashOwed ? 'WITH_COURIER' : null } }
  })
  const { user } = await open('/cash', { ReturnedCash: () => ({ returnedCash }), NoteReturnedCash })
  const section = within(await screen.findByRole('region', { name: 'Came back after the delivery' }))
  expect(section.getByRole('link', { name: 'Enter a payout: Steadfast, SS-4Y7XKD' })).toHaveAttribute(
    'href',
    '/cash/payout?courier=Steadfast',
  )
  expect(section.getByText(/^Nobody has said whether Steadfast has it/)).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Courier has it: SS-4Y7XKD' }))
  expect(await section.findByText('Steadfast owes it still')).toBeVisible()

  await user.click(section.getByRole('button', { name: 'Nobody owes it: SS-4Y7XKD' }))
  const question = screen.getByRole('alertdialog', { name: 'Steadfast does not owe the 2,780 TK of SS-4Y7XKD?' })
  await user.click(within(question).getByRole('button', { name: 'Nobody owes it' }))
  expect(await screen.findByText('The money of SS-4Y7XKD is noted')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Came back after the delivery' })).toBeNull()
  expect(NoteReturnedCash.mock.calls).toEqual([[{ id: 'o-1', cashOwed: true }], [{ id: 'o-1', cashOwed: false }]])
})

test('a payout that was entered by mistake is taken back after a question that names it', async () => {
  let asked = 0
  const TakeBackPayout = jest.fn((_: Record<string, unknown>) => ({ takeBackPayout: ++asked > 1 }))
  const { user } = await open('/cash', { TakeBackPayout })
  for (const said of [/take that one back first/, /from Steadfast is taken back/]) {
    await user.click(await screen.findByRole('button', { name: 'Take back: Steadfast, 11 Nov 2026, 18,855 TK' }))
    const question = screen.getByRole('alertdialog', {
      name: 'Take back the payout of 18,855 TK from Steadfast, 11 Nov 2026?',
    })
    await user.click(within(question).getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText(said)).toBeVisible()
  }
  expect(TakeBackPayout).toHaveBeenCalledWith({ id: 'p-1' })
})

test('a payout that is short asks why, and is entered once however often it is tried', async () => {
  const inputs: { idempotencyKey: string }[] = []
  const RecordPayout = ({ input }: Record<string, unknown>) => {
    inputs.push(input as { idempotencyKey: string })
    if (inputs.length === 1) return Promise.reject(noConnection())
    return { recordPayout: { __typename: 'Payout', id: 'p-2', received: 4590 } }
  }
  const other = { __typename: 'PayoutFileOther', courier: null, day: null }
  const PayoutFile = () => ({
    payoutFile: {
      ...{ __typename: 'PayoutFile', rows: 4, collected: 2700, charges: 160, orderIds: ['o-1'] },
      lines: [{ __typename: 'PayoutFileLine', orderId: 'o-1', collected: 2700 }],
      others: [
        { ...other, number: 'SS-PAYDED', why: 'PAID', day: '2026-11-20' },
        { ...other, number: 'SS-PATHA2', why: 'OTHER_COURIER', courier: 'Pathao' },
        { ...other, number: 'SS-ZZZZZZ', why: 'UNKNOWN' },
      ],
      ignoredColumns: ['Consignment ID'],
    },
  })
  const { user, router } = await open('/cash/payout?courier=Steadfast', { RecordPayout, PayoutFile })
  // jsdom reads no files.
  const file = Object.assign(new File([], 'november.csv', { type: 'text/csv' }), { text: async () => 'SS-4Y7XKD,2780' })
  await user.upload(await screen.findByLabelText("From the courier's CSV"), file)
  expect(await screen.findByText('november.csv: 1 of 4 rows found by their number.')).toBeVisible()
  for (const said of [
    'The file says: 2,700 TK collected, 160 TK kept. Both are filled in, look at them.',
    'The file says 2,700 TK: -80 TK',
    'SS-PAYDED: already paid, 20 Nov 2026',
    'SS-PATHA2: went with another courier, Pathao',
    'SS-ZZZZZZ: no order of this shop',
    'Columns that were not read: Consignment ID',
  ])
    expect(screen.getByText(said)).toBeVisible()
  expect(screen.getByLabelText('Received, TK')).toHaveValue('2540')
  expect(screen.getByLabelText('Charges, TK')).toHaveValue('160')
  for (const label of ['Received, TK', 'Charges, TK']) await user.clear(screen.getByLabelText(label))
  expect(screen.getByRole('checkbox', { name: 'SS-4Y7XKD' })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'SS-B8KX4M' }))
  await user.type(screen.getByLabelText('Received, TK'), '4,590')
  await user.type(screen.getByLabelText('Charges, TK'), '400')
  expect(screen.getByText('-100 TK')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Enter 4,590 TK' }))
  expect(screen.getByLabelText('Why is it another sum?')).toHaveAccessibleDescription('Choose a reason')
  await user.selectOptions(screen.getByLabelText('Why is it another sum?'), 'Charge not listed')
  await user.click(screen.getByRole('button', { name: 'Enter 4,590 TK' }))
  expect(await screen.findByText(/nobody knows whether it was entered/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Enter 4,590 TK' }))

  expect(await screen.findByText('4,590 TK from Steadfast is entered')).toBeVisible()
  expect(router.state.location.pathname).toBe('/cash')
  expect(inputs[0]).toMatchObject({
    courier: 'Steadfast',
    received: 4590,
    charges: 400,
    orderIds: ['o-1', 'o-2'],
    reason: 'UNLISTED_CHARGE',
    note: null,
  })
  expect(inputs[1]).toEqual(inputs[0])
})

test('a day to come is refused at its field, as the shop says it', async () => {
  const RecordPayout = jest.fn(() =>
    refused('BAD_USER_INPUT', { fields: { day: ['day must not be later than today'] } }),
  )
  const { user } = await open('/cash/payout?courier=Steadfast', { RecordPayout })
  await user.click(await screen.findByRole('checkbox', { name: 'SS-4Y7XKD' }))
  await user.type(screen.getByLabelText('Received, TK'), '2780')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2999-01-01' } })
  await user.click(screen.getByRole('button', { name: 'Enter 2,780 TK' }))
  const toCome = 'The day must not be later than today'
  await waitFor(() => expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(toCome))
  expect(RecordPayout).not.toHaveBeenCalled()

  // By the clock of the shop it may be another day than by that of the device.
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2024-11-18' } })
  await user.click(screen.getByRole('button', { name: 'Enter 2,780 TK' }))
  await waitFor(() => expect(RecordPayout).toHaveBeenCalled())
  await waitFor(() => expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(toCome))
  expect(screen.queryByText(/nobody knows/)).toBeNull()
})

test('a payout from before the last of its orders was delivered is refused at its field, until the day is another', async () => {
  const RecordPayout = jest.fn((_: Record<string, unknown>) => ({
    recordPayout: { __typename: 'Payout', id: 'p-4', received: 5090 },
  }))
  const { user } = await open('/cash/payout?courier=Steadfast', { RecordPayout })
  await user.click(await screen.findByRole('button', { name: 'Choose all 2' }))
  await user.type(screen.getByLabelText('Received, TK'), '5090')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2024-11-16' } })
  await user.click(screen.getByRole('button', { name: 'Enter 5,090 TK' }))
  const before = 'The day must not be before 17 Nov 2024, when the last of its orders was marked delivered'
  await waitFor(() => expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(before))
  expect(RecordPayout).not.toHaveBeenCalled()

  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2024-11-17' } })
  await user.click(screen.getByRole('button', { name: 'Enter 5,090 TK' }))
  expect(await screen.findByText(/is entered$/)).toBeVisible()
  expect(RecordPayout.mock.calls[0]?.[0]).toMatchObject({ input: { day: '2024-11-17' } })
})

test('an order that was paid out meanwhile is said, and the list is read anew', async () => {
  let orders = owed
  const RecordPayout = () => {
    orders = owed.slice(1)
    return refused('NOT_OWED', { orderIds: ['o-1'] })
  }
  const { user } = await open('/cash/payout?courier=Steadfast', {
    OwedOrders: () => ({ owedOrders: orders, owedRest: 0 }),
    RecordPayout,
  })
  await user.click(await screen.findByRole('checkbox', { name: 'SS-4Y7XKD' }))
  await user.type(screen.getByLabelText('Received, TK'), '2780')
  await user.click(screen.getByRole('button', { name: 'Enter 2,780 TK' }))

  expect(await screen.findByText(/One of these orders was paid out meanwhile/)).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'SS-4Y7XKD' })).toBeNull()
})

test('what came back and the courier owes is chosen with the others', async () => {
  const back = { ...owed[1], cameBack: true, cashOwed: true }
  const { user } = await open('/cash/payout?courier=Steadfast', {
    OwedOrders: () => ({ owedOrders: [owed[0], back], owedRest: 0 }),
  })
  expect(await screen.findByText(/^Karim · .+ came back since; the courier owes it still$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choose all 2' }))
  expect(screen.getByRole('checkbox', { name: 'SS-B8KX4M' })).toBeChecked()
})

test('a payout may bring what was still owed, and is for what came back since only if that is chosen', async () => {
  const RecordPayout = jest.fn((_: Record<string, unknown>) => ({
    recordPayout: { __typename: 'Payout', id: 'p-3', received: 2857 },
  }))
  const [kept, back] = owed.map((order, i) => ({ ...order, cameBack: i === 1 }))
  const third = { ...owed[0], id: 'o-3', number: 'SS-9TRK2P', total: 100 }
  const OwedOrders = () => ({ owedOrders: [kept, third, back], owedRest: 77 })
  const { user } = await open('/cash/payout?courier=Steadfast', { OwedOrders, RecordPayout })
  expect(await screen.findByText(/^Karim · Delivered .+ came back since/)).toBeVisible()
  expect(screen.queryByText('-0 TK')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Enter the payout' }))
  expect(await screen.findByText('Choose at least one order')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Choose all 2' }))
  expect(screen.queryByText('Choose at least one order')).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'SS-B8KX4M' })).not.toBeChecked()
  await user.type(screen.getByLabelText('Received, TK'), '2958')
  expect(screen.queryByRole('option', { name: 'Brings what was still owed' })).toBeNull()
  await user.type(screen.getByLabelText('Received, TK'), '{Backspace}7')
  await user.selectOptions(screen.getByLabelText('Why is it another sum?'), 'Brings what was still owed')
  await user.click(screen.getByRole('button', { name: 'Enter 2,957 TK' }))

  expect(await screen.findByText(/is entered$/)).toBeVisible()
  expect(RecordPayout.mock.calls[0]?.[0]).toMatchObject({
    input: { received: 2957, orderIds: ['o-1', 'o-3'], reason: 'STILL_OWED' },
  })
})
