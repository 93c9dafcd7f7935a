import { screen, within } from '@testing-library/react'
import { buildOrder } from '../testing/build-order.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection, refusal } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})

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
      ToDeliver: () => pageOf([], 12),
      OrderPlaced: silence,
      ...answers,
    }),
  )

const card = (number: string) => screen.findByRole('article', { name: number })
const toDeliver = (count: number) => screen.findByRole('link', { name: `To deliver (${count})` })

test('an order shows its products, for whom, where to, how much, and a phone number to tap', async () => {
  await open()

  const shown = await card('SS-7K3M9Q')
  for (const text of ['Emerald Prayer Mat', '2 × 855 TK', 'Amina Rahman', '3,015 TK', 'House 14, Road 7'])
    expect(within(shown).getByText(text)).toBeVisible()
  expect(shown).toHaveTextContent('amina@gmail.com')
  const phone = within(shown).getByRole('link', { name: 'Call Amina Rahman: 01712-345678' })
  expect(phone).toHaveAttribute('href', 'tel:+8801712345678')
  expect(within(shown).getByRole('link', { name: /^Print slip/ })).toHaveAttribute('href', `/allOrders/${order.id}`)
  expect(await toDeliver(12)).toHaveAttribute('aria-current', 'page')
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

test('how many orders wait can be asked for again when it did not load', async () => {
  let connected = false
  const ToDeliver = () => (connected ? pageOf([], 12) : Promise.reject(noConnection()))
  const { user } = await open({ ToDeliver })

  const failed = 'How many orders are to be delivered could not be loaded.'
  expect(await screen.findByText(failed)).toBeVisible()
  connected = true
  await user.click(screen.getByRole('button', { name: `Try again: ${failed}` }))
  expect(await toDeliver(12)).toBeVisible()
  expect(screen.queryByText(failed)).toBeNull()
})

test('Delivered asks nothing and says when; the count in the tab follows', async () => {
  let waiting = 12
  const MarkDelivered = () => {
    waiting = 11
    return { markDelivered: { __typename: 'Order', id: order.id, deliveredAt: '2026-11-21T08:05:00.000Z' } }
  }
  const { user } = await open({ MarkDelivered, ToDeliver: () => pageOf([], waiting) })
  await user.click(await screen.findByRole('button', { name: 'Delivered: SS-7K3M9Q' }))

  expect(await screen.findByText('Delivered 21 Nov 2026, 14:05')).toBeVisible()
  expect(await toDeliver(11)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delivered: SS-7K3M9Q' })).toBeNull()
  expect(await card('SS-7K3M9Q')).toHaveFocus()
})

test('a delivery that could not be noted says so, and the button stays', async () => {
  const { user } = await open({ MarkDelivered: () => Promise.reject(refusal('UNAVAILABLE')) })
  await user.click(await screen.findByRole('button', { name: 'Delivered: SS-7K3M9Q' }))

  expect(await screen.findByText(/That did not work/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delivered: SS-7K3M9Q' })).toBeEnabled()
})

test('an order that was removed elsewhere leaves the list when delivered, and the count follows', async () => {
  let shelf = [order]
  const MarkDelivered = () => {
    shelf = []
    throw refusal('NOT_FOUND')
  }
  const { user } = await open({
    MarkDelivered,
    AllOrders: () => pageOf(shelf),
    ToDeliver: () => pageOf([], shelf.length),
  })
  await user.click(await screen.findByRole('button', { name: 'Delivered: SS-7K3M9Q' }))

  expect(await screen.findByText('SS-7K3M9Q is not there any more.')).toBeVisible()
  expect(await screen.findByText('Every order is delivered.')).toBeVisible()
  expect(await toDeliver(0)).toBeVisible()
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
  expect(await screen.findByText('deleted')).toBeVisible()
  expect(await screen.findByText('Every order is delivered.')).toBeVisible()
  expect(DeleteOrder).toHaveBeenCalledWith({ id: order.id })
})

test('the address says which orders, which words and which page', async () => {
  const AllOrders = jest.fn(() => pageOf([order]))
  const { user, router } = await open({ AllOrders }, '/allOrders?state=delivered&q=amina&page=2')
  expect(await screen.findByText('1 order for “amina”')).toBeVisible()
  expect(AllOrders).toHaveBeenCalledWith({ page: 1, size: 10, state: 'DELIVERED', search: 'amina' })

  await user.click(screen.getByRole('link', { name: 'All' }))
  expect(router.state.location.search).toBe('?q=amina&state=all')
})
