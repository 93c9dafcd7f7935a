import { act, screen, waitFor, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { buildDelivery, chargedDelivery } from '../testing/build-delivery.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)
afterEach(() => act(() => chooseLanguage('en')))

const open = (answers: Parameters<typeof serverOf>[1] = {}) =>
  visit(
    '/deliveryRules',
    serverOf(buildUser({ isAdmin: true }), { Delivery: () => ({ delivery: chargedDelivery() }), ...answers }),
  )

const type = async (user: Awaited<ReturnType<typeof visit>>['user'], field: HTMLElement, text: string) => {
  await user.clear(field)
  if (text) await user.type(field, text)
}

const save = () => screen.getByRole('button', { name: 'Save delivery' })

test('an admin changes the rule for all, one district, and adds another', async () => {
  const SetDelivery = jest.fn(({ input }: Record<string, unknown>) => {
    const { expectedVersion: _, ...plan } = input as { expectedVersion: number; exceptions: object[] }
    const exceptions = plan.exceptions.map((one) => ({ __typename: 'DeliveryException', ...one }))
    return { setDelivery: buildDelivery({ ...plan, exceptions, version: 2 }) }
  })
  const { user } = await open({ SetDelivery })
  const everywhere = within(await screen.findByRole('region', { name: 'In all districts' }))
  await type(user, everywhere.getByLabelText('Fee in taka'), '১৩০')
  await type(user, everywhere.getByLabelText('Free from a total of'), '')
  await user.selectOptions(screen.getByLabelText('A district with a rule of its own'), "Cox's Bazar")
  await user.click(screen.getByRole('button', { name: 'Add the district' }))
  const coxs = within(screen.getByRole('group', { name: "Cox's Bazar" }))
  expect(coxs.getByLabelText('Fee in taka')).toHaveValue('১৩০')
  await type(user, coxs.getByLabelText('Days at most'), '7')
  await user.click(save())

  expect(await screen.findByText(/^Delivery is saved/)).toBeVisible()
  const input = {
    fee: 130,
    minDays: 3,
    maxDays: 5,
    freeFrom: null,
    exceptions: [
      { district: 'Dhaka', fee: 60, minDays: 1, maxDays: 2 },
      { district: "Cox's Bazar", fee: 130, minDays: 3, maxDays: 7 },
    ],
  }
  expect(SetDelivery).toHaveBeenCalledWith({ input: { ...input, expectedVersion: 1 } })

  await user.click(screen.getByRole('button', { name: 'Remove the rule for Dhaka' }))
  expect(screen.getByRole('heading', { name: 'Other rules by district' })).toHaveFocus()
  await user.click(save())
  await waitFor(() => expect(SetDelivery).toHaveBeenCalledTimes(2))
  expect(SetDelivery).toHaveBeenLastCalledWith({
    input: { ...input, exceptions: input.exceptions.slice(1), expectedVersion: 2 },
  })
})

test('on a Bangla page all numbers stand in Bangla digits', async () => {
  await act(() => chooseLanguage('bn'))
  await open()
  const fields = await screen.findAllByRole('textbox')
  expect(fields.map((field) => (field as HTMLInputElement).value).join('')).toMatch(/^[০-৯]+$/)
})

test('what cannot be is said at its field, of a district too', async () => {
  const { user } = await open()
  const everywhere = within(await screen.findByRole('region', { name: 'In all districts' }))
  await type(user, everywhere.getByLabelText('Fee in taka'), 'sixty')
  await type(user, everywhere.getByLabelText('Days at most'), '2')
  await type(user, within(screen.getByRole('group', { name: 'Dhaka' })).getByLabelText('Days at least'), '61')
  await user.click(save())

  const summary = within(await screen.findByRole('group', { name: 'There is a problem' }))
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter the fee as a whole number from 0 to 100,000',
    'The most days cannot be fewer than the fewest',
    'Enter the days as a whole number from 0 to 60',
    'The most days cannot be fewer than the fewest',
  ])
})

test('without an answer nothing that was typed is lost', async () => {
  const { user } = await open({ SetDelivery: () => Promise.reject(noConnection()) })
  const everywhere = within(await screen.findByRole('region', { name: 'In all districts' }))
  await type(user, everywhere.getByLabelText('Fee in taka'), '70')
  await user.click(save())

  expect(await screen.findByText(/^Delivery was not saved/)).toBeVisible()
  expect(everywhere.getByLabelText('Fee in taka')).toHaveValue('70')
})

test('what somebody else has set meanwhile is replaced by a second sending only', async () => {
  const SetDelivery = jest.fn((_: Record<string, unknown>) => refused('DELIVERY_CHANGED'))
  let version = 1
  const { user } = await open({ SetDelivery, Delivery: () => ({ delivery: buildDelivery({ version: version++ }) }) })
  await screen.findByRole('region', { name: 'In all districts' })
  await user.click(save())
  expect(await screen.findByText(/^Somebody else has changed delivery meanwhile/)).toBeVisible()
  await user.click(save())

  await waitFor(() => expect(SetDelivery).toHaveBeenCalledTimes(2))
  expect(SetDelivery).toHaveBeenLastCalledWith({ input: expect.objectContaining({ expectedVersion: 2 }) })
})

test('rules that cannot be loaded can be asked for again', async () => {
  await open({ Delivery: () => Promise.reject(noConnection()) })

  expect(await screen.findByText('The delivery rules could not be loaded')).toBeVisible()
})

test('whoever leaves with rules that are not saved is asked first; saved ones ask nothing', async () => {
  const SetDelivery = () => ({ setDelivery: { ...chargedDelivery(), fee: 130, version: 2 } })
  const { user, router } = await open({ SetDelivery })
  const everywhere = within(await screen.findByRole('region', { name: 'In all districts' }))
  await type(user, everywhere.getByLabelText('Fee in taka'), '১৩০')
  act(() => void router.navigate('/donation'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await user.click(question.getByRole('button', { name: 'Stay here' }))
  expect(everywhere.getByLabelText('Fee in taka')).toHaveValue('১৩০')

  await user.click(save())
  expect(await screen.findByText(/^Delivery is saved/)).toBeVisible()
  await act(() => router.navigate('/donation'))
  expect(router.state.location.pathname).toBe('/donation')
})
