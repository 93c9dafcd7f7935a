import { act, screen, waitFor, within } from '@testing-library/react'
import type { Identity, SentCode } from '../lib/identity/identity.ts'
import { loadClientConfig } from '../lib/network/client-config.ts'
import { openLogOut } from '../testing/account-menu.ts'
import { buildPage } from '../testing/build-product.ts'
import { buildUser, fakeIdentity, identityRefusal, serverOf } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

jest.mock('../lib/network/client-config.ts', () => ({ loadClientConfig: jest.fn() }))
const config = (phoneSignIn: boolean) =>
  jest.mocked(loadClientConfig).mockResolvedValue({ phoneSignIn, footer: {} } as never)

beforeEach(() => {
  localStorage.clear()
  config(true)
})
afterEach(() => jest.restoreAllMocks())

const sentCode = (confirm: SentCode['confirm'], shown: string | null = null) =>
  jest.fn(async () => ({ shown, confirm }) satisfies SentCode)

const open = async (given: Partial<Identity> = {}, address = '/login') => {
  const { identity, load } = fakeIdentity(given)
  const shop = await visit(address, serverOf(buildUser(), { Products: () => buildPage([]) }), load)
  const press = async (name: string) => shop.user.click(await screen.findByRole('button', { name }))
  const choosePhone = async () => {
    await press('Continue With Phone')
    return screen.findByLabelText('Mobile number')
  }
  const askForCode = async (number = '01712 345678') => {
    await shop.user.type(await choosePhone(), number)
    await press('Send the code')
  }
  const enterCode = async (code: string) => {
    await shop.user.type(await screen.findByLabelText('Code'), code)
    await press('Continue')
  }
  return { ...shop, identity, press, choosePhone, askForCode, enterCode }
}

test.each([
  ['/login', '১২৩ ৪৫৬'],
  ['/signup', 'Sunnah Store: 123-456'],
])('at %s somebody comes in by the code that was sent to their phone, typed as “%s”', async (address, typed) => {
  const confirm = jest.fn(async () => ({ isNamed: true }))
  const { identity, askForCode, enterCode } = await open({ sendCode: sentCode(confirm) }, address)
  await askForCode('০১৭১২-৩৪৫৬৭৮')
  expect(await screen.findByText('A text message with a code is on its way to 01712-345678.')).toBeVisible()
  expect(screen.getByLabelText('Code')).toHaveFocus()
  expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  await enterCode(typed)

  expect(await screen.findByRole('button', { name: 'Account of Amina' })).toBeVisible()
  expect(identity.sendCode).toHaveBeenCalledWith('+8801712345678')
  expect(confirm).toHaveBeenCalledWith('123456')
  expect(identity.continueAs).toHaveBeenCalledWith(null)
})

test('whoever comes for the first time is asked for the name', async () => {
  const { identity, askForCode, enterCode, user, press } = await open({
    sendCode: sentCode(async () => ({ isNamed: false })),
  })
  await askForCode()
  await enterCode('123456')
  expect(await screen.findByLabelText('Name')).toHaveFocus()
  await press('Continue')
  expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus()
  await user.type(screen.getByLabelText('Name'), ' Nova  Sultana ')
  await press('Continue')

  expect(await screen.findByRole('button', { name: 'Account of Amina' })).toBeVisible()
  expect(identity.continueAs).toHaveBeenCalledWith('Nova Sultana')
})

test('where no text messages are sent, the code stands on the page', async () => {
  const { askForCode } = await open({ sendCode: sentCode(async () => ({ isNamed: true }), '654321') })
  await askForCode()

  expect(
    await screen.findByText('This shop sends no text messages. The code for 01712-345678 is 654321.'),
  ).toBeVisible()
})

test.each([
  ['', 'Enter your mobile number'],
  ['01712', 'The phone number is too short: 11 digits, for example 01712 345678'],
  ['+91 98765 43210', 'Enter a phone number of Bangladesh, for example 01712 345678'],
  ['02-9557865', 'This is not a mobile number. Enter one to which text messages can be sent'],
])('“%s” is refused at the field: %s', async (typed, problem) => {
  const { identity, choosePhone, user, press } = await open()
  const field = await choosePhone()
  expect(field).toHaveFocus()
  if (typed) await user.type(field, typed)
  await press('Send the code')

  expect(await screen.findByRole('link', { name: problem })).toBeVisible()
  expect(identity.sendCode).not.toHaveBeenCalled()
})

