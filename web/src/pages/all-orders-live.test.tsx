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
const shopWithNews = () => {
  const later = buildOrder({ number: 'SS-NEW111', total: 850 })
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
