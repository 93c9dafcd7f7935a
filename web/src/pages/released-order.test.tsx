import { screen, waitFor, within } from '@testing-library/react'
import { card, openAllOrders, order } from '../testing/all-orders.ts'
import { buildOrderCounts, buildOrderEvent, buildShipment } from '../testing/build-order.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { refusal } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const unanswered = { ...order, sendingSince: minutesAgo(12), sendingTo: 'Steadfast' }
const shelf = (one: object) => ({
  AllOrders: () => ({ orders: { __typename: 'OrderPage', total: 1, pageCount: 1, items: [one] } }),
})
const releaseName = 'Release from Steadfast: SS-7K3M9Q'

test('an owner releases an order from a courier that does not answer, told that it may have it and what to ask it for', async () => {
  const released = {
    ...order,
    events: [buildOrderEvent({ kind: 'RELEASED', from: null, note: 'They have no such parcel' })],
  }
  const ReleaseOrder = jest.fn(() => ({ releaseOrder: released }))
  const { user } = await openAllOrders({ ...shelf(unanswered), ReleaseOrder })
  const shown = within(await card('SS-7K3M9Q'))
  expect(shown.queryByRole('button', { name: /^Cancel order/ })).not.toBeInTheDocument()
  await user.click(shown.getByRole('button', { name: releaseName }))

  const dialog = within(screen.getByRole('dialog', { name: 'Release SS-7K3M9Q from Steadfast?' }))
  expect(dialog.getByText(/^Steadfast was told of this order and may have the parcel/)).toBeVisible()
  expect(dialog.getByText(/invoice number there/)).toHaveTextContent('SS-7K3M9Q, 3,015 TK')
  await user.type(dialog.getByLabelText('What the courier said (optional)'), 'They have no such parcel')
  await user.click(dialog.getByRole('button', { name: 'Release it' }))

  expect(await screen.findByText('SS-7K3M9Q is released')).toBeVisible()
  expect(ReleaseOrder).toHaveBeenCalledWith({ id: order.id, note: 'They have no such parcel' })
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(shown.getByText(/Released from a courier that did not answer/)).toHaveTextContent(
    /Fatema Noor · They have no such parcel$/,
  )
  expect(await shown.findByRole('button', { name: /^Cancel order/ })).toBeInTheDocument()
})

test('the courier has ten minutes to answer, and one that answers meanwhile is told of', async () => {
  const { user } = await openAllOrders({
    ...shelf(unanswered),
    ReleaseOrder: () => Promise.reject(refusal('STATUS_CHANGED', { status: 'SHIPPED' })),
    ChangedOrder: () => ({ order: { ...order, status: 'SHIPPED', shipment: buildShipment() } }),
  })
  await user.click(within(await card('SS-7K3M9Q')).getByRole('button', { name: releaseName }))
  await user.click(screen.getByRole('button', { name: 'Release it' }))
  expect(await screen.findByText(/^SS-7K3M9Q has changed meanwhile/)).toBeVisible()
})

test('before these ten minutes it is not offered', async () => {
  await openAllOrders(shelf({ ...unanswered, sendingSince: minutesAgo(8) }))
  expect(within(await card('SS-7K3M9Q')).queryByRole('button', { name: releaseName })).not.toBeInTheDocument()
})

const sentBy = (given: object) => ({ ...order, status: 'SHIPPED', shipment: buildShipment(given) })

test('a tracking number that the courier has not told is typed on the order, and is read there', async () => {
  const NoteTracking = jest.fn(() => ({
    noteTracking: {
      ...sentBy({ courierCode: 'STEADFAST', trackingCode: 'SFR1' }),
      events: [buildOrderEvent({ kind: 'TRACKING', from: null, note: 'SFR1' })],
    },
  }))
  const { user } = await openAllOrders({ ...shelf(sentBy({ courierCode: 'STEADFAST' })), NoteTracking })
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(shown.getByRole('button', { name: 'Enter the tracking number: SS-7K3M9Q' }))
  const field = screen.getByLabelText('Tracking number of SS-7K3M9Q')
  await user.click(screen.getByRole('button', { name: 'Keep the number' }))
  expect(field).toHaveAccessibleDescription(/Enter the number$/)
  await user.type(field, ' SFR1 ')
  await user.click(screen.getByRole('button', { name: 'Keep the number' }))

  expect(await screen.findByText('The tracking number of SS-7K3M9Q is kept')).toBeVisible()
  expect(NoteTracking).toHaveBeenCalledWith({ id: order.id, trackingCode: 'SFR1' })
  expect(shown.getByText(/^With Steadfast/)).toHaveTextContent('With Steadfast, SFR1')
  expect(shown.getByText(/Tracking · Fatema Noor · SFR1$/)).toBeInTheDocument()
  expect(shown.getByRole('button', { name: 'Correct the number: SS-7K3M9Q' })).toBeInTheDocument()
})

test('a number that the courier told is not for the shop to change, also where one was typed before it was sent anew', async () => {
  const typedBefore = [buildOrderEvent({ kind: 'TRACKING', from: null, note: 'J-2' })]
  await openAllOrders(shelf({ ...sentBy({ courierCode: 'STEADFAST', trackingCode: 'SFR1' }), events: typedBefore }))
  const shown = within(await card('SS-7K3M9Q'))
  expect(shown.queryByRole('button', { name: /the (tracking )?number: SS-7K3M9Q$/ })).not.toBeInTheDocument()
})

test('staff see what couriers said and nobody could place, among their orders, and may say that they have looked', async () => {
  const notice = {
    __typename: 'CourierNotice',
    ...{ id: 'one', receivedAt: '2026-11-21T08:00:00.000Z', why: 'RELEASED', said: '{"status":"delivered"}' },
    ...{
      collected: null,
      order: { __typename: 'Order', id: order.id, number: order.number, status: 'PLACED', total: 3015 },
    },
  }
  let courierNotices = [notice]
  const CloseCourierNotice = jest.fn(() => {
    courierNotices = []
    return { closeCourierNotice: true }
  })
  const { user } = await visit(
    '/allOrders',
    serverOf(buildUser({ role: 'STAFF' }), {
      ...shelf(order),
      OrderCounts: () => buildOrderCounts(1),
      CourierDesk: () => ({ openSendings: [], courierNotices }),
      CloseCourierNotice,
    }),
  )
  await user.click(await screen.findByText('To look at: 1 from couriers'))
  const said = screen.getByText(/^The courier has a parcel that you have released/)
  const desk = within(said.closest('li') ?? said)
  expect(said).toBeVisible()
  expect(desk.getByRole('link', { name: 'SS-7K3M9Q' })).toHaveAttribute('href', '/allOrders/number/SS-7K3M9Q')
  await user.click(desk.getByRole('button', { name: 'Looked at' }))
  await waitFor(() => expect(screen.queryByText(/from couriers$/)).not.toBeInTheDocument())
  expect(CloseCourierNotice).toHaveBeenCalledWith({ id: 'one' })
})
