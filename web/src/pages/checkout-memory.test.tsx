import { act, screen, waitFor, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { buildCart } from '../testing/build-cart.ts'
import { chargedDelivery } from '../testing/build-delivery.ts'
import { buildItem, fillIn, openCheckout, place, placed } from '../testing/checkout.ts'
import { buildUser, logInAfresh } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'

beforeEach(() => {
  logInAfresh()
  jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), advanceTimers: true })
})
afterEach(async () => {
  jest.useRealTimers()
  await act(() => chooseLanguage('en'))
})

const saved = (given: object = {}) => ({
  __typename: 'Address',
  id: 'home',
  label: 'Home',
  address: 'House 14, Road 7',
  area: 'Adabor',
  district: 'Dhaka',
  receiverName: null,
  phone: '+8801712345678',
  isDefault: true,
  ...given,
})
const parents = saved({
  id: 'parents',
  label: 'Parents',
  address: 'Kazi Bari',
  area: 'Kotwali',
  district: 'Cumilla',
  receiverName: 'Abdur Rahman',
  phone: '+8801819204060',
  isDefault: false,
})
const cart = { cart: buildCart([buildItem()], 2166), holds: [] }
const charged = { ...cart, delivery: chargedDelivery() }

const never = () => new Promise<object>(() => undefined)

