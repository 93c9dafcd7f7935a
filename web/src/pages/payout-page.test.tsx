import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { openCash, owed } from '../testing/cash-page.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'

beforeEach(logInAfresh)
afterEach(() => act(() => chooseLanguage('en')))

test.each([
  ['en', 'wrong.csv: no row names an order. It needs a column with the numbers of the orders, such as SS-7K3M9Q.'],
  ['bn', 'wrong.csv: কোনো সারিতে অর্ডার নম্বর নেই। অর্ডার নম্বরের একটি কলাম দরকার, যেমন SS-7K3M9Q।'],
] as const)('a file that names no order says what it lacks (%s)', async (language, said) => {
  const empty = {
    rows: 0,
    collected: null,
    charges: null,
    unreadable: [],
    orderIds: [],
    lines: [],
    others: [],
    ignoredColumns: [],
  }
  const PayoutFile = () => ({ payoutFile: { __typename: 'PayoutFile', ...empty } })
  const { user } = await openCash('/cash/payout?courier=Steadfast', { PayoutFile })
  const file = Object.assign(new File([], 'wrong.csv', { type: 'text/csv' }), { text: async () => 'Name,2780' })
  await user.upload(await screen.findByLabelText("From the courier's CSV"), file)
  await act(() => chooseLanguage(language))
  expect(await screen.findByText(said)).toBeVisible()
})

test.each([
  [
    'en',
    'The file says: 2,780 TK collected. What was kept is not known from it.',
    'In the file a sum of 1 order cannot be read: SS-4Y7XKD. What it belongs to is not filled in: look into the file and enter it yourself.',
    /a sum of it in the file cannot be read$/,
  ],
  [
    'bn',
    'ফাইলে আছে: আদায় ২,৭৮০ টাকা। খরচ কত, তা এ থেকে জানা যায় না।',
    'ফাইলে ১টি অর্ডারের একটি টাকার অঙ্ক পড়া যায়নি: SS-4Y7XKD। যে ঘরে তা লাগে সেটি বসানো হয়নি: ফাইলটি দেখে নিজে লিখুন।',
    /ফাইলে এর একটি টাকার অঙ্ক পড়া যায়নি$/,
  ],
] as const)(
  'what a file says that cannot be read is named, and not filled in (%s)',
  async (language, sums, named, line) => {
    const read = {
      __typename: 'PayoutFile',
      rows: 1,
      collected: 2780,
      orderIds: ['o-1'],
      others: [],
      ignoredColumns: [],
    }
    const lines = [{ __typename: 'PayoutFileLine', orderId: 'o-1', collected: 2780 }]
    const PayoutFile = ({ content }: Record<string, unknown>) => ({
      payoutFile: {
        ...{ ...read, lines },
        ...(content === 'good' ? { charges: 60, unreadable: [] } : { charges: null, unreadable: ['SS-4Y7XKD'] }),
      },
    })
    const { user } = await openCash('/cash/payout?courier=Steadfast', { PayoutFile })
    const choose = async (content: string) =>
      user.upload(
        await screen.findByLabelText("From the courier's CSV"),
        Object.assign(new File([], `${content}.csv`, { type: 'text/csv' }), { text: async () => content }),
      )
    await choose('good')
    await waitFor(() => expect(screen.getByLabelText('Received, TK')).toHaveValue('2720'))
    await choose('bad')
    await waitFor(() => expect(screen.getByLabelText('Received, TK')).toHaveValue(''))
    expect(screen.getByLabelText('Charges, TK')).toHaveValue('')
    await act(() => chooseLanguage(language))
    for (const said of [sums, named, line]) expect(await screen.findByText(said)).toBeVisible()
  },
)

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
      ...{ __typename: 'PayoutFile', rows: 4, collected: 2700, charges: 160, unreadable: [] },
      orderIds: ['o-1'],
      lines: [{ __typename: 'PayoutFileLine', orderId: 'o-1', collected: 2700 }],
      others: [
        { ...other, number: 'SS-PAYDED', why: 'PAID', day: '2026-11-20' },
        { ...other, number: 'SS-PATHA2', why: 'OTHER_COURIER', courier: 'Pathao' },
        { ...other, number: 'SS-ZZZZZZ', why: 'UNKNOWN' },
      ],
      ignoredColumns: ['Consignment ID'],
    },
  })
  const { user, router } = await openCash('/cash/payout?courier=Steadfast', { RecordPayout, PayoutFile })
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
  const { user } = await openCash('/cash/payout?courier=Steadfast', { RecordPayout })
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
  const { user } = await openCash('/cash/payout?courier=Steadfast', { RecordPayout })
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

test('a day that lies before a delivery that the page has not read yet is refused with that day, which the page knows then', async () => {
  let orders = owed
  const RecordPayout = jest.fn(() => {
    orders = owed.map((order) => ({ ...order, deliveredAt: '2024-11-20T08:00:00Z' }))
    return refused('BAD_USER_INPUT', {
      fields: { day: ['day must not be before 2024-11-20'] },
    })
  })
  const { user } = await openCash('/cash/payout?courier=Steadfast', {
    OwedOrders: () => ({ owedOrders: orders, owedRest: 0 }),
    RecordPayout,
  })
  await user.click(await screen.findByRole('checkbox', { name: 'SS-4Y7XKD' }))
  await user.type(screen.getByLabelText('Received, TK'), '2780')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2024-11-18' } })
  await user.click(screen.getByRole('button', { name: 'Enter 2,780 TK' }))
  const before = 'The day must not be before 20 Nov 2024, when the last of its orders was marked delivered'
  await waitFor(() => expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(before))

  await waitFor(() => expect(screen.getByRole('button', { name: 'Enter 2,780 TK' })).toBeEnabled())
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2024-11-19' } })
  await user.click(screen.getByRole('button', { name: 'Enter 2,780 TK' }))
  await waitFor(() => expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(before))
  expect(RecordPayout).toHaveBeenCalledTimes(1)
})

test('an order that was paid out meanwhile is said, and the list is read anew', async () => {
  let orders = owed
  const RecordPayout = () => {
    orders = owed.slice(1)
    return refused('NOT_OWED', { orderIds: ['o-1'] })
  }
  const { user } = await openCash('/cash/payout?courier=Steadfast', {
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
  const { user } = await openCash('/cash/payout?courier=Steadfast', {
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
  const { user } = await openCash('/cash/payout?courier=Steadfast', { OwedOrders, RecordPayout })
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
