import { act, fireEvent, screen, within } from '@testing-library/react'
import { type Answers, openAllOrders, pageOf } from '../testing/all-orders.ts'
import { buildOrder, buildOrderCounts, buildShipment } from '../testing/build-order.ts'
import { logInAfresh } from '../testing/fake-identity.ts'

beforeEach(logInAfresh)

const orders = [
  buildOrder({ number: 'SS-AAA222', total: 1000 }),
  buildOrder({ number: 'SS-BBB333', total: 2500 }),
  buildOrder({ number: 'SS-CCC444', total: 500 }),
]
const open = async (answers: Answers = {}, address = '/allOrders?state=confirm') => {
  const AllOrders = jest.fn((_asked: object) => pageOf(orders, 12))
  const CouriersUsed = () => ({ couriersUsed: ['Own rider', 'Steadfast'] })
  return { ...(await openAllOrders({ AllOrders, CouriersUsed, ...answers }, address)), AllOrders }
}

const bar = () => within(screen.getByRole('region', { name: 'With the chosen orders' }))

test('what is chosen in the filters stands in the address and narrows the list; a tab keeps it', async () => {
  const { user, router, AllOrders } = await open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'District' }), 'Sylhet')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Courier' }), 'Steadfast')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Total' }), '1,000 TK to 3,000 TK')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order of the list' }), 'Oldest first')

  expect(AllOrders).toHaveBeenLastCalledWith({
    page: 0,
    size: 10,
    state: 'TO_CONFIRM',
    district: 'Sylhet',
    courier: 'Steadfast',
    minTotal: 1000,
    maxTotal: 3000,
    sort: 'OLDEST',
  })
  expect(await screen.findByText('12 orders found')).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^To send/ }))
  expect(router.state.location.search).toContain('district=Sylhet')
})

test('the tabs count what is looked for and left, and say nothing while that is asked', async () => {
  let answer: (counts: object) => void = () => undefined
  const OrderCounts = jest.fn((_asked: object): object | Promise<object> => buildOrderCounts(12))
  const { user } = await open({ OrderCounts }, '/allOrders?state=send')
  const tabs = within(screen.getByRole('navigation', { name: 'Which orders' }))
  expect(await tabs.findByRole('link', { name: 'Delivered (40)' })).toBeVisible()
  expect(OrderCounts).toHaveBeenLastCalledWith({})

  OrderCounts.mockImplementation(() => new Promise<object>((resolve) => (answer = resolve)))
  await user.type(screen.getByRole('searchbox', { name: 'Search the orders' }), 'karim{Enter}')
  expect(await tabs.findByRole('link', { name: 'Delivered' })).toBeVisible()
  expect(OrderCounts).toHaveBeenLastCalledWith({ search: 'karim' })
  await act(async () => answer(buildOrderCounts(1, { delivered: 2 })))
  expect(await tabs.findByRole('link', { name: 'Delivered (2)' })).toBeVisible()
  expect(tabs.getByRole('link', { name: 'To confirm (1)' })).toBeVisible()

  OrderCounts.mockImplementation(() => buildOrderCounts(0))
  await user.selectOptions(screen.getByRole('combobox', { name: 'District' }), 'Sylhet')
  expect(await tabs.findByRole('link', { name: 'To confirm (0)' })).toBeVisible()
  expect(OrderCounts).toHaveBeenLastCalledWith({ search: 'karim', district: 'Sylhet' })
})

test('where the filters are folded away, what is on is said and taken away one by one', async () => {
  const address =
    '/allOrders?state=all&from=2026-11-01&to=2026-11-03&district=Sylhet&courier=Steadfast&minTotal=3000&cash=courier'
  const { user, router } = await open({}, address)
  const on = within(await screen.findByRole('list', { name: 'What narrows the list' }))
  expect(screen.getByRole('button', { name: 'Filters (5)' })).toBeVisible()
  expect(on.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Days: from 1 Nov 2026 until 3 Nov 2026',
    'District: Sylhet',
    'Courier: Steadfast',
    'Total: 3,000 TK and more',
    'Cash: with the courier',
  ])

  await user.click(on.getByRole('button', { name: 'Take away “Courier: Steadfast”' }))
  expect(router.state.location.search).not.toContain('courier=Steadfast')
  expect(screen.getByRole('button', { name: 'Filters (4)' })).toHaveFocus()
  await user.click(on.getByRole('button', { name: /^Take away “Days/ }))
  await user.click(on.getByRole('button', { name: /^Take away “Total/ }))
  expect(router.state.location.search).toBe('?state=all&district=Sylhet&cash=courier')
})

