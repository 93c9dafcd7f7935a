import { returningReasons } from '@sunnah-store/schema/order-words'
import { act, screen, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { card, openAllOrders, order, pageOf, stepTo } from '../testing/all-orders.ts'
import { buildOrderEvent } from '../testing/build-order.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { refusal } from '../testing/fake-server.ts'

beforeEach(logInAfresh)
afterEach(() => act(() => chooseLanguage('en')))

const comingBack = (given: object = {}) => {
  const [step] = stepTo('RETURNING').events
  return stepTo('RETURNING', { events: [{ ...step, from: 'SHIPPED', reason: 'NOT_FOUND_AT_ADDRESS', ...given }] })
}

test('of a parcel that was not taken it is said why; it is coming back then, the reason stands on its card and is chosen when it is here', async () => {
  const NoteReturning = jest.fn(() => ({ noteReturning: comingBack({ note: 'Twice' }) }))
  const { user } = await openAllOrders({ NoteReturning, AllOrders: () => pageOf([stepTo('SHIPPED')]) })
  await user.click(await screen.findByRole('button', { name: 'Not taken: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'SS-7K3M9Q was not taken and comes back' }))
  expect(dialog.getByText(/not in the stock yet/)).toBeVisible()
  const offered = dialog.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)
  expect(offered).toEqual(['', ...returningReasons])

  const yes = dialog.getByRole('button', { name: 'Note that it comes back' })
  await user.click(yes)
  expect(dialog.getByLabelText('Why')).toHaveAccessibleDescription('Say why')
  await user.selectOptions(dialog.getByLabelText('Why'), 'Something else')
  await user.click(yes)
  expect(dialog.getByLabelText('Note')).toHaveAccessibleDescription(/Write in a few words what it was/)
  expect(NoteReturning).not.toHaveBeenCalled()
  await user.selectOptions(dialog.getByLabelText('Why'), 'Nobody found at the address')
  await user.type(dialog.getByLabelText('Note (optional)'), 'Twice')
  await user.click(yes)

  const shown = within(await card('SS-7K3M9Q'))
  expect(await shown.findByText('Fatema Noor · Nobody found at the address · Twice')).toBeVisible()
  expect(shown.getAllByText('Coming back')[0]).toBeVisible()
  expect(await card('SS-7K3M9Q')).toHaveFocus()
  expect(await screen.findByText('SS-7K3M9Q is coming back')).toBeVisible()
  const seen = { id: order.id, expectedStatus: 'SHIPPED', expectedVersion: 1 }
  expect(NoteReturning).toHaveBeenCalledWith({ input: { ...seen, reason: 'NOT_FOUND_AT_ADDRESS', note: 'Twice' } })

  await user.click(shown.getByRole('button', { name: 'Came back: SS-7K3M9Q' }))
  expect(await screen.findByLabelText('Why')).toHaveDisplayValue('Nobody found at the address')
})

test('the same is said in Bangla', async () => {
  const { user } = await openAllOrders({ AllOrders: () => pageOf([stepTo('SHIPPED')]) })
  await card('SS-7K3M9Q')
  await act(() => chooseLanguage('bn'))
  await user.click(await screen.findByRole('button', { name: 'নেওয়া হয়নি: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog', { name: 'SS-7K3M9Q নেওয়া হয়নি, ফেরত আসছে' }))
  expect(dialog.getByRole('button', { name: 'ফেরত আসছে বলে লিখুন' })).toBeVisible()
  expect(dialog.getByRole('option', { name: 'ঠিকানায় কাউকে পাওয়া যায়নি' })).toBeInTheDocument()
})

test.each(['PLACED', 'CONFIRMED', 'RETURNING', 'DELIVERED', 'CANCELLED', 'RETURNED'])(
  'an order that is %s cannot come to be on its way back',
  async (status) => {
    await openAllOrders({ AllOrders: () => pageOf([stepTo(status)]) })
    await card('SS-7K3M9Q')
    expect(screen.queryByRole('button', { name: 'Not taken: SS-7K3M9Q' })).toBeNull()
  },
)

test('what somebody else did meanwhile is told in the window, and what was typed stays', async () => {
  const { user } = await openAllOrders({
    NoteReturning: () => Promise.reject(refusal('STATUS_CHANGED')),
    ChangedOrder: () => ({ order: comingBack() }),
    AllOrders: () => pageOf([stepTo('SHIPPED')]),
  })
  await user.click(await screen.findByRole('button', { name: 'Not taken: SS-7K3M9Q' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Why'), 'Refused at the door')
  await user.click(dialog.getByRole('button', { name: 'Note that it comes back' }))
  expect(await dialog.findByText(/^SS-7K3M9Q has changed meanwhile/)).toBeVisible()
  expect(dialog.getByLabelText('Why')).toHaveDisplayValue('Refused at the door')
})

test('what somebody of the shop said can be undone as long as the courier has not said so too', async () => {
  const said = buildOrderEvent({ kind: 'COURIER', by: 'COURIER', actorName: null, note: 'cancelled' })
  const mine = comingBack()
  const both = { ...mine, id: 'both', number: 'SS-BBB333' }
  await openAllOrders({
    AllOrders: () =>
      pageOf([
        { ...mine, events: [...mine.events, { ...said, note: 'pending' }] },
        { ...both, events: [...both.events, { ...said, confirms: true }] },
      ]),
  })
  expect(await screen.findByRole('button', { name: 'Undo “Coming back”: SS-7K3M9Q' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo “Coming back”: SS-BBB333' })).toBeNull()
})
