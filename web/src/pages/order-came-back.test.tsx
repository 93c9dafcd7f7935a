import { returnReasons } from '@sunnah-store/schema/order-words'
import { screen, within } from '@testing-library/react'
import { card, delivered, openAllOrders, order, pageOf, stepTo } from '../testing/all-orders.ts'
import { buildShipment } from '../testing/build-order.ts'
import { logInAfresh } from '../testing/fake-identity.ts'

beforeEach(logInAfresh)

test('what came back is counted: so much to the stock, so much written off', async () => {
  const ReturnOrder = jest.fn(() => ({ returnOrder: stepTo('RETURNED') }))
  const { user } = await openAllOrders({ ReturnOrder, AllOrders: () => pageOf([stepTo('SHIPPED')]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'SS-7K3M9Q came back' }))
  await user.click(dialog.getByRole('button', { name: 'One more: Emerald Prayer Mat' }))
  const yes = dialog.getByRole('button', { name: 'Return it: 1 to the stock, 1 written off' })
  const offered = dialog.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)
  expect(offered.sort()).toEqual(['', ...returnReasons].sort())
  await user.click(yes)
  expect(dialog.getByLabelText('Why')).toHaveAccessibleDescription('Say why')
  expect(ReturnOrder).not.toHaveBeenCalled()
  await user.selectOptions(dialog.getByLabelText('Why'), 'Refused at the door')
  await user.click(yes)

  expect((await within(await card('SS-7K3M9Q')).findAllByText('Came back'))[0]).toBeVisible()
  expect(ReturnOrder).toHaveBeenCalledWith({
    input: expect.objectContaining({ reason: 'REFUSED_AT_DOOR', writtenOff: [{ variantId: 'mat-only', quantity: 1 }] }),
  })
})

test('of a lost parcel nothing is put back: all of it is written off, and it is said to be lost', async () => {
  const ReturnOrder = jest.fn(() => {
    const after = stepTo('RETURNED', { lost: true })
    return {
      returnOrder: { ...after, events: after.events.map((event) => ({ ...event, reason: 'LOST', writtenOff: 2 })) },
    }
  })
  const { user } = await openAllOrders({ ReturnOrder, AllOrders: () => pageOf([stepTo('SHIPPED')]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Why'), 'Lost on the way, by courier or rider')
  expect(screen.getByRole('dialog', { name: 'SS-7K3M9Q was lost on the way' })).toBeVisible()
  expect(dialog.queryByRole('group', { name: 'What cannot be sold any more?' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Note it as lost: 2 written off' }))

  const shown = await card('SS-7K3M9Q')
  expect((await within(shown).findAllByText('Lost on the way'))[0]).toBeVisible()
  expect(shown).not.toHaveTextContent('Came back')
  expect(ReturnOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ reason: 'LOST', writtenOff: null }) })
})

test('what was delivered cannot be lost on its way any more', async () => {
  const { user } = await openAllOrders({ AllOrders: () => pageOf([delivered]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))
  expect(screen.getByRole('option', { name: 'Arrived damaged' })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: /^Lost/ })).toBeNull()
})

test('what came back after its delivery is taken in only once it is said who has the money that the courier collected', async () => {
  const ReturnOrder = jest.fn(() => ({ returnOrder: stepTo('RETURNED') }))
  const owed = { ...delivered, shipment: buildShipment(), cash: 'WITH_COURIER', total: 1360 }
  const { user } = await openAllOrders({ ReturnOrder, AllOrders: () => pageOf([owed]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'SS-7K3M9Q came back' }))
  expect(dialog.getByText(/^1,360 TK was collected for it: that is with Steadfast/)).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Why'), 'Arrived damaged')
  await user.click(dialog.getByRole('button', { name: /^Return it/ }))
  expect(dialog.getByLabelText('Who has the money?')).toHaveAccessibleDescription('Say who has the money')
  expect(ReturnOrder).not.toHaveBeenCalled()
  await user.selectOptions(dialog.getByLabelText('Who has the money?'), 'The courier has it, and owes it still')
  await user.click(dialog.getByRole('button', { name: /^Return it/ }))

  expect((await within(await card('SS-7K3M9Q')).findAllByText('Came back'))[0]).toBeVisible()
  expect(ReturnOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ cashOwed: true, givenBack: 1360 }) })
})

test('of what was paid and came back it is said what is given back: all of it, unless somebody says less', async () => {
  const ReturnOrder = jest.fn(() => ({ returnOrder: stepTo('RETURNED') }))
  const paid = { ...delivered, cash: 'RECEIVED', total: 910 }
  const { user } = await openAllOrders({ ReturnOrder, AllOrders: () => pageOf([paid]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'SS-7K3M9Q came back' }))
  expect(
    dialog.getByText('910 TK was received for it. It stays collected on 21 Nov 2026; what is given back counts today.'),
  ).toBeVisible()
  const givenBack = dialog.getByLabelText('Given back to the customer, TK')
  expect(givenBack).toHaveValue('910')
  await user.selectOptions(dialog.getByLabelText('Why'), 'Arrived damaged')
  await user.clear(givenBack)
  await user.type(givenBack, '911')
  await user.click(dialog.getByRole('button', { name: /^Return it/ }))
  expect(givenBack).toHaveAccessibleDescription(/Enter a whole number from 0 to 910 TK/)
  expect(ReturnOrder).not.toHaveBeenCalled()
  await user.clear(givenBack)
  await user.type(givenBack, '৫০০')
  await user.click(dialog.getByRole('button', { name: /^Return it/ }))

  expect((await within(await card('SS-7K3M9Q')).findAllByText('Came back'))[0]).toBeVisible()
  expect(ReturnOrder).toHaveBeenCalledWith({ input: expect.objectContaining({ cashOwed: null, givenBack: 500 }) })
})

