import { act, screen, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { buildOrder } from '../testing/build-order.ts'
import { arrived, fillIn, openCheckout, place } from '../testing/checkout.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

const { fetch } = globalThis
beforeEach(logInAfresh)
afterEach(async () => {
  Object.assign(globalThis, { fetch })
  await act(() => chooseLanguage('en'))
})

const heading = () => screen.findByRole('heading', { level: 1, name: 'Order placed' })
const order = buildOrder({ number: 'SS-7K3M9Q', total: 1710 })
const open = (PlacedOrder: () => object, user = buildUser()) =>
  visit('/placed/SS-7K3M9Q', serverOf(user, { PlacedOrder: async () => PlacedOrder() }))

test('who has ordered sees the number, what to have ready, what was ordered and where it goes', async () => {
  await open(() => ({ myOrder: order }))
  const main = within(screen.getByRole('main'))

  expect(await heading()).toBeVisible()
  expect(main.getByText('SS-7K3M9Q')).toBeVisible()
  expect(main.getByText('Have ready in cash').nextSibling).toHaveTextContent('1,710 TK')
  expect(main.getByText('2 × 855 TK')).toBeVisible()
  expect(main.getByText(/House 14, Road 7/)).toBeVisible()
  expect(main.getByText(/On 01712-345678, before anything is packed/)).toBeVisible()
  expect(main.getByRole('link', { name: 'See it in My Order' })).toHaveAttribute('href', '/myOrder')
  expect(main.getByRole('link', { name: 'Go on shopping' })).toHaveAttribute('href', '/')
  expect(document.title).toBe('Order placed · Sunnah Store')
})

test('the days on which it comes stand in the cash box and at the hands, until it is delivered', async () => {
  const days = { placedAt: '2026-11-21T08:00:00.000Z', deliveryMinDays: 1, deliveryMaxDays: 2 }
  await open(() => ({ myOrder: { ...order, ...days } }))
  await heading()
  expect(screen.getByText('Have ready in cash').parentElement).toHaveTextContent('1,710 TKSun 22 – Mon 23 Nov')
  expect(screen.getByText('In your hands').parentElement).toHaveTextContent('In your hands Sun 22 – Mon 23 Nov')
})

test('an order for somebody else says whom the shop calls, who receives it and who pays, in both languages', async () => {
  await open(() => ({ myOrder: { ...order, receiverName: 'Abdur Rahman', phone: '+8801819204060' } }))
  await heading()
  const main = within(screen.getByRole('main'))

  expect(main.getByText('Abdur Rahman pays in cash').nextSibling).toHaveTextContent('1,710 TK')
  expect(main.getByText('We call Abdur Rahman')).toBeVisible()
  expect(main.getByText(/^On 01819-204060, .* Please tell Abdur Rahman that we call\.$/)).toBeVisible()
  expect(main.getByText('When Abdur Rahman has said yes, we pack it and send it.')).toBeVisible()
  expect(main.getByText('In the hands of Abdur Rahman')).toBeVisible()
  expect(main.getByText('We call before it comes. Abdur Rahman looks at it, then pays.')).toBeVisible()
  expect(main.queryByText(/We call you|In your hands|Have ready/)).toBeNull()

  await act(() => chooseLanguage('bn'))
  expect(await main.findByText('Abdur Rahman নগদ টাকা দেবেন')).toBeVisible()
  expect(main.getByText('আমরা Abdur Rahman-কে ফোন করব')).toBeVisible()
  expect(main.getByText('Abdur Rahman-এর হাতে')).toBeVisible()
  expect(main.queryByText(/আপনার হাতে|আপনাকে/)).toBeNull()
})

test('an order that was delivered is no longer to be paid', async () => {
  await open(() => ({ myOrder: { ...order, deliveredAt: '2026-11-23T08:00:00.000Z' } }))
  await heading()
  expect(screen.queryByText('Have ready in cash')).toBeNull()
  expect(screen.getAllByText('Delivered 23 Nov 2026')).not.toHaveLength(0)
})

test('an order of somebody else is not here', async () => {
  await open(() => refused('NOT_FOUND'))
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible()
})

test('an admin is told that orders are for shoppers', async () => {
  await open(() => refused('FORBIDDEN'), buildUser({ isAdmin: true }))
  expect(await screen.findByText(/Carts and orders are for shoppers/)).toBeVisible()
})

test('an order that does not load can be asked for again', async () => {
  let broken = true
  const { user } = await open(() => (broken ? refused('UNAVAILABLE') : { myOrder: order }))
  expect(await screen.findByText('Your order could not be loaded')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading()).toBeVisible()
})

test('the shop is reached by the numbers that it has named, with the number of the order in the message', async () => {
  const phones = { call: '+8801312345678', whatsApp: '+8801312345679' }
  const answer = async () => new Response(JSON.stringify({ footer: {}, phones }))
  Object.assign(globalThis, { fetch: jest.fn(answer) })
  await open(() => ({ myOrder: order }))
  await heading()
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801312345678')
  expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/8801312345679?text=SS-7K3M9Q',
  )
})

const loseAnswer = async (ArrivedOrder: () => object) => {
  const PlaceOrder = jest.fn(() => Promise.reject(noConnection()))
  const shown = await openCheckout({ PlaceOrder, ArrivedOrder })
  await fillIn(shown.user)
  await shown.user.click(await place())
  return { ...shown, PlaceOrder }
}

test('an order whose answer was lost is looked up and leads here instead of being asked about', async () => {
  const { router } = await loseAnswer(() => ({ myOrderByKey: arrived() }))
  expect(await heading()).toBeVisible()
  expect(await screen.findByText('Ordered Successful')).toBeVisible()
  expect(router.state.location.pathname).toBe('/placed/SS-7K3M9Q')
  await act(() => router.navigate('/checkout'))
  expect(await place()).toBeVisible()
})

test('after a reload the order is looked up before anybody is asked', async () => {
  const answers = [() => Promise.reject(noConnection()), () => ({ myOrderByKey: arrived() })]
  const { router } = await loseAnswer(() => answers.shift()?.() ?? {})
  await screen.findByText(/We do not know whether your order has reached us/)
  await act(() => router.navigate('/donation'))
  await act(() => router.navigate('/checkout'))
  expect(await heading()).toBeVisible()
})

test('an order that has not arrived does not stand in the way of a new one', async () => {
  const { user, router, PlaceOrder } = await loseAnswer(() => ({ myOrderByKey: null }))
  await screen.findByText(/We do not know whether your order has reached us/)
  await act(() => router.navigate('/donation'))
  await act(() => router.navigate('/checkout'))

  expect(await screen.findByText(/Your last order has not reached us/)).toBeVisible()
  expect(screen.getByLabelText('Address')).toHaveValue('House 14, Road 7')
  await user.click(await place())
  expect(PlaceOrder).toHaveBeenCalledTimes(2)
  expect(PlaceOrder.mock.calls[1]).toEqual(PlaceOrder.mock.calls[0])
})
