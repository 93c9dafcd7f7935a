import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setLiveness } from '../lib/network/liveness.ts'
import { type Answers, card, openAllOrders, order, pageOf, stepTo, toConfirm } from '../testing/all-orders.ts'
import { buildOrder, buildOrderCounts } from '../testing/build-order.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'

beforeEach(logInAfresh)
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  act(() => setLiveness('idle'))
})

const namesOfCards = () =>
  screen.getAllByRole('article').map((one) => within(one).getByRole('heading', { level: 2 }).textContent)

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** A fake shop in which the test places orders. */
const shopWithNews = (given: object = {}) => {
  const later = buildOrder({ number: 'SS-NEW111', total: 850, takenByYou: false, ...given })
  const shelf: object[] = [order]
  let tell: (news: object) => void = () => undefined
  const news = new Promise<object>((resolve) => {
    tell = resolve
  })
  const answers: Answers = {
    AllOrders: () => pageOf([...shelf], 20, 2),
    OrderCounts: () => buildOrderCounts(11 + shelf.length),
    OrderPlaced: () => news,
  }
  const orderNow = () =>
    act(async () => {
      shelf.unshift(later)
      tell({ orderPlaced: later })
    })
  return { answers, orderNow }
}

test('a new order comes to the top by itself, is marked and announced, and counted', async () => {
  const { answers, orderNow } = shopWithNews()
  await openAllOrders(answers)
  await card('SS-7K3M9Q')
  await orderNow()

  expect(within(await card('SS-NEW111')).getByText('New')).toBeVisible()
  expect(screen.getAllByRole('article')[0]).toBe(await card('SS-NEW111'))
  expect(screen.getByText('New order SS-NEW111, 850 TK')).toHaveAttribute('role', 'status')
  expect(await toConfirm(13)).toBeVisible()
})

test('a list that was asked for before somebody cancelled an order does not bring it back', async () => {
  const later = buildOrder({ number: 'SS-NEW111' })
  const cancelled = { ...order, status: 'CANCELLED' }
  const tells: { placed?: (news: object) => void; changed?: (news: object) => void } = {}
  const toldOf = (kind: 'placed' | 'changed') => () =>
    new Promise<object>((resolve) => {
      tells[kind] = resolve
    })
  let answer: (list: object) => void = () => undefined
  const AllOrders = jest
    .fn<object | Promise<object>, []>(() => pageOf([later, cancelled]))
    .mockReturnValueOnce(pageOf([order]))
    .mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
  await openAllOrders({
    AllOrders,
    OrderPlaced: toldOf('placed'),
    OrderChanged: toldOf('changed'),
    ChangedOrder: () => ({ order: cancelled }),
  })
  const old = within(await card('SS-7K3M9Q'))
  await act(async () => tells.placed?.({ orderPlaced: { ...later, takenByYou: false } }))
  await act(async () => tells.changed?.({ orderChanged: order.id }))
  expect(await old.findAllByText('Cancelled')).not.toEqual([])
  await act(async () => answer(pageOf([later, order])))

  expect(await card('SS-NEW111')).toBeVisible()
  expect(await old.findAllByText('Cancelled')).not.toEqual([])
  expect(AllOrders).toHaveBeenCalledTimes(3)
})

test('what was handled stays in its place when a new order comes, until its button is pressed', async () => {
  const [before, after] = [buildOrder({ number: 'SS-AAA222' }), buildOrder({ number: 'SS-BBB333' })]
  const later = buildOrder({ number: 'SS-NEW111', takenByYou: false })
  let tell: (news: object) => void = () => undefined
  const ConfirmOrder = jest.fn(() => ({ confirmOrder: stepTo('CONFIRMED') }))
  const isHandled = () => ConfirmOrder.mock.calls.length > 0
  const { user } = await openAllOrders({
    ConfirmOrder,
    AllOrders: () => pageOf(isHandled() ? [before, after, later] : [before, order, after]),
    OrderPlaced: () =>
      new Promise<object>((resolve) => {
        tell = resolve
      }),
  })
  await user.click(await screen.findByRole('button', { name: 'Said yes: SS-7K3M9Q' }))
  await act(async () => tell({ orderPlaced: later }))

  expect(await card('SS-NEW111')).toBeVisible()
  expect(namesOfCards()).toEqual(['SS-AAA222', 'SS-7K3M9Q', 'SS-BBB333', 'SS-NEW111'])
  expect(within(await card('SS-7K3M9Q')).getByRole('link', { name: 'Send: SS-7K3M9Q' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: '1 order here is done: show what is left' }))
  await waitFor(() => expect(namesOfCards()).toEqual(['SS-AAA222', 'SS-BBB333', 'SS-NEW111']))
})

