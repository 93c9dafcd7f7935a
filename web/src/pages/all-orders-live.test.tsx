import { act, fireEvent, screen, within } from '@testing-library/react'
import { setLiveness } from '../lib/network/liveness.ts'
import { buildOrder, buildOrderCounts } from '../testing/build-order.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  act(() => setLiveness('idle'))
})

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

type Answers = NonNullable<Parameters<typeof serverOf>[1]>

const order = buildOrder({ number: 'SS-7K3M9Q' })

const pageOf = (items: object[], total = items.length, pageCount = 1) => ({
  orders: { __typename: 'OrderPage', total, pageCount, items },
})

const open = (answers: Answers, address = '/allOrders') =>
  visit(
    address,
    serverOf(buildUser({ isAdmin: true }), {
      OrderCounts: () => buildOrderCounts(12),
      OrderPlaced: () => new Promise<object>(() => undefined),
      ...answers,
    }),
  )

const card = (number: string) => screen.findByRole('article', { name: number })
const toConfirm = (count: number) => screen.findByRole('link', { name: `To confirm (${count})` })

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
  await open(answers)
  await card('SS-7K3M9Q')
  await orderNow()

  expect(within(await card('SS-NEW111')).getByText('New')).toBeVisible()
  expect(screen.getAllByRole('article')[0]).toBe(await card('SS-NEW111'))
  expect(screen.getByText('New order SS-NEW111, 850 TK')).toHaveAttribute('role', 'status')
  expect(await toConfirm(13)).toBeVisible()
})

test('an order is not announced to whoever took it for a customer', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { answers, orderNow } = shopWithNews({ takenByYou: true })
  await open(answers)
  await card('SS-7K3M9Q')
  await orderNow()

  const taken = within(await card('SS-NEW111'))
  expect(taken.queryByText('New')).toBeNull()
  expect(screen.queryByText('New order SS-NEW111, 850 TK')).toBeNull()
  expect(document.title).not.toMatch(/^\(/)
})

test('on another page nothing moves: a button tells of the new order and leads to it', async () => {
  const { answers, orderNow } = shopWithNews()
  const { user } = await open(answers, '/allOrders?page=2')
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
  const { user } = await open(answers, '/allOrders?state=all')
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
  await open({ AllOrders })
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
  await open({ ...answers, OrderPlaced })
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
  await open({ ...answers, OrdersToConfirm }, '/donation')
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
  const { user, router } = await open(answers, '/allOrders?page=2')
  const bell = await screen.findByRole('switch', { name: 'Notices of new orders on this device' })
  expect(bell).not.toBeChecked()
  expect(asked).not.toHaveBeenCalled()
  await user.click(bell)
  expect(bell).toBeChecked()

  await orderNow()
  expect(shown).toMatchObject([{ title: 'New order SS-NEW111', body: '850 TK' }])
  await act(async () => shown[0]?.onclick?.())
  expect(router.state.location.search).toBe('?q=SS-NEW111')
  expect(shown).toEqual([])
})

test('who looks at the shop sees the new order there, and the browser tells nothing', async () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  const { shown } = browserThatSays('granted')
  const { answers, orderNow } = shopWithNews()
  const { user } = await open(answers)
  await user.click(await screen.findByRole('switch', { name: 'Notices of new orders on this device' }))

  await orderNow()
  expect(await card('SS-NEW111')).toBeVisible()
  expect(shown).toEqual([])
})

test('a browser that refuses notices is said to, and none is offered where there are none', async () => {
  const { answers } = shopWithNews()
  browserThatSays('denied')
  const { user } = await open(answers)
  const bell = await screen.findByRole('switch', { name: 'Notices of new orders on this device' })
  await user.click(bell)
  expect(await screen.findByText(/Your browser does not allow it/)).toBeVisible()
  expect(bell).not.toBeChecked()

  document.body.innerHTML = ''
  Reflect.deleteProperty(window, 'Notification')
  await open(answers)
  await card('SS-7K3M9Q')
  expect(screen.queryByRole('switch', { name: 'Notices of new orders on this device' })).toBeNull()
})