test('what the courier said of a parcel that comes back is chosen already', async () => {
  const [step] = stepTo('RETURNING').events
  const refusedParcel = stepTo('RETURNING', { events: [{ ...step, by: 'COURIER', reason: 'NOT_FOUND_AT_ADDRESS' }] })
  const { user } = await openAllOrders({ AllOrders: () => pageOf([refusedParcel]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))

  expect(await screen.findByLabelText('Why')).toHaveDisplayValue('Nobody found at the address')
})

test('of a product that is no longer sold nothing is promised to the stock', async () => {
  const StockedLines = () => ({
    order: {
      ...{ __typename: 'Order', id: order.id },
      lines: [{ __typename: 'OrderLine', variantId: 'mat-only', product: null }],
    },
  })
  const { user } = await openAllOrders({ StockedLines, AllOrders: () => pageOf([stepTo('SHIPPED')]) })
  await user.click(await screen.findByRole('button', { name: 'Came back: SS-7K3M9Q' }))

  const dialog = within(screen.getByRole('dialog', { name: 'SS-7K3M9Q came back' }))
  expect(await dialog.findByText('No longer sold: not to the stock')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Return it: 0 to the stock' })).toBeVisible()
})

test('what the courier says it collected for a part is told, and held against what the pieces come to', async () => {
  const shipment = buildShipment({ partlyDelivered: true, courierCode: 'STEADFAST' })
  const { user } = await openAllOrders({
    AllOrders: () => pageOf([stepTo('SHIPPED', { shipment, collectedOtherwise: 2160 })]),
  })
  expect(await screen.findByText('The courier says that it collected 2,160 TK of 3,015 TK.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Partly delivered: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Some of SS-7K3M9Q was delivered' }))
  const collected = dialog.getByLabelText('Collected, in taka (optional)')
  expect(collected).toHaveValue('2160')
  expect(collected).toHaveAccessibleDescription(/collected 2,160 TK of 3,015 TK. It comes to 3,015 TK/)
  expect(dialog.getByLabelText('Note')).toBeVisible()

  await user.click(dialog.getByRole('button', { name: 'One more: Emerald Prayer Mat' }))
  expect(dialog.getByLabelText('Note (optional)')).toBeVisible()
})

test('of an order that was partly kept it is said what came back, and what was collected if that was another sum', async () => {
  const shipment = buildShipment({ partlyDelivered: true, courierCode: 'STEADFAST' })
  const DeliverPartly = jest.fn(() => ({ deliverPartly: stepTo('DELIVERED', { doorDifference: -55, shipment }) }))
  const MarkDelivered = jest.fn()
  const { user } = await openAllOrders({
    DeliverPartly,
    MarkDelivered,
    AllOrders: () => pageOf([stepTo('SHIPPED', { shipment })]),
  })
  expect(await screen.findByText(/only some of it was taken/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mark delivered: SS-7K3M9Q' }))
  const whole = within(screen.getByRole('alertdialog', { name: 'Was all of SS-7K3M9Q delivered?' }))
  await user.click(whole.getByRole('button', { name: 'Cancel' }))
  expect(MarkDelivered).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Partly delivered: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Some of SS-7K3M9Q was delivered' }))
  await user.click(dialog.getByRole('button', { name: 'Delivered: 2 kept, 0 back' }))
  expect(await dialog.findByText(/Say what came back/)).toBeVisible()

  await user.click(dialog.getByRole('button', { name: 'One more: Emerald Prayer Mat' }))
  expect(dialog.getByText(/It comes to 2,160 TK/)).toBeVisible()
  await user.type(dialog.getByLabelText('Collected, in taka (optional)'), '2105')
  await user.click(dialog.getByRole('button', { name: 'Delivered: 1 kept, 1 back' }))
  expect(dialog.getAllByText('Write in a few words why it was another sum')).not.toHaveLength(0)
  expect(DeliverPartly).not.toHaveBeenCalled()
  expect(dialog.queryByLabelText('Note (optional)')).toBeNull()
  await user.type(dialog.getByLabelText('Note'), 'No change')
  await user.click(dialog.getByRole('button', { name: 'Delivered: 1 kept, 1 back' }))

  expect(await screen.findByText('55 TK less was collected than it came to')).toBeVisible()
  const cameBack = [{ variantId: 'mat-only', quantity: 1, writtenOff: 0 }]
  expect(DeliverPartly).toHaveBeenCalledWith({
    input: {
      id: order.id,
      expectedStatus: 'SHIPPED',
      expectedVersion: 1,
      cameBack,
      collected: 2105,
      note: 'No change',
    },
  })
})
