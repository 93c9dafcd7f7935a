import { screen, waitFor, within } from '@testing-library/react'
import { buildUser, fakeIdentity, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

const saved = (label: string, given: object = {}) => ({
  __typename: 'Address',
  id: label,
  label,
  address: 'House 14, Road 7',
  area: 'Adabor',
  district: 'Dhaka',
  receiverName: null,
  phone: '+8801712345678',
  isDefault: false,
  ...given,
})
const home = saved('Home', { isDefault: true })
const work = saved('Work', { receiverName: 'Abdur Rahman' })

const open = (answers: Parameters<typeof serverOf>[1] = {}, user = buildUser()) =>
  visit(
    '/userprofile',
    serverOf(user, { Addresses: () => ({ addresses: [home, work] }), ...answers }),
    fakeIdentity().load,
  )

const book = async () => within(await screen.findByRole('region', { name: 'Addresses' }))

test('the profile lists the saved addresses, the usual one in front', async () => {
  await open()
  const items = await (await book()).findAllByRole('listitem')

  expect(items.map(({ textContent }) => textContent)).toEqual([
    'HomeUsualHouse 14, Road 7, Adabor, Dhaka01712-345678',
    'WorkHouse 14, Road 7, Adabor, DhakaAbdur Rahman, 01712-345678',
  ])
})

test('a new address begins with the phone of the account', async () => {
  const { user } = await open({}, buildUser({ phone: '+8801912345678' }))
  await user.click(await (await book()).findByRole('button', { name: 'Add an address' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }))
  expect(dialog.getByLabelText('Phone')).toHaveValue('01912-345678')
})

test('a new address is saved; what is missing is said at its field', async () => {
  const SaveAddress = jest.fn(({ input }: Record<string, unknown>) => ({
    saveAddress: [home, saved('Parents', input as object)],
  }))
  const { user } = await open({ SaveAddress })
  await user.click(await (await book()).findByRole('button', { name: 'Add an address' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Write what you call it, such as Home',
    'Write the address where we should deliver',
    'Choose the district',
    'Enter the phone number for the delivery call',
  ])
  await user.type(dialog.getByLabelText('What do you call it?'), 'Parents')
  await user.type(dialog.getByLabelText('Address'), 'Kazi Bari')
  await user.selectOptions(dialog.getByLabelText('District'), 'Cumilla')
  await user.type(dialog.getByLabelText('Phone'), '01819204060')
  await user.click(dialog.getByRole('checkbox', { name: 'Offer it first at the checkout' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  expect(await (await book()).findByRole('heading', { name: 'Parents' })).toBeVisible()
  expect(SaveAddress).toHaveBeenCalledWith({
    input: {
      label: 'Parents',
      address: 'Kazi Bari',
      area: null,
      district: 'Cumilla',
      receiverName: null,
      phone: '01819204060',
      isDefault: true,
    },
  })
})

test('without an answer what was typed stays', async () => {
  const { user } = await open({ SaveAddress: () => Promise.reject(noConnection()) })
  await user.click(await (await book()).findByRole('button', { name: 'Edit Work' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Work' }))
  await user.type(dialog.getByLabelText('Address'), ', floor 3')
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  expect(await dialog.findByText(/^It was not saved/)).toBeVisible()
  expect(dialog.getByLabelText('Address')).toHaveValue('House 14, Road 7, floor 3')
})

test('an address is removed after a question', async () => {
  const RemoveAddress = jest.fn(() => ({ removeAddress: [home] }))
  const { user } = await open({ RemoveAddress })
  await user.click(await (await book()).findByRole('button', { name: 'Remove Work' }))
  await user.click(within(await screen.findByRole('alertdialog', { name: 'Remove Work?' })).getByText('Remove'))

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Work' })).toBeNull())
  expect(RemoveAddress).toHaveBeenCalledWith({ id: 'Work' })
  expect(screen.getByRole('heading', { name: 'Addresses' })).toHaveFocus()
})

test('with ten addresses there is no way to one more', async () => {
  const addresses = Array.from({ length: 10 }, (_, i) => saved(`Address ${i}`))
  await open({ Addresses: () => ({ addresses }) })

  expect(await (await book()).findByText(/^You have saved 10 addresses/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull()
})

test('an admin has no addresses', async () => {
  await open({}, buildUser({ isAdmin: true }))

  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Addresses' })).toBeNull()
})