test('a new order that comes before the list has come stands in it', async () => {
  const { answers, orderNow } = shopWithNews()
  let answerFirst: (list: object) => void = () => undefined
  const late = new Promise<object>((resolve) => {
    answerFirst = resolve
  })
  const AllOrders = jest.fn<object | Promise<object>, []>(() => late)
  await openAllOrders({ ...answers, AllOrders })
  await waitFor(() => expect(AllOrders).toHaveBeenCalled())
  AllOrders.mockReturnValue(pageOf([order]))
  await orderNow()
  await act(async () => answerFirst(pageOf([])))

  expect(await card('SS-7K3M9Q')).toBeVisible()
})

test('a list that did not come is there once a new order comes', async () => {
  const { answers, orderNow } = shopWithNews()
  const AllOrders = jest.fn(answers.AllOrders).mockRejectedValueOnce(noConnection())
  await openAllOrders({ ...answers, AllOrders })
  await screen.findByRole('button', { name: 'Try again' })
  await orderNow()

  expect(await card('SS-NEW111')).toBeVisible()
  expect(await card('SS-7K3M9Q')).toBeVisible()
})

test.each([
  ['for what is left', ['button: 1 order here is done: show what is left']],
  ['for by going back to its page', ['link: Page 2', 'link: Page 1']],
])('nor does one that was asked %s', async (_, presses) => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const handled = { ...buildOrder({ number: 'SS-DONE11' }), status: 'CONFIRMED' }
  const delivered = { ...order, status: 'DELIVERED' }
  let tell: (news: object) => void = () => undefined
  const OrderChanged = () =>
    new Promise<object>((resolve) => {
      tell = resolve
    })
  const answers: ((list: object) => void)[] = []
  const later = () => new Promise<object>((resolve) => answers.push(resolve))
  const AllOrders = jest.fn<object | Promise<object>, []>(later).mockReturnValueOnce(pageOf([handled, order], 20, 2))
  if (presses.length > 1) AllOrders.mockReturnValueOnce(pageOf([buildOrder({ number: 'SS-PAGE22' })], 20, 2))
  const { user } = await openAllOrders(
    { AllOrders, OrderChanged, ChangedOrder: () => ({ order: delivered }) },
    '/allOrders?state=confirm',
  )
  await card('SS-7K3M9Q')
  for (const press of presses) {
    const [role = '', ...name] = press.split(': ')
    await user.click(await screen.findByRole(role, { name: name.join(': ') }))
  }
  expect(answers).toHaveLength(1)
  await act(async () => tell({ orderChanged: order.id }))
  await act(async () => answers[0]?.(pageOf([order], 20, 2)))
  await waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => answers[1]?.(pageOf([delivered], 20, 2)))
  expect(await within(await card('SS-7K3M9Q')).findAllByText('Delivered')).not.toEqual([])
})

test('an order is not announced to whoever took it for a customer', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { answers, orderNow } = shopWithNews({ takenByYou: true })
  await openAllOrders(answers)
  await card('SS-7K3M9Q')
  await orderNow()

  const taken = within(await card('SS-NEW111'))
  expect(taken.queryByText('New')).toBeNull()
  expect(screen.queryByText('New order SS-NEW111, 850 TK')).toBeNull()
  expect(document.title).not.toMatch(/^\(/)
})

test('on another page nothing moves: a button tells of the new order and leads to it', async () => {
  const { answers, orderNow } = shopWithNews()
  const { user } = await openAllOrders(answers, '/allOrders?page=2')
  await card('SS-7K3M9Q')
  await orderNow()

  expect(await toConfirm(13)).toBeVisible()
  expect(screen.queryByRole('article', { name: 'SS-NEW111' })).toBeNull()
  await user.click(screen.getByRole('link', { name: '1 new order' }))
  expect(await card('SS-NEW111')).toBeVisible()
  expect(screen.queryByRole('link', { name: '1 new order' })).toBeNull()
})

test('who has scrolled on is told of a new order by a button that leads to the top', async () => {
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900))
  const goTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { answers, orderNow } = shopWithNews()
  const { user } = await openAllOrders(answers, '/allOrders?state=all')
  await card('SS-7K3M9Q')
  await orderNow()

  await user.click(await screen.findByRole('button', { name: '1 new order' }))
  expect(goTo).toHaveBeenLastCalledWith({ top: 0 })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  place.mockReturnValue(new DOMRect(0, 200))
  fireEvent.scroll(window)
  expect(screen.queryByRole('button', { name: '1 new order' })).toBeNull()
  expect(await card('SS-NEW111')).toBeVisible()
})

