import { screen, waitFor, within } from '@testing-library/react'
import { card, delivered, openAllOrders, order, pageOf } from '../testing/all-orders.ts'
import { buildOrder, buildOrderEvent } from '../testing/build-order.ts'
import { logInAfresh } from '../testing/fake-identity.ts'

beforeEach(logInAfresh)

const address = '/allOrders/number/SS-7K3M9Q'

test('an order has an address of its own, with all that is known of it and all that can be done', async () => {
  const called = { ...order, events: [buildOrderEvent({ kind: 'CALL', from: null })] }
  // Its number stands in the address of another one.
  const AllOrders = jest.fn(() => pageOf([buildOrder({ address: 'As SS-7K3M9Q' }), called]))
  await openAllOrders({ AllOrders }, address)

  expect(await screen.findByRole('heading', { level: 1, name: 'SS-7K3M9Q' })).toBeVisible()
  const shown = within(await card('SS-7K3M9Q'))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(AllOrders).toHaveBeenCalledWith(expect.objectContaining({ search: 'SS-7K3M9Q', state: 'ALL' }))
  expect(shown.queryByRole('button', { name: /^Details/ })).not.toBeInTheDocument()
  expect(shown.getByRole('button', { name: 'Said yes: SS-7K3M9Q' })).toBeVisible()
  expect(shown.getByRole('link', { name: 'Print slip: SS-7K3M9Q' })).toBeVisible()
})

test('a step on its page is taken as in the list, and the order stays', async () => {
  const { user } = await openAllOrders({ MarkDelivered: () => ({ markDelivered: delivered }) }, address)
  await user.click(await screen.findByRole('button', { name: 'Mark delivered: SS-7K3M9Q' }))
  expect(await screen.findByText(/^Delivered /)).toBeVisible()
  expect(screen.getByRole('article', { name: 'SS-7K3M9Q' })).toBeVisible()
})

test('its number in the list leads to it, and from there back to the list as it was', async () => {
  const { user, router } = await openAllOrders({}, '/allOrders?state=confirm')
  await user.click(within(await card('SS-7K3M9Q')).getByRole('link', { name: 'SS-7K3M9Q' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(address))
  await user.click(await screen.findByRole('link', { name: 'All Orders' }))
  await waitFor(() => expect(router.state.location.search).toBe('?state=confirm'))
})

test('of a number that nobody has it says so', async () => {
  await openAllOrders({ AllOrders: () => pageOf([]) }, '/allOrders/number/SS-NONE22')
  expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeVisible()
})