test.each([
  ['too-many-requests', /too many attempts/],
  ['quota-exceeded', /too many attempts/],
  ['user-disabled', /This account is blocked/],
  ['invalid-phone-number', /cannot be sent to this number/],
  ['captcha-check-failed', /you are no machine/],
  ['operation-not-allowed', /not set up for this shop/],
  ['network-request-failed', /no connection to the shop/],
])('a code that is not sent, %s, has a message that helps and keeps the number', async (code, message) => {
  const { askForCode } = await open({ sendCode: () => Promise.reject(identityRefusal(code)) })
  await askForCode()

  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Mobile number')).toHaveValue('01712 345678')
})

test.each([
  ['invalid-verification-code', /This code is not right/],
  ['code-expired', /This code is too old/],
  ['too-many-requests', /too many attempts/],
])('a code that is refused, %s, has a message that helps', async (code, message) => {
  const { askForCode, enterCode } = await open({ sendCode: sentCode(() => Promise.reject(identityRefusal(code))) })
  await askForCode()
  await enterCode('123456')

  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Code')).toHaveValue('123456')
})

test('a code of too few digits is not sent', async () => {
  const confirm = jest.fn(async () => ({ isNamed: true }))
  const { askForCode, enterCode } = await open({ sendCode: sentCode(confirm) })
  await askForCode()
  await enterCode('1234')

  expect(await screen.findByRole('link', { name: 'Enter the 6 digits of the code' })).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
})

test('when the shop does not answer after a right code, the next try goes on from there', async () => {
  const continueAs = jest.fn(async () => ({ idToken: 'id-token', name: 'Amina', photoUrl: null }))
  continueAs.mockImplementationOnce(() => Promise.reject(noConnection()))
  const { askForCode, enterCode, press } = await open({ continueAs })
  await askForCode()
  await enterCode('123456')
  expect(await screen.findByText(/no connection to the shop/)).toBeVisible()
  await press('Continue')

  expect(await screen.findByRole('button', { name: 'Account of Amina' })).toBeVisible()
})

test('a new code can be asked for after a while, and goes to the same number', async () => {
  const { identity, askForCode, press } = await open()
  await askForCode()
  expect(await screen.findByText(/You can ask for a new code in 0:/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000)
  await press('Send a new code')

  expect(await screen.findByText('A new code is on its way')).toBeVisible()
  expect(identity.sendCode).toHaveBeenCalledTimes(2)
  expect(identity.sendCode).toHaveBeenLastCalledWith('+8801712345678')
  expect(screen.getByLabelText('Code')).toHaveFocus()
})

test('another number can be given, with the first one still in the field', async () => {
  const { askForCode, press } = await open()
  await askForCode()
  await press('Change the number')

  expect(await screen.findByLabelText('Mobile number')).toHaveValue('01712 345678')
})

test('whoever would rather use an email goes back to it', async () => {
  const { choosePhone, press } = await open()
  await choosePhone()
  await press('Continue With Email')

  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test('a shop without phone sign-in does not offer it', async () => {
  config(false)
  await open()

  expect(await screen.findByRole('button', { name: 'Continue With Google' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue With Phone' })).toBeNull()
})

test('a typed email goes along between log-in, sign-up and forgotten password, and not by the address', async () => {
  const { user, router } = await open()
  await user.type(screen.getByLabelText('Email'), 'nova@gmail.com')
  await user.click(screen.getByRole('link', { name: 'Create Your account' }))
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('nova@gmail.com')
  await user.type(screen.getByLabelText('Email'), '.bd')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }))
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible()

  expect(screen.getByLabelText('Email')).toHaveValue('nova@gmail.com.bd')
  expect(router.state.location).toMatchObject({ pathname: '/forgotPassword', search: '', hash: '' })
})

test('what was typed is forgotten once somebody is in', async () => {
  const { user, router } = await open()
  await user.type(screen.getByLabelText('Email'), 'nova@gmail.com')
  await user.type(screen.getByLabelText('Password'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Sunnah Store' })).toHaveFocus())
  await user.click(await openLogOut(user))
  await act(() => router.navigate('/login'))

  expect(await screen.findByLabelText('Email')).toHaveValue('')
})