test('days of Dhaka narrow the list, and nothing found says how to go on', async () => {
  await open({ AllOrders: () => pageOf([]) }, '/allOrders?state=all&from=2026-11-01&to=2026-11-03')

  expect(await screen.findByText('No order matches these filters.')).toBeVisible()
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01')
  expect(screen.getByRole('link', { name: 'Clear the filters' })).toHaveAttribute('href', '/allOrders?state=all')
})

test('days that are chosen the wrong way round are said to be so', async () => {
  await open({ AllOrders: () => pageOf([]) }, '/allOrders?state=all&days=own&from=2026-11-03&to=2026-11-01')
  expect(await screen.findByText(/^The first day is after the last one/)).toBeVisible()
})

test('several are confirmed at once; each that is refused is told with what it is now, and leaves with the list', async () => {
  const ConfirmOrders = jest.fn(() => ({
    confirmOrders: orders.map((order, i) => ({
      __typename: 'OrderOutcome',
      id: order.id,
      code: i === 1 ? 'STATUS_CHANGED' : null,
      order: i === 1 ? null : { ...order, status: 'CONFIRMED' },
    })),
  }))
  const OrdersNow = () => ({ ordersByIds: [{ ...orders[1], status: 'CANCELLED' }] })
  const { user } = await open({ ConfirmOrders, OrdersNow })
  await user.click(await screen.findByRole('checkbox', { name: 'All 3 on this page' }))

  expect(bar().getByText('3 chosen').parentElement).toHaveTextContent('3 chosen · 4,000 TK')
  expect(bar().getByRole('link', { name: 'Send' })).toHaveAttribute(
    'href',
    `/allOrders/send?ids=${orders.map(({ id }) => id).join('%2C')}`,
  )
  await user.click(bar().getByRole('button', { name: 'Said yes' }))

  expect(ConfirmOrders).toHaveBeenCalledWith({
    ids: orders.map(({ id }) => id),
    seen: orders.map(({ id }) => ({ id, expectedStatus: 'PLACED', expectedVersion: 1 })),
  })
  expect(await screen.findByText('2 orders are confirmed')).toBeVisible()
  expect(bar().getByRole('status')).toHaveTextContent(
    '1 order was refused:SS-BBB333: by now it is “Cancelled”; nothing was done',
  )
  expect(bar().getByText('0 chosen')).toBeVisible()
  await user.click(bar().getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'With the chosen orders' })).toBeNull()
})

test('what was corrected meanwhile says so, stays chosen as it is now, and goes with the next press', async () => {
  const [first] = orders
  const ConfirmOrders = jest.fn((_asked: object) => ({
    confirmOrders: [{ __typename: 'OrderOutcome', id: first?.id, code: 'ORDER_CHANGED', order: null }],
  }))
  const OrdersNow = () => ({ ordersByIds: [{ ...first, version: 2 }] })
  const { user } = await open({ ConfirmOrders, OrdersNow })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose SS-AAA222' }))
  await user.click(bar().getByRole('button', { name: 'Said yes' }))
  expect(await bar().findByText(/^SS-AAA222: it was corrected meanwhile/)).toBeVisible()

  await user.click(bar().getByRole('button', { name: 'Said yes' }))
  const seen = [{ id: first?.id, expectedStatus: 'PLACED', expectedVersion: 2 }]
  expect(ConfirmOrders).toHaveBeenLastCalledWith({ ids: [first?.id], seen })
})

