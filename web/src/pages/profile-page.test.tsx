import { screen, waitFor, within } from '@testing-library/react'
import { openLogOut } from '../testing/account-menu.ts'
import { buildPage } from '../testing/build-product.ts'
import { buildUser, fakeIdentity, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

const account = { email: 'amina@gmail.com', emailVerified: true }
const failed = 'Whether your email is confirmed could not be loaded'
const byPhone = buildUser({ email: null, phone: '+8801712345678', phoneVerified: true })

const openWith = (first: () => Promise<typeof account | null>) => {
  const ask = jest.fn(async () => account as typeof account | null).mockImplementationOnce(first)
  return visit('/userprofile', serverOf(buildUser({ phone: '+8801712345678' })), fakeIdentity({ account: ask }).load)
}

test.each([
  ['does not answer', () => Promise.reject(noConnection())],
  ['knows nobody yet', async () => null],
  ['still knows whoever was here before', async () => ({ ...account, email: 'yusuf@gmail.com' })],
])('what an identity service that %s could not say can be asked for again', async (_, first) => {
  const { user } = await openWith(first)
  expect(await screen.findByText(failed)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Confirmed')).toBeVisible()
  expect(screen.getByText('01712-345678')).toBeVisible()
  expect(screen.queryByText(failed)).toBeNull()
  expect(document.body).not.toHaveFocus()
})

test('an email that is not confirmed says what that means, and the mail can be sent again', async () => {
  const { identity, load } = fakeIdentity({ account: async () => ({ ...account, emailVerified: false }) })
  const { user } = await visit('/userprofile', serverOf(buildUser()), load)

  expect(await screen.findByText('Not confirmed yet')).toBeVisible()
  expect(screen.getByText(/do not know yet whether mail reaches you/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send the confirmation mail' }))
  expect(identity.sendConfirmation).toHaveBeenCalled()
  expect(await screen.findByText(/The mail is on its way/)).toBeVisible()
})

test('whoever came in by phone sees the confirmed number, and no email to confirm', async () => {
  const { identity, load } = fakeIdentity()
  const { user } = await visit('/userprofile', serverOf(byPhone), load)

  expect(await screen.findByText('Confirmed by code')).toBeVisible()
  expect(screen.getByText('Not added')).toBeVisible()
  expect(identity.account).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
  expect(screen.queryByLabelText('Phone')).toBeNull()
})

test('name and phone are changed, however the number is typed', async () => {
  const UpdateProfile = jest.fn(() => ({
    updateProfile: { __typename: 'User', id: 'user-1', name: 'Amina Rahman', phone: '+8801712345678' },
  }))
  const Me = jest.fn(() => ({ me: buildUser({ name: 'Amina Rahman', phone: '+8801712345678' }) }))
  Me.mockImplementationOnce(() => ({ me: buildUser() }))
  const { user } = await visit('/userprofile', serverOf(buildUser(), { UpdateProfile, Me }), fakeIdentity().load)
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await user.type(screen.getByLabelText('Name'), ' Rahman')
  await user.type(screen.getByLabelText('Phone'), '০১৭১২ ৩৪৫৬৭৮')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Your profile is saved')).toBeVisible()
  expect(UpdateProfile).toHaveBeenCalledWith({ input: { name: 'Amina Rahman', phone: '+8801712345678' } })
  expect(screen.getByRole('heading', { name: 'Amina Rahman' })).toBeVisible()
  expect(screen.getByText('01712-345678')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a number that is none is refused at its field, and a failed saving keeps what was typed', async () => {
  const UpdateProfile = jest.fn(() => Promise.reject(noConnection()))
  const { user } = await visit('/userprofile', serverOf(buildUser(), { UpdateProfile }), fakeIdentity().load)
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  await user.type(screen.getByLabelText('Phone'), '01712')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus()
  expect(UpdateProfile).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Phone'), '345678')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/That did not work/)).toBeVisible()
  expect(screen.getByLabelText('Phone')).toHaveValue('01712345678')
})

test('a language that is chosen here is the one of the shop, and is kept with the account', async () => {
  const KeepLanguage = jest.fn(() => ({ updateProfile: { __typename: 'User', id: 'user-1', language: 'BANGLA' } }))
  const UpdateProfile = () => ({ updateProfile: { __typename: 'User', id: 'user-1', name: 'Amina', phone: null } })
  const answers = { KeepLanguage, UpdateProfile }
  const { user } = await visit('/userprofile', serverOf(buildUser(), answers), fakeIdentity().load)
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  expect(KeepLanguage).not.toHaveBeenCalled()
  await user.selectOptions(screen.getByLabelText('Language'), 'বাংলা')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('প্রোফাইল সেভ হয়েছে')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'প্রোফাইল বদলান' })).toBeVisible()
  await waitFor(() => expect(KeepLanguage).toHaveBeenCalledWith({ language: 'BANGLA' }))
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'English' }))
  await waitFor(() => expect(KeepLanguage).toHaveBeenLastCalledWith({ language: 'ENGLISH' }))
})