test('a connection that stays lost is said; when it is back, the orders are fetched again', async () => {
  const AllOrders = jest.fn(() => pageOf([order]))
  await openAllOrders({ AllOrders })
  await card('SS-7K3M9Q')
  jest.useFakeTimers()
  act(() => setLiveness('lost'))
  await pass(1500)
  expect(screen.getByText('Not live at the moment; trying again')).toBeVisible()

  const before = AllOrders.mock.calls.length
  act(() => setLiveness('live'))
  expect(screen.queryByText('Not live at the moment; trying again')).toBeNull()
  await pass(1000)
  expect(AllOrders.mock.calls.length).toBe(before + 1)
})

test('a page that cannot begin to listen says so, and tries again', async () => {
  const { answers, orderNow } = shopWithNews()
  const OrderPlaced = jest.fn(answers.OrderPlaced).mockRejectedValueOnce(noConnection())
  jest.useFakeTimers()
  await openAllOrders({ ...answers, OrderPlaced })
  await pass(1500)
  expect(screen.getByText('Not live at the moment; trying again')).toBeVisible()

  await pass(5000)
  await orderNow()
  expect(screen.getByText('New order SS-NEW111, 850 TK')).toHaveAttribute('role', 'status')
})

test('on every page the menu says how many orders wait for a call, and the title how many came meanwhile', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { answers, orderNow } = shopWithNews()
  let waiting = 7
  const OrdersToConfirm = () => ({ orders: { __typename: 'OrderPage', total: waiting } })
  await openAllOrders({ ...answers, OrdersToConfirm }, '/donation')
  expect(await screen.findByRole('button', { name: 'Menu, 7 orders to confirm' })).toBeVisible()
  const [link] = await screen.findAllByRole('link', { name: /^All Orders ?, 7 to confirm$/, hidden: true })
  expect(link).toHaveAttribute('href', '/allOrders')

  waiting = 8
  await orderNow()
  expect(await screen.findByRole('button', { name: 'Menu, 8 orders to confirm' })).toBeVisible()
  expect(document.title).toMatch(/^\(1\) /)
})

/** A browser that asks whoever wants notices, and gives this answer. */
const browserThatSays = (answer: NotificationPermission) => {
  const shown: { title: string; body: string | undefined; onclick: (() => void) | null }[] = []
  class Notice {
    static permission: NotificationPermission = 'default'
    static readonly requestPermission = jest.fn(async () => {
      Notice.permission = answer
      return answer
    })
    onclick: (() => void) | null = null
    readonly body: string | undefined
    constructor(
      readonly title: string,
      { body }: NotificationOptions,
    ) {
      this.body = body
      shown.push(this)
    }
    close() {
      shown.splice(shown.indexOf(this), 1)
    }
  }
  Object.assign(window, { Notification: Notice })
  return { shown, asked: Notice.requestPermission }
}
afterEach(() => Reflect.deleteProperty(window, 'Notification'))

test('whoever asks for it is told of a new order by the browser while they look elsewhere: number and total, and a press opens it', async () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(false)
  jest.spyOn(window, 'focus').mockImplementation(() => undefined)
  const { shown, asked } = browserThatSays('granted')
  const { answers, orderNow } = shopWithNews()
  const { user, router } = await openAllOrders(answers, '/allOrders?page=2')
  const bell = await screen.findByRole('switch', { name: 'Notices of new orders on this device' })
  expect(bell).not.toBeChecked()
  expect(asked).not.toHaveBeenCalled()
  await user.click(bell)
  expect(bell).toBeChecked()

  await orderNow()
  expect(shown).toMatchObject([{ title: 'New order SS-NEW111', body: '850 TK' }])
  await act(async () => shown[0]?.onclick?.())
  expect(router.state.location.pathname).toBe('/allOrders/number/SS-NEW111')
  expect(shown).toEqual([])
})

test('who looks at the shop sees the new order there, and the browser tells nothing', async () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  const { shown } = browserThatSays('granted')
  const { answers, orderNow } = shopWithNews()
  const { user } = await openAllOrders(answers)
  await user.click(await screen.findByRole('switch', { name: 'Notices of new orders on this device' }))

  await orderNow()
  expect(await card('SS-NEW111')).toBeVisible()
  expect(shown).toEqual([])
})

test('a browser that refuses notices is said to, and none is offered where there are none', async () => {
  const { answers } = shopWithNews()
  browserThatSays('denied')
  const { user } = await openAllOrders(answers)
  const bell = await screen.findByRole('switch', { name: 'Notices of new orders on this device' })
  await user.click(bell)
  expect(await screen.findByText(/Your browser does not allow it/)).toBeVisible()
  expect(bell).not.toBeChecked()

  document.body.innerHTML = ''
  Reflect.deleteProperty(window, 'Notification')
  await openAllOrders(answers)
  await card('SS-7K3M9Q')
  expect(screen.queryByRole('switch', { name: 'Notices of new orders on this device' })).toBeNull()
})