test('delivered for several is asked, with what was never sent and what counts as collected, and taken back for all', async () => {
  const [first, sent, third] = orders.map((order, i) => ({ ...order, status: i === 1 ? 'SHIPPED' : 'PLACED' }))
  const outcomes = [first, sent, third].map((order) => ({
    __typename: 'OrderOutcome',
    id: order?.id,
    code: null,
    order,
  }))
  const DeliverOrders = jest.fn(() => ({ deliverOrders: outcomes }))
  const TakeBackOrderSteps = jest.fn(() => ({ takeBackOrderSteps: outcomes }))
  const AllOrders = () => pageOf([first, sent, third].flatMap((order) => order ?? []))
  const { user } = await open({ AllOrders, DeliverOrders, TakeBackOrderSteps }, '/allOrders?state=all')
  await user.click(await screen.findByRole('checkbox', { name: 'All 3 on this page' }))
  await user.click(bar().getByRole('button', { name: 'Mark delivered' }))
  const question = screen.getByRole('alertdialog', { name: 'Mark 3 orders delivered?' })
  expect(question).toHaveTextContent('2 of them were never sent.4,000 TK count as collected.')
  expect(DeliverOrders).not.toHaveBeenCalled()

  await user.click(within(question).getByRole('button', { name: 'Mark delivered' }))
  expect(await screen.findByText('3 orders are delivered')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const ids = orders.map(({ id }) => id)
  const seen = ids.map((id) => ({ id, expectedStatus: 'DELIVERED', expectedVersion: 1 }))
  expect(TakeBackOrderSteps).toHaveBeenCalledWith({ ids, seen })
  expect(await screen.findByText('Taken back for 3 orders')).toBeVisible()
})

test('what comes back, or was kept in part, is not delivered with others: nothing of it counts as collected', async () => {
  const [comingBack, inParts, onItsWay] = orders.map((order, i) => ({
    ...order,
    status: i === 0 ? 'RETURNING' : 'SHIPPED',
    shipment: buildShipment({ partlyDelivered: i === 1 }),
  }))
  const items = [comingBack, inParts, onItsWay].flatMap((order) => order ?? [])
  const { user } = await open({ AllOrders: () => pageOf(items) }, '/allOrders?state=sent')
  await user.click(await screen.findByRole('checkbox', { name: 'All 3 on this page' }))
  await user.click(bar().getByRole('button', { name: 'Mark delivered: 1 of 3' }))

  const question = screen.getByRole('alertdialog', { name: 'Mark 1 order delivered?' })
  expect(question).toHaveTextContent(`${onItsWay?.total.toLocaleString('en')} TK count as collected.`)
})

test('of what a courier says only once it was chosen the shop delivers none; it is told, and no more offered', async () => {
  const sent = orders.slice(0, 2).map((order) => ({ ...order, status: 'SHIPPED', shipment: buildShipment() }))
  const DeliverOrders = jest.fn(() => ({
    deliverOrders: sent.map((order, i) => ({
      __typename: 'OrderOutcome',
      id: order.id,
      code: i === 0 ? 'NEEDS_ATTENTION' : null,
      order: i === 0 ? null : { ...order, status: 'DELIVERED' },
    })),
  }))
  const OrdersNow = () => ({ ordersByIds: [{ ...sent[0], shipment: buildShipment({ partlyDelivered: true }) }] })
  const { user } = await open({ AllOrders: () => pageOf(sent), DeliverOrders, OrdersNow }, '/allOrders?state=sent')
  await user.click(await screen.findByRole('checkbox', { name: 'All 2 on this page' }))
  await user.click(bar().getByRole('button', { name: 'Mark delivered' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Mark delivered' }))

  expect(
    await bar().findByText(/^SS-AAA222: it is coming back, or some of it was kept; nothing was done/),
  ).toBeVisible()
  expect(bar().getByText('1 chosen')).toBeVisible()
  expect(bar().queryByRole('button', { name: /^Mark delivered/ })).toBeNull()
})

test('what was handled is not among all of the page; chosen with others, it keeps none of them back', async () => {
  const items = orders.map((order, i) => ({ ...order, status: i === 0 ? 'SHIPPED' : 'CONFIRMED' }))
  const { user } = await open({ AllOrders: () => pageOf(items) }, '/allOrders?state=send')
  await user.click(await screen.findByRole('checkbox', { name: 'All 2 on this page' }))
  expect(bar().getByText('2 chosen')).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: 'Choose SS-AAA222' }))
  const ids = orders.slice(1).map(({ id }) => id)
  expect(bar().getByRole('link', { name: 'Send: 2 of 3' })).toHaveAttribute(
    'href',
    `/allOrders/send?ids=${ids.join('%2C')}`,
  )
  expect(bar().getByRole('button', { name: 'Mark delivered' })).toBeVisible()
})

test('how many are offered to be chosen is what is left, as the tab counts it', async () => {
  const items = orders.map((order, i) => ({ ...order, status: i === 0 ? 'CONFIRMED' : 'PLACED' }))
  await open({ AllOrders: () => pageOf(items, 12) })
  expect(await screen.findByRole('button', { name: 'Choose all 11' })).toBeVisible()
})

test('all that the filter finds are chosen', async () => {
  const more = Array.from({ length: 12 }, (_, i) => buildOrder({ number: `SS-DDD${i}`, total: 100 }))
  const OrdersToChoose = jest.fn(() => pageOf(more))
  const { user } = await open({ OrdersToChoose })
  await user.click(await screen.findByRole('button', { name: 'Choose all 12' }))

  expect(await screen.findByText('12 chosen')).toBeVisible()
  expect(OrdersToChoose).toHaveBeenCalledWith({ page: 0, size: 100, state: 'TO_CONFIRM', sort: 'OLDEST' })
  await user.click(bar().getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'With the chosen orders' })).toBeNull()
})

