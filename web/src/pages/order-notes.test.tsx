import { limits } from '@sunnah-store/schema/limits'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { card, openAllOrders, order, pageOf, stepTo } from '../testing/all-orders.ts'
import { buildOrder, buildOrderEvent, buildShipment } from '../testing/build-order.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refusal } from '../testing/fake-server.ts'

beforeEach(logInAfresh)
afterEach(() => act(() => chooseLanguage('en')))

const text = 'Asks to bring it after Friday'
const noted = { ...order, events: [buildOrderEvent({ kind: 'NOTE', from: null, note: text })] }

test('a note is added where what happened stands, and is read on the card by whoever comes next', async () => {
  const AddOrderNote = jest.fn(() => ({ addOrderNote: noted }))
  const { user } = await openAllOrders({ AddOrderNote })
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(shown.getByText('Add a note', { selector: 'summary span' }))
  const field = shown.getByLabelText('Add a note')
  expect(field).toHaveAccessibleDescription('For the shop alone; shoppers never see it')
  await user.type(field, `  ${text} `)
  await user.click(shown.getByRole('button', { name: 'Add: SS-7K3M9Q' }))

  expect(await screen.findByText('The note about SS-7K3M9Q is kept')).toBeVisible()
  expect(AddOrderNote).toHaveBeenCalledWith({ id: order.id, note: text })
  expect(shown.getByText(new RegExp(`^${text} · Fatema Noor · `))).toBeVisible()
  const event = shown.getAllByRole('listitem').find((item) => item.querySelector('time'))
  expect(event).toHaveTextContent(new RegExp(`Note · Fatema Noor · ${text}$`))
  expect(field).toHaveValue('')
})

test('it does not go empty or too long, and says so at its field', async () => {
  const AddOrderNote = jest.fn()
  const { user } = await openAllOrders({ AddOrderNote })
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(shown.getByText('Add a note', { selector: 'summary span' }))
  const add = shown.getByRole('button', { name: 'Add: SS-7K3M9Q' })
  const field = shown.getByLabelText('Add a note')
  await user.click(add)
  expect(field).toHaveAccessibleDescription(/Write the note first$/)
  await user.click(field)
  await user.paste('x'.repeat(limits.order.note + 1))
  await user.click(add)
  await waitFor(() => expect(field).toHaveAccessibleDescription(/500 letters at most$/))
  expect(AddOrderNote).not.toHaveBeenCalled()
})

test('what was typed stays when no answer comes, and is noted by asking again', async () => {
  const AddOrderNote = jest.fn(async () => ({ addOrderNote: noted })).mockRejectedValueOnce(noConnection())
  const { user } = await openAllOrders({ AddOrderNote, ChangedOrder: () => ({ order }) })
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(shown.getByText('Add a note', { selector: 'summary span' }))
  await user.type(shown.getByLabelText('Add a note'), text)
  await user.click(shown.getByRole('button', { name: 'Add: SS-7K3M9Q' }))

  expect(await shown.findByText(/^No answer came about SS-7K3M9Q/)).toBeVisible()
  expect(shown.getByLabelText('Add a note')).toHaveValue(text)
  await user.click(shown.getByRole('button', { name: 'Add: SS-7K3M9Q' }))
  expect(await screen.findByText('The note about SS-7K3M9Q is kept')).toBeVisible()
  expect(shown.queryByText(/^No answer came/)).toBeNull()
  expect(shown.getByLabelText('Add a note')).toHaveValue('')
  expect(AddOrderNote).toHaveBeenCalledTimes(2)
})

