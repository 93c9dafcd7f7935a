import { screen, within } from '@testing-library/react'
import { openCash, owed } from '../testing/cash-page.ts'
import { logInAfresh } from '../testing/fake-identity.ts'

beforeEach(logInAfresh)

test('the cash says who owes what, since when, and what was paid out', async () => {
  await openCash('/cash')

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
  const { user } = await openCash('/cash', { PayoutOrders })
  const count = await screen.findByText('9')
  expect(PayoutOrders).not.toHaveBeenCalled()
  await user.click(count)
  const order = await screen.findByRole('link', { name: 'SS-4Y7XKD' })
  expect(order).toHaveAttribute('href', '/allOrders/number/SS-4Y7XKD')
  expect(order.closest('li')).toHaveTextContent('SS-4Y7XKD 2,780 TKAmina Rahman')
  expect(PayoutOrders).toHaveBeenCalledWith({ id: 'p-1' })
})

const notice = {
  __typename: 'CourierNotice',
  id: 'n-1',
  receivedAt: '2026-11-20T08:00:00Z',
  why: 'PARTLY_DELIVERED',
  said: '{"status":"partial_delivered","tracking_message":"Rider: Jamal"}',
  collected: null as number | null,
  order: { __typename: 'Order', id: 'o-9', number: 'SS-9TRK2P', status: 'SHIPPED', total: 450 },
}

test('what a courier said and the shop cannot place is shown until somebody has looked at it', async () => {
  let courierNotices = [notice]
  const CloseCourierNotice = jest.fn(() => {
    courierNotices = []
    return { closeCourierNotice: true }
  })
  const CourierDesk = () => ({ openSendings: [], courierNotices })
  const { user } = await openCash('/cash', { CourierDesk, CloseCourierNotice })
  expect(await screen.findByRole('link', { name: 'SS-9TRK2P' })).toBeVisible()
  expect(screen.getByText('The courier says: delivered only some of it: Rider: Jamal')).toBeVisible()
  expect(screen.getByText('The message as it came').closest('details')).not.toHaveAttribute('open')
  await user.click(screen.getByRole('button', { name: 'Looked at' }))

  expect(await screen.findByRole('heading', { name: 'Who owes what' })).toBeVisible()
  expect(CloseCourierNotice).toHaveBeenCalledWith({ id: 'n-1' })
  expect(screen.queryByRole('button', { name: 'Looked at' })).toBeNull()
})

test('another sum than the order comes to is told with both', async () => {
  const courierNotices = [{ ...notice, why: 'OTHER_SUM', collected: 1 }]
  await openCash('/cash', { CourierDesk: () => ({ openSendings: [], courierNotices }) })
  expect(await screen.findByText('The courier says that it collected 1 TK of 450 TK.')).toBeVisible()
})

test.each([
  ['SHIPPED', /^Only a part was taken at the door\. Ask which/],
  ['DELIVERED', /and here all of it is delivered\. As long as the order offers “Undo”/],
])('that only a part was taken of what is %s says what to do, and what was collected', async (status, said) => {
  const courierNotices = [{ ...notice, collected: 430, order: { ...notice.order, status } }]
  await openCash('/cash', { CourierDesk: () => ({ openSendings: [], courierNotices }) })
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByText('The courier says that it collected 430 TK of 450 TK.')).toBeVisible()
})

test('what came back and may be with a courier has a line until somebody says that no courier owes it', async () => {
  const [first] = owed
  let returnedCash: object[] = [{ ...first, cameBack: true }]
  const NoteReturnedCash = jest.fn(({ cashOwed }: Record<string, unknown>) => {
    returnedCash = cashOwed ? [{ ...first, cameBack: true, cashOwed: true }] : []
    return { noteReturnedCash: { __typename: 'Order', id: 'o-1', cash: cashOwed ? 'WITH_COURIER' : null } }
  })
  const { user } = await openCash('/cash', { ReturnedCash: () => ({ returnedCash }), NoteReturnedCash })
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
  const { user } = await openCash('/cash', { TakeBackPayout })
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