test('more than the shop takes at once are done in portions, with how far that is, and each refusal is told', async () => {
  const many = Array.from({ length: 258 }, (_, i) => buildOrder({ number: `SS-M${i}`, total: 100 }))
  const OrdersToChoose = ({ page, size }: Record<string, unknown>) =>
    pageOf(many.slice(Number(page) * Number(size), (Number(page) + 1) * Number(size)), 258)
  const answers: (() => void)[] = []
  const ConfirmOrders = jest.fn(async ({ ids }: Record<string, unknown>) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return {
      confirmOrders: many
        .filter(({ id }) => (ids as string[]).includes(id))
        .map((order) => {
          const isRefused = order.number === 'SS-M0' || order.number === 'SS-M150'
          const code = isRefused ? 'STATUS_CHANGED' : null
          return {
            __typename: 'OrderOutcome',
            id: order.id,
            code,
            order: isRefused ? null : { ...order, status: 'CONFIRMED' },
          }
        }),
    }
  })
  const OrdersNow = ({ ids }: Record<string, unknown>) => ({
    ordersByIds: many
      .filter(({ id }) => (ids as string[]).includes(id))
      .map((one) => ({ ...one, status: 'CANCELLED' })),
  })
  const AllOrders = () => pageOf(many.slice(0, 10), 258)
  const { user } = await open({ AllOrders, OrdersToChoose, ConfirmOrders, OrdersNow })
  await user.click(await screen.findByRole('button', { name: 'Choose all 258' }))
  expect(await screen.findByText('258 chosen')).toBeVisible()
  const kept = (page: string) => expect.stringMatching(new RegExp(`^/allOrders/${page}\\?ids=kept-\\w+$`))
  expect(bar().getByRole('link', { name: 'Send' })).toHaveAttribute('href', kept('send'))
  expect(bar().getByRole('link', { name: 'Slips' })).toHaveAttribute('href', kept('slips'))

  await user.click(bar().getByRole('button', { name: 'Said yes' }))
  expect(await bar().findByText(/^0 of 258 done…/)).toBeVisible()
  await act(async () => answers[0]?.())
  expect(await bar().findByText(/^100 of 258 done…/)).toBeVisible()
  await act(async () => answers[1]?.())
  expect(await bar().findByText(/^200 of 258 done…/)).toBeVisible()
  await act(async () => answers[2]?.())
  expect(await screen.findByText('256 orders are confirmed')).toBeVisible()
  expect(bar().getByText(/^SS-M0: by now it is “Cancelled”/)).toBeVisible()
  expect(bar().getByText(/^SS-M150: by now it is “Cancelled”/)).toBeVisible()
  expect(ConfirmOrders.mock.calls.map(([{ ids }]) => (ids as string[]).length)).toEqual([100, 100, 58])
})