test('the usual address and its receiver are filled in: one press orders', async () => {
  const PlaceOrder = jest.fn(never)
  const { user } = await openCheckout({
    CheckoutCart: () => ({ ...charged, addresses: [saved(), parents] }),
    PlaceOrder,
  })
  expect(await screen.findByRole('radio', { name: 'Home Usual' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Me' })).toBeChecked()
  await user.click(await place())

  await waitFor(() => expect(PlaceOrder).toHaveBeenCalled())
  expect(PlaceOrder).toHaveBeenCalledWith({
    input: {
      source: 'CART',
      address: 'House 14, Road 7',
      area: 'Adabor',
      district: 'Dhaka',
      phone: '01712-345678',
      expectedTotal: 2226,
      lines: [{ productId: 'p-1', variantId: 'variant of p-1', quantity: 3 }],
      idempotencyKey: expect.any(String),
    },
  })
})

test.each([
  ['Dhaka', 'Home Usual', 'Delivery to Dhaka', '2,226 TK'],
  ['Cumilla', 'Parents', 'Delivery to Cumilla', '2,286 TK'],
  ['Sylhet', 'Another address', 'Delivery to Sylhet', '2,286 TK'],
])('the cart promised a delivery to %s: the checkout begins with “%s”', async (district, picked, delivery, total) => {
  localStorage.setItem('district', district)
  const addresses = [saved(), { ...parents, receiverName: null }]
  await openCheckout({ CheckoutCart: () => ({ ...charged, addresses }) })

  expect(await screen.findByRole('radio', { name: picked })).toBeChecked()
  expect(screen.getByText(delivery)).toBeVisible()
  expect(screen.getByText('Total Payable Amount').closest('div')).toHaveTextContent(total)
})

test.each(['', 'Cumilla'])(
  'after a gift the next order is for the shopper, with “%s” chosen in the cart',
  async (district) => {
    localStorage.setItem('district', district)
    await openCheckout({ CheckoutCart: () => ({ ...charged, addresses: [parents] }) })

    expect(await screen.findByRole('radio', { name: 'Another address' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Me' })).toBeChecked()
    expect(screen.getByLabelText('District')).toHaveValue(district)
  },
)

test('the number of the account is filled in where no address is saved', async () => {
  await openCheckout({
    CheckoutCart: () => ({ ...cart, addresses: [] }),
    Me: () => ({ me: buildUser({ email: null, phone: '+8801812345678', phoneVerified: true }) }),
  })

  expect(await screen.findByLabelText('Phone')).toHaveValue('01812-345678')
})

test('another saved address brings its receiver, its fee and its days', async () => {
  const PlaceOrder = jest.fn(never)
  const { user } = await openCheckout({
    CheckoutCart: () => ({ ...charged, addresses: [saved(), parents] }),
    PlaceOrder,
  })
  expect(await screen.findByText('Delivery to Dhaka')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Parents' }))

  expect(screen.getByText('Delivery to Cumilla').closest('div')).toHaveTextContent('Tue 24 – Thu 26 Nov120 TK')
  expect(screen.getByText('Total Payable Amount').closest('div')).toHaveTextContent('2,286 TK')
  expect(screen.getByRole('radio', { name: 'Somebody else' })).toBeChecked()
  expect(screen.getByLabelText('Name')).toHaveValue('Abdur Rahman')
  await user.click(await place())
  await waitFor(() => expect(PlaceOrder).toHaveBeenCalled())
  expect(PlaceOrder).toHaveBeenCalledWith({
    input: expect.objectContaining({ receiverName: 'Abdur Rahman', phone: '01819-204060', expectedTotal: 2286 }),
  })
})

test('somebody else, a note and a call go with the order; Enter in a field never orders', async () => {
  const PlaceOrder = jest.fn(never)
  const { user } = await openCheckout({ PlaceOrder })
  await fillIn(user)
  await user.type(screen.getByLabelText('Upazila or area (optional)'), 'Adabor{Enter}')
  await user.click(screen.getByRole('radio', { name: 'Somebody else' }))
  await user.type(screen.getByLabelText('Name'), 'Abdur Rahman{Enter}')
  await user.type(screen.getByLabelText('Phone'), '01819204060{Enter}')
  await user.type(screen.getByLabelText('Note (optional)'), 'Green gate')
  expect(screen.getByText('10 of 200 letters')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Before you come, call' }))
  expect(PlaceOrder).not.toHaveBeenCalled()
  await user.click(await place())

  await waitFor(() => expect(PlaceOrder).toHaveBeenCalled())
  expect(PlaceOrder).toHaveBeenCalledWith({
    input: expect.objectContaining({
      area: 'Adabor',
      receiverName: 'Abdur Rahman',
      phone: '01819204060',
      riderNote: 'Green gate',
      callFirst: true,
    }),
  })
})

test('who pays for what somebody else receives is said before the order is placed, in both languages', async () => {
  await openCheckout()
  expect(await screen.findByRole('radio', { name: 'Somebody else' })).toHaveAccessibleDescription(
    'Whoever receives it pays in cash',
  )

  await act(() => chooseLanguage('bn'))
  expect(await screen.findByRole('radio', { name: 'অন্য কেউ' })).toHaveAccessibleDescription(
    'যিনি নেবেন, তিনিই নগদ টাকা দেবেন',
  )
})

test('a new address is saved from the checkout by a tick, once the order is placed', async () => {
  const SaveAddress = jest.fn(({ input }: Record<string, unknown>) => ({ saveAddress: [saved(input as object)] }))
  const { user } = await openCheckout({ PlaceOrder: () => placed(), SaveAddress })
  await fillIn(user)
  await user.click(screen.getByRole('checkbox', { name: 'Remember it for my next order' }))
  const label = screen.getByLabelText('What do you call it? (optional)')
  await user.click(label)
  await user.paste('x'.repeat(41))
  await user.click(await place())
  expect(await screen.findByRole('link', { name: /can have 40 characters at most/ })).toBeVisible()
  await user.clear(label)
  await user.type(label, 'Home')
  expect(SaveAddress).not.toHaveBeenCalled()
  await user.click(await place())

  await waitFor(() => expect(SaveAddress).toHaveBeenCalledTimes(1))
  expect(SaveAddress).toHaveBeenCalledWith({
    input: { label: 'Home', address: 'House 14, Road 7', district: 'Dhaka', phone: '০১৭১২৩৪৫৬৭৮' },
  })
})

test.each([
  ['Home', 'me', 'Work', 'Home'],
  ['Home 3', 'me', 'Home, Home 2', 'Home'],
  ['Abdur Rahman', 'somebody else', 'Home', 'Abdur Rahman'],
  [`${'x'.repeat(38)} 2`, 'somebody else', 'x'.repeat(40), 'x'.repeat(60)],
])('a saved address that is given no name is called %s: for %s, beside %s', async (label, receiver, taken, name) => {
  const SaveAddress = jest.fn(({ input }: Record<string, unknown>) => ({ saveAddress: [saved(input as object)] }))
  const addresses = taken.split(', ').map((known) => saved({ id: known, label: known, isDefault: false }))
  const { user } = await openCheckout({
    CheckoutCart: () => ({ ...cart, addresses }),
    PlaceOrder: () => placed(),
    SaveAddress,
  })
  await fillIn(user)
  if (receiver !== 'me') {
    await user.click(screen.getByRole('radio', { name: 'Somebody else' }))
    await user.click(screen.getByLabelText('Name'))
    await user.paste(name)
    await user.click(screen.getByLabelText('Phone'))
    await user.paste('01819204060')
  }
  await user.click(screen.getByRole('checkbox', { name: 'Remember it for my next order' }))
  await user.click(await place())

  await waitFor(() => expect(SaveAddress).toHaveBeenCalledWith({ input: expect.objectContaining({ label }) }))
})

test('an order whose address could not be saved is placed all the same, and says so', async () => {
  const SaveAddress = () => Promise.reject(noConnection())
  const { user } = await openCheckout({ PlaceOrder: () => placed(), SaveAddress })
  await fillIn(user)
  await user.click(screen.getByRole('checkbox', { name: 'Remember it for my next order' }))
  await user.type(screen.getByLabelText('What do you call it? (optional)'), 'Home')
  await user.click(await place())

  expect(await screen.findByText('Your order is placed, but its address could not be saved.')).toBeVisible()
})

test('a saved address can be changed on the way', async () => {
  const SaveAddress = jest.fn(({ input }: Record<string, unknown>) => ({ saveAddress: [saved(input as object)] }))
  const { user } = await openCheckout({ CheckoutCart: () => ({ ...charged, addresses: [saved()] }), SaveAddress })
  await user.click(await screen.findByRole('button', { name: 'Edit Home' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Home' }))
  await user.selectOptions(dialog.getByLabelText('District'), 'Sylhet')
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Delivery to Sylhet')).toBeVisible()
  expect(SaveAddress).toHaveBeenCalledWith({ input: expect.objectContaining({ id: 'home', district: 'Sylhet' }) })
})

test.each(['Home', 'Parents'])(
  'the receiver of a saved address that is changed on the way is taken only where it is picked: %s',
  async (picked) => {
    const PlaceOrder = jest.fn(never)
    const SaveAddress = ({ input }: Record<string, unknown>) => ({ saveAddress: [saved(input as object), parents] })
    const { user } = await openCheckout({
      CheckoutCart: () => ({ ...charged, addresses: [saved(), parents] }),
      SaveAddress,
      PlaceOrder,
    })
    await user.click(await screen.findByRole('radio', { name: new RegExp(picked) }))
    await user.click(await screen.findByRole('button', { name: 'Edit Home' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Home' }))
    await user.type(dialog.getByLabelText(/receives/), 'Fatema Begum')
    await user.clear(dialog.getByLabelText('Phone'))
    await user.type(dialog.getByLabelText('Phone'), '01911223344')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await place())

    await waitFor(() => expect(PlaceOrder).toHaveBeenCalled())
    const receiver =
      picked === 'Home'
        ? { receiverName: 'Fatema Begum', phone: '01911-223344' }
        : { receiverName: 'Abdur Rahman', phone: '01819-204060' }
    expect(PlaceOrder).toHaveBeenCalledWith({ input: expect.objectContaining(receiver) })
  },
)

test('a receiver named for this order stays when only the street of its saved address is changed', async () => {
  const SaveAddress = ({ input }: Record<string, unknown>) => ({
    saveAddress: [saved({ ...(input as object), phone: '+8801712345678' })],
  })
  const { user } = await openCheckout({ CheckoutCart: () => ({ ...charged, addresses: [saved()] }), SaveAddress })
  await user.click(await screen.findByRole('radio', { name: 'Somebody else' }))
  await user.type(screen.getByLabelText('Name'), 'Abdur Rahman')
  await user.type(screen.getByLabelText('Phone'), '01819204060')
  await user.click(screen.getByRole('button', { name: 'Edit Home' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Home' }))
  await user.type(dialog.getByLabelText('Address'), ', 2nd floor')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  expect(await screen.findByText(/House 14, Road 7, 2nd floor/)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Abdur Rahman')
  expect(screen.getByLabelText('Phone')).toHaveValue('01819204060')
})

test('what was chosen and typed survives a reload', async () => {
  const CheckoutCart = () => ({ ...charged, addresses: [saved(), parents] })
  const { user } = await openCheckout({ CheckoutCart })
  await user.click(await screen.findByRole('radio', { name: 'Another address' }))
  await user.type(screen.getByLabelText('Address'), 'Kazi Bari')
  await user.type(screen.getByLabelText('Note (optional)'), 'Green gate')
  document.body.innerHTML = ''
  await openCheckout({ CheckoutCart })

  expect(await screen.findByLabelText('Address')).toHaveValue('Kazi Bari')
  expect(screen.getByRole('radio', { name: 'Another address' })).toBeChecked()
  expect(screen.getByLabelText('Note (optional)')).toHaveValue('Green gate')
})
