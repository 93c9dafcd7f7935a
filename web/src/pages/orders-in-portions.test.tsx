import { act, fireEvent, screen, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { openAllOrders, pageOf } from '../testing/all-orders.ts'
import { buildOrder, buildOrderCounts } from '../testing/build-order.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refusal } from '../testing/fake-server.ts'

beforeEach(logInAfresh)
afterEach(() => act(() => chooseLanguage('en')))

type Asked = Record<string, unknown>

const many = Array.from({ length: 123 }, (_, i) => ({
  ...buildOrder({ number: `SS-M${i}`, total: 100, status: 'CONFIRMED' }),
  courierAddress: i === 110 ? 'x'.repeat(264) : 'House 12, Dhaka',
}))
const steadfast = {
  ...{ __typename: 'ConnectedCourier', code: 'STEADFAST', name: 'Steadfast' },
  ...{ pretends: false, addressLimit: 250, balance: 500 },
}
const sender = { __typename: 'Sender', name: null, address: null, phone: null }
const byIds = (ids: unknown) => many.filter(({ id }) => (ids as string[]).includes(id))
const sent = (id: string) => ({
  ...{ __typename: 'OrderOutcome', id, code: null, words: null },
  order: {
    ...{ __typename: 'Order', id, status: 'SHIPPED' },
    shipment: { __typename: 'Shipment', courier: 'Steadfast', trackingCode: `T-${id}` },
  },
})

const bar = () => within(screen.getByRole('region', { name: 'With the chosen orders' }))

/** All that the filter finds is chosen. */
const choose = async (answers: Parameters<typeof openAllOrders>[0], count = many.length) => {
  const OrdersToSend = jest.fn(({ orderIds }: Asked) => ({ ordersToSend: byIds(orderIds), couriers: [steadfast] }))
  const OrderSlips = jest.fn(({ ids }: Asked) => ({ ordersByIds: byIds(ids), sender }))
  const some = many.slice(0, count)
  const OrdersToChoose = ({ page, size }: Asked) =>
    pageOf(some.slice(Number(page) * Number(size), (Number(page) + 1) * Number(size)), count)
  const opened = await openAllOrders(
    {
      ...{ OrdersToSend, OrderSlips, OrdersToChoose, CouriersUsed: () => ({ couriersUsed: [] }) },
      AllOrders: () => pageOf(some.slice(0, 10), count),
      OrderCounts: () => buildOrderCounts(0),
      ...answers,
    },
    '/allOrders?state=send',
  )
  await opened.user.click(await screen.findByRole('button', { name: `Choose all ${count}` }))
  await screen.findByText(`${count} chosen`)
  return { ...opened, OrdersToSend, OrderSlips }
}

test('all that a filter finds is sent, in portions, with how far that is and what became of each', async () => {
  const answers: (() => void)[] = []
  const SendOrders = jest.fn(async ({ orderIds }: Asked) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return { sendOrders: (orderIds as string[]).map(sent) }
  })
  const { user, OrdersToSend } = await choose({ SendOrders })
  await user.click(bar().getByRole('link', { name: 'Send' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Send 123 orders' })).toHaveFocus()
  // What a courier holds is asked once.
  expect(OrdersToSend.mock.calls.map(([{ withBalance }]) => withBalance)).toEqual([true, false])

  await user.click(await screen.findByText('Send 122 with Steadfast'))
  expect(await screen.findByText('0 of 122 done…')).toBeVisible()
  await act(async () => answers[0]?.())
  expect(await screen.findByText('100 of 122 done…')).toBeVisible()
  await act(async () => answers[1]?.())

  expect(await screen.findByText('122 sent, 1 not')).toBeVisible()
  expect(screen.getByText(`T-${many[122]?.id}`)).toBeVisible()
  expect(screen.getByText('The address has 264 letters; Steadfast takes 250.')).toBeVisible()
  expect(SendOrders.mock.calls.map(([{ orderIds }]) => (orderIds as string[]).length)).toEqual([100, 22])
  expect(screen.getByRole('link', { name: 'Print 122 slips, A4' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/allOrders\/slips\?ids=kept-\w+$/),
  )
})

test.each([
  ['is lost', noConnection, '100 sent, 1 not, of 22 nobody knows yet', /^No answer came, so it may be sent/, null],
  ['is a refusal', () => refusal('RATE_LIMITED'), '100 sent, 23 not', /^It was not sent\.$/, /shop is very busy/],
  [
    'is one for good',
    () => refusal('COURIER_NOT_SET_UP'),
    '100 sent, 23 not',
    /^It was not sent\.$/,
    /not connected to this/,
  ],
])(
  'an answer that %s in the middle ends it: what was sent is told, and the rest is tried again',
  async (_, failure, heading, words, why) => {
    const SendOrders = jest.fn(({ orderIds }: Asked): object => ({ sendOrders: (orderIds as string[]).map(sent) }))
    const { user } = await choose({ SendOrders })
    await user.click(bar().getByRole('link', { name: 'Send' }))
    const button = await screen.findByText('Send 122 with Steadfast')
    SendOrders.mockImplementation(({ orderIds }) => {
      if (SendOrders.mock.calls.length > 1) throw failure()
      return { sendOrders: (orderIds as string[]).map(sent) }
    })
    await user.click(button)

    expect(await screen.findByText(heading)).toBeVisible()
    expect(screen.getAllByText(words)).toHaveLength(22)
    const stopped = screen.queryByText(/^The rest was not sent\./)
    if (why) expect(stopped).toHaveTextContent(why)
    else expect(stopped).toBeNull()
    await user.click(screen.getByText('Try the 23 again'))
    expect(await screen.findByText('Send 22 with Steadfast')).toBeVisible()
  },
)

test('pages about more than stand in an address open in another tab too, and after a reload', async () => {
  const { user, router } = await choose({})
  const link = bar().getByRole('link', { name: 'Slips' })
  fireEvent.pointerDown(link, { button: 1 })
  const address = link.getAttribute('href') ?? ''
  await user.click(bar().getByRole('link', { name: 'Send' }))
  const sending = router.state.location.pathname + router.state.location.search

  const answers = {
    OrderSlips: ({ ids }: Asked) => ({ ordersByIds: byIds(ids), sender }),
    OrdersToSend: ({ orderIds }: Asked) => ({ ordersToSend: byIds(orderIds), couriers: [steadfast] }),
    CouriersUsed: () => ({ couriersUsed: [] }),
  }
  document.body.innerHTML = ''
  await openAllOrders(answers, sending)
  expect(await screen.findByRole('heading', { level: 1, name: 'Send 123 orders' })).toBeVisible()
  document.body.innerHTML = ''
  await openAllOrders(answers, address)
  expect(await screen.findAllByRole('article', { name: /^Order slip/ })).toHaveLength(123)
})

test('how far it is goes with what is read: none is said of the few on the last page', async () => {
  const ids = Array.from({ length: 350 }, (_, i) => `o-${i}`)
  const answers: (() => void)[] = []
  const OrderSlips = async () => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return { ordersByIds: [], sender }
  }
  const { user } = await openAllOrders({ OrderSlips }, `/allOrders/slips?ids=${ids}`)
  expect(await screen.findByText('0 of 300 orders loaded…')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Slips' }), '301 to 350 of 350')
  expect(screen.queryByText(/orders loaded/)).toBeNull()
})

test('the slips of all of them stand on one page, which says how far it is', async () => {
  const answers: (() => void)[] = []
  const OrderSlips = async ({ ids }: Asked) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return { ordersByIds: byIds(ids), sender }
  }
  const { user } = await choose({ OrderSlips })
  await user.click(bar().getByRole('link', { name: 'Slips' }))
  expect(await screen.findByText('0 of 123 orders loaded…')).toBeVisible()
  await act(() => chooseLanguage('bn'))
  await act(async () => answers[0]?.())
  expect(await screen.findByText('১২৩টি অর্ডারের ১০০টি এসেছে…')).toBeVisible()
  await act(async () => answers[1]?.())

  expect(await screen.findByRole('article', { name: 'অর্ডার স্লিপ SS-M0' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(123)
  const languages = within(screen.getByRole('navigation', { name: 'স্লিপের ভাষা' }))
  await user.click(languages.getByText('English'))
  expect(screen.getAllByRole('article', { name: /^Order slip/ })).toHaveLength(123)
})