test('how far Mark delivered is stands in sight, with its question out of the way, and is not asked twice', async () => {
  const many = Array.from({ length: 150 }, (_, i) => buildOrder({ number: `SS-M${i}` }))
  const OrdersToChoose = ({ page, size }: Record<string, unknown>) =>
    pageOf(many.slice(Number(page) * Number(size), (Number(page) + 1) * Number(size)), 150)
  const answers: (() => void)[] = []
  const DeliverOrders = async ({ ids }: Record<string, unknown>) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    const some = many.filter(({ id }) => (ids as string[]).includes(id))
    return {
      deliverOrders: some.map((order) => ({
        ...{ __typename: 'OrderOutcome', id: order.id, code: null },
        order: { ...order, status: 'DELIVERED' },
      })),
    }
  }
  const AllOrders = () => pageOf(many.slice(0, 10), 150)
  const { user } = await open({ AllOrders, OrdersToChoose, DeliverOrders })
  await user.click(await screen.findByRole('button', { name: 'Choose all 150' }))
  await user.click(await bar().findByRole('button', { name: 'Mark delivered' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Mark 150 orders delivered?' }))
  await user.click(question.getByRole('button', { name: 'Mark delivered' }))

  expect(await bar().findByText(/^0 of 150 done…/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(bar().getByRole('button', { name: 'One moment…' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await act(async () => answers[0]?.())
  expect(await bar().findByText(/^100 of 150 done…/)).toBeVisible()
  await act(async () => answers[1]?.())
  expect(await screen.findByText('150 orders are delivered')).toBeVisible()
})

test('the slips of several orders stand on one page, four on a sheet or each on its own', async () => {
  const sender = { __typename: 'Sender', name: null, address: null, phone: null }
  const cancelled = buildOrder({ number: 'SS-EEE555', status: 'CANCELLED' })
  const OrderSlips = jest.fn(() => ({ ordersByIds: [...orders.slice(0, 2), cancelled], sender }))
  const { user } = await open({ OrderSlips }, '/allOrders/slips?ids=a,b')

  expect(await screen.findByRole('article', { name: 'Order slip SS-BBB333' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByText(/^SS-EEE555: cancelled/)).toBeVisible()
  expect(OrderSlips).toHaveBeenCalledWith({ ids: ['a', 'b'] })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'One on A5')
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('an order that comes while another window is looked at shows in the title, until this one is', async () => {
  let tell: (news: object) => void = () => undefined
  const OrderPlaced = () =>
    new Promise<object>((resolve) => {
      tell = resolve
    })
  await open({ OrderPlaced })
  await screen.findByRole('article', { name: 'SS-AAA222' })
  const title = document.title
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await act(async () => tell({ orderPlaced: buildOrder({ number: 'SS-NEW111' }) }))
  expect(document.title).toBe(`(1) ${title}`)

  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  expect(document.title).toBe(title)
  hidden.mockRestore()
})

test('when another admin takes a step, the order stays where it is, until what is left is asked for', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const OrderChanged = () => Promise.resolve({ orderChanged: orders[0]?.id })
  const AllOrders = jest.fn(() => pageOf(orders.slice(1))).mockReturnValueOnce(pageOf(orders))
  const { user } = await open({
    AllOrders,
    OrderChanged,
    ChangedOrder: () => ({ order: { ...orders[0], status: 'CONFIRMED' } }),
  })

  const card = within(await screen.findByRole('article', { name: 'SS-AAA222' }))
  expect(await card.findByText('Said yes', { selector: 'span' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '1 order here is done: show what is left' }))
  expect(await screen.findByRole('article', { name: 'SS-BBB333' })).toBeVisible()
  expect(screen.queryByRole('article', { name: 'SS-AAA222' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