test('of an order that is gone it says so, and its card goes', async () => {
  let shelf = [order]
  const { user } = await openAllOrders({
    AllOrders: () => pageOf(shelf),
    AddOrderNote: () => {
      shelf = []
      throw refusal('NOT_FOUND')
    },
  })
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(shown.getByText('Add a note', { selector: 'summary span' }))
  await user.type(shown.getByLabelText('Add a note'), text)
  await user.click(shown.getByRole('button', { name: 'Add: SS-7K3M9Q' }))
  expect(await screen.findByText('SS-7K3M9Q is not there any more.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

test('while somebody types a note, the list keeps the card', async () => {
  let place: (news: object) => void = () => undefined
  const other = buildOrder({ number: 'SS-NEW111' })
  const AllOrders = jest.fn(() => pageOf([other])).mockReturnValueOnce(pageOf([order]))
  const AddOrderNote = () => ({ addOrderNote: noted })
  const OrderPlaced = () =>
    new Promise<object>((resolve) => {
      place = resolve
    })
  const { user } = await openAllOrders({ AllOrders, OrderPlaced, AddOrderNote })
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(shown.getByText('Add a note', { selector: 'summary span' }))
  await user.type(shown.getByLabelText('Add a note'), text)
  await act(async () => place({ orderPlaced: { ...other, takenByYou: false } }))
  expect(shown.getByLabelText('Add a note')).toHaveValue(text)
  expect(AllOrders).toHaveBeenCalledTimes(1)

  await user.click(shown.getByRole('button', { name: 'Add: SS-7K3M9Q' }))
  expect(await card('SS-NEW111')).toBeVisible()
})

test('a note that was begun and left keeps nothing back: the next ones are shown, and its text is there again', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const next = buildOrder({ number: 'SS-NEXT11' })
  let list = [stepTo('CONFIRMED')]
  const { user, router } = await openAllOrders({ AllOrders: () => pageOf(list) }, '/allOrders?state=confirm')
  const shown = within(await card('SS-7K3M9Q'))
  const unfold = () => user.click(screen.getByText('Add a note', { selector: 'summary span' }))
  await unfold()
  await user.type(shown.getByLabelText('Add a note'), text)
  await unfold()
  list = [next]
  await user.click(screen.getByRole('button', { name: '1 order here is done: show what is left' }))
  expect(await card('SS-NEXT11')).toBeVisible()
  expect(screen.queryByRole('article', { name: 'SS-7K3M9Q' })).toBeNull()

  list = [stepTo('CONFIRMED')]
  await act(() => router.navigate('/allOrders?state=send'))
  await within(await card('SS-7K3M9Q')).findByLabelText('Add a note')
  expect(screen.getByLabelText('Add a note')).toHaveValue(text)
})

test('where a press moves no focus, the next ones are shown all the same', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  let list = [stepTo('CONFIRMED')]
  const { user } = await openAllOrders({ AllOrders: () => pageOf(list) }, '/allOrders?state=confirm')
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(shown.getByText('Add a note', { selector: 'summary span' }))
  await user.type(shown.getByLabelText('Add a note'), text)
  list = [buildOrder({ number: 'SS-NEXT11' })]
  fireEvent.click(screen.getByRole('button', { name: '1 order here is done: show what is left' }))
  expect(await card('SS-NEXT11')).toBeVisible()
})

test('in Bangla too', async () => {
  const AddOrderNote = () => ({ addOrderNote: stepTo('PLACED', noted) })
  const { user } = await openAllOrders({ AddOrderNote })
  await act(() => chooseLanguage('bn'))
  const shown = within(await card('SS-7K3M9Q'))
  await user.click(await shown.findByText('নোট লিখুন', { selector: 'summary span' }))
  await user.type(shown.getByLabelText('নোট লিখুন'), 'শুক্রবারের পরে দিতে বলেছেন')
  await user.click(shown.getByRole('button', { name: 'রাখুন: SS-7K3M9Q' }))
  expect(await screen.findByText('SS-7K3M9Q নিয়ে নোটটি রাখা হয়েছে')).toBeVisible()
})

test('a card that is folded says why its order came back, leads to its parcel, and says which step is undone', async () => {
  const trackingUrl = 'https://steadfast.com.bd/t/15BAEB8A'
  const shipment = buildShipment({ trackingCode: '15BAEB8A', trackingUrl })
  const back = buildOrderEvent({ to: 'RETURNED', reason: 'REFUSED_AT_DOOR', note: 'Wanted another colour' })
  await openAllOrders({ AllOrders: () => pageOf([stepTo('RETURNED', { events: [back], shipment })]) })
  const shown = within(await card('SS-7K3M9Q'))

  expect(shown.getByText('Fatema Noor · Refused at the door · Wanted another colour')).toBeVisible()
  expect(shown.getByRole('link', { name: '15BAEB8A' })).toHaveAttribute('href', trackingUrl)
  expect(shown.getByRole('button', { name: 'Undo “Came back”: SS-7K3M9Q' })).toBeVisible()
})