describe('whoever deletes the account', () => {
  const open = async (DeleteMyAccount: () => object | Promise<object>) => {
    const { load, identity } = fakeIdentity()
    const answers = { DeleteMyAccount, Products: () => buildPage([]) }
    const shop = await visit('/userprofile', serverOf(buildUser(), answers), load)
    await shop.user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const question = screen.getByRole('alertdialog', { name: 'Delete your account?' })
    const yes = () => shop.user.click(within(question).getByRole('button', { name: 'Delete my account' }))
    return { ...shop, identity, question, yes }
  }

  test('is told what goes and what stays, and is logged out at the home page', async () => {
    const DeleteMyAccount = jest.fn(() => ({ deleteMyAccount: true }))
    const { question, yes, identity, router } = await open(DeleteMyAccount)
    expect(question).toHaveTextContent('Your orders stay with the shop')
    expect(DeleteMyAccount).not.toHaveBeenCalled()
    await yes()

    expect(await screen.findByText('Your account is deleted')).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(identity.logOut).toHaveBeenCalled()
  })

  test('as the last admin is refused', async () => {
    const { question, yes } = await open(() => refused('LAST_ADMIN'))
    await yes()

    expect(await within(question).findByText(/You are the last owner/)).toBeVisible()
    expect(localStorage.getItem('accessToken')).toBe('access-token')
  })

  test('without a connection can try again', async () => {
    const { question, yes } = await open(() => Promise.reject(noConnection()))
    await yes()

    expect(await within(question).findByText(/That did not work/)).toBeVisible()
  })
})

describe('whoever sees where they are logged in', () => {
  const logIn = { __typename: 'UserSession', loggedInAt: '2026-11-20T04:00:00Z', renewedAt: '2026-11-21T04:00:00Z' }
  const here = { ...logIn, id: 'session-1', browser: 'Chrome', system: 'Android', isCurrent: true }
  const there = { ...logIn, id: 'session-2', browser: 'Firefox', system: 'Windows', isCurrent: false }
  const open = async (EndSession: () => object | Promise<never>) => {
    const MySessions = jest
      .fn(() => ({ mySessions: [here] }))
      .mockImplementationOnce(() => ({ mySessions: [here, there] }))
    const shop = await visit('/userprofile', serverOf(buildUser(), { MySessions, EndSession }), fakeIdentity().load)
    const devices = screen.getByRole('region', { name: 'Your devices' })
    await within(devices).findByText(/Chrome on Android/)
    await shop.user.click(within(devices).getByRole('button', { name: 'Log out: Firefox on Windows' }))
    const question = screen.getByRole('alertdialog', { name: 'Log out of Firefox on Windows?' })
    return {
      devices,
      question,
      yes: () => shop.user.click(within(question).getByRole('button', { name: 'Log out' })),
    }
  }

  test('ends a log-in elsewhere after a question, and never this one by it', async () => {
    const EndSession = jest.fn(() => ({ endSession: true }))
    const { devices, yes } = await open(EndSession)
    expect(within(devices).getAllByRole('button', { name: /^Log out: / })).toHaveLength(1)
    expect(EndSession).not.toHaveBeenCalled()
    await yes()

    expect(await screen.findByText('You are logged out there')).toBeVisible()
    expect(EndSession).toHaveBeenCalledWith({ id: 'session-2' })
    expect(within(devices).queryByText(/Firefox/)).toBeNull()
    expect(within(devices).getByText('This device')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Your devices' })).toHaveFocus()
  })

  test('reads why it did not work, and the log-in stays in the list', async () => {
    const { devices, question, yes } = await open(() => Promise.reject(noConnection()))
    await yes()

    expect(await within(question).findByText(/That did not work/)).toBeVisible()
    expect(within(devices).getByRole('button', { name: 'Log out: Firefox on Windows' })).toBeInTheDocument()
  })
})

test('whoever logs out everywhere is asked first, is told when it fails, and is logged out here too', async () => {
  const LogOutEverywhere = jest.fn<object | Promise<never>, []>(() => ({ logOutEverywhere: true }))
  LogOutEverywhere.mockImplementationOnce(() => refused('UNAVAILABLE'))
  const { identity, load } = fakeIdentity()
  const { user } = await visit('/userprofile', serverOf(buildUser(), { LogOutEverywhere }), load)
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
  const question = screen.getByRole('alertdialog', { name: 'Log out on all devices?' })
  expect(LogOutEverywhere).not.toHaveBeenCalled()
  const yes = within(question).getByRole('button', { name: 'Log out everywhere' })

  await user.click(yes)
  expect(await within(question).findByText(/That did not work/)).toBeVisible()
  expect(localStorage.getItem('accessToken')).toBe('access-token')
  await user.click(yes)

  expect(await screen.findByText('You are logged out on all devices')).toBeVisible()
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(identity.logOut).toHaveBeenCalled()
})

test('whoever logs out reads on from the heading, and hears that it is done', async () => {
  const { user } = await openWith(async () => account)
  await user.click(await openLogOut(user))

  expect(await screen.findByText('Log in to see your profile.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus()
  expect(await screen.findByText('You are logged out')).toBeVisible()
})
