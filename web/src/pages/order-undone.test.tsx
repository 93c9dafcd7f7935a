import { screen, within } from '@testing-library/react'
import { card, delivered, openAllOrders, order, pageOf, stepTo } from '../testing/all-orders.ts'
import { logInAfresh } from '../testing/fake-identity.ts'

beforeEach(logInAfresh)

test('Mark delivered is taken back from its message, which stays for ten seconds', async () => {
  const sent = stepTo('SHIPPED')
  const TakeBackOrderStep = jest.fn(() => ({ takeBackOrderStep: sent }))
  const { user } = await openAllOrders({
    AllOrders: () => pageOf([sent]),
    MarkDelivered: () => ({ markDelivered: { ...delivered, id: sent.id } }),
    TakeBackOrderStep,
  })
  await user.click(await screen.findByRole('button', { name: 'Mark delivered: SS-7K3M9Q' }))
  const shown = within(await card('SS-7K3M9Q'))
  expect(await shown.findByText('Delivered 21 Nov 2026, 14:05')).toBeVisible()

  const undo = await screen.findByRole('button', { name: 'Undo' })
  const message = undo.closest<HTMLElement>('.Toastify__toast')
  // The bar in it runs down as long as the message is shown.
  expect(message?.querySelector('.Toastify__progress-bar--animated')).toHaveStyle({ animationDuration: '10000ms' })
  await user.click(undo)
  expect(await shown.findByRole('button', { name: 'Mark delivered: SS-7K3M9Q' })).toBeVisible()
  expect(await screen.findByText('The last step of SS-7K3M9Q is taken back')).toBeVisible()
  expect(TakeBackOrderStep).toHaveBeenCalledWith({ id: order.id, expectedStatus: 'DELIVERED', expectedVersion: 1 })
})
