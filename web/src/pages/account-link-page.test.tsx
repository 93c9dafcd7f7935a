import { screen, waitFor, within } from '@testing-library/react'
import type { Identity } from '../lib/identity/identity.ts'
import { buildPage } from '../testing/build-product.ts'
import { buildUser, fakeIdentity, identityRefusal, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const open = async (search: string, given: Partial<Identity> = {}) => {
  const { identity, load } = fakeIdentity(given)
  const shop = await visit(`/accountLink${search}`, serverOf(buildUser(), { Products: () => buildPage([]) }), load)
  const choose = async (password: string, repeat = password) => {
    await shop.user.type(await screen.findByLabelText('New password'), password)
    await shop.user.type(screen.getByLabelText('Re-enter Password'), repeat)
    await shop.user.click(screen.getByRole('button', { name: 'Save the password' }))
  }
  return { ...shop, identity, choose }
}

const reset = '?mode=resetPassword&oobCode=the-code&apiKey=key&lang=en'

test('a forgotten password is set anew, and the log-in knows whose it is', async () => {
  const { user, router, identity, choose } = await open(reset)
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  expect(await screen.findByLabelText('Email')).toHaveValue('amina@gmail.com')
  await choose('attar-and-tasbih')

  expect(await screen.findByText(/new password of amina@gmail\.com is saved/)).toBeVisible()
  expect(document.activeElement).toHaveTextContent(/is saved/)
  expect(identity.setPassword).toHaveBeenCalledWith('the-code', 'attar-and-tasbih')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }))
  expect(await screen.findByLabelText('Email')).toHaveValue('amina@gmail.com')
  expect(router.state.location.pathname).toBe('/login')
})

test('the code leaves the address and the history before anything is asked, and the device keeps none', async () => {
  const { router } = await open(reset, { linkedEmail: () => new Promise<never>(() => undefined) })

  expect(await screen.findByText('Looking at the link…')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/accountLink', search: '', state: null })
  expect(router.state.historyAction).toBe('REPLACE')
  window.dispatchEvent(new Event('pagehide'))
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('the-code')
})

test.each([
  ['a short password', 'abcdefg', 'abcdefg', 'New password', 'The password must have 8 characters or more'],
  ['a common password', 'qwertyuiop', 'qwertyuiop', 'New password', /Many people use this password/],
  ['the email', 'Amina.2026!', 'Amina.2026!', 'New password', /not a name or your email/],
  ['the name of the shop', 'SunnahStore1', 'SunnahStore1', 'New password', /not a name or your email/],
  ['another one below', 'attar-and-tasbih', 'attar-and-oud', 'Re-enter Password', 'The two passwords are not the same'],
])('%s is refused as at a sign-up', async (_, password, repeat, label, message) => {
  const { identity, choose } = await open(reset)
  await choose(password, repeat)

  expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus()
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(message))
  expect(identity.setPassword).not.toHaveBeenCalled()
})

test.each(['expired-action-code', 'invalid-action-code', 'user-not-found'])(
  'a link that is used up (%s) says so and leads to a new one',
  async (code) => {
    const { user } = await open(reset, { linkedEmail: () => Promise.reject(identityRefusal(code)) })

    expect(await screen.findByText(/This link was used already, or is too old/)).toBeVisible()
    expect(document.activeElement).toHaveTextContent('This link was used already')
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }))
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible()
  },
)

test('a link that ends while the password is chosen says so, and what was chosen stays', async () => {
  const { choose } = await open(reset, { setPassword: () => Promise.reject(identityRefusal('expired-action-code')) })
  await choose('attar-and-tasbih')

  expect(await screen.findByText('This link was used already, or is too old. Ask for a new one.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
  expect(screen.getByLabelText('New password')).toHaveValue('attar-and-tasbih')
})

test('without a connection the link is not lost: it is looked at once more', async () => {
  const linkedEmail = jest.fn(() => Promise.reject<string>(identityRefusal('network-request-failed')))
  const { user } = await open(reset, { linkedEmail })
  await screen.findByText('The shop could not be reached. Check your connection, then try again.')
  linkedEmail.mockResolvedValue('amina@gmail.com')
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByLabelText('New password')).toBeVisible()
  expect(linkedEmail).toHaveBeenLastCalledWith('the-code')
})

test.each([
  ['amina@gmail.com', null],
  ['nusrat@gmail.com', 'access-token'],
])('whoever is logged in here is out when the new password is theirs (%s)', async (email, token) => {
  stayLoggedIn()
  const { choose } = await open(reset, { linkedEmail: async () => email })
  await screen.findByRole('button', { name: 'Account of Amina' })
  await choose('attar-and-tasbih')

  await screen.findByText(/is saved/)
  await waitFor(() => expect(localStorage.getItem('accessToken')).toBe(token))
})

test.each([
  ['verifyEmail', 'Confirm your email', 'Confirm', 'amina@gmail.com is confirmed.', 'Profile'],
  ['verifyAndChangeEmail', 'Confirm your email', 'Confirm', 'amina@gmail.com is confirmed.', 'Profile'],
  ['recoverEmail', 'Get your email back', 'Take it back', /is amina@gmail\.com again/, 'Ask for a new link'],
])('the link of %s is followed when its button is pressed, not before', async (mode, heading, button, done, next) => {
  const { user, identity } = await open(`?mode=${mode}&oobCode=the-code`)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(await screen.findByText(/amina@gmail\.com/)).toBeVisible()
  expect(identity.followLink).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: button }))

  expect(await screen.findByText(done)).toBeVisible()
  expect(document.activeElement).toHaveTextContent(done)
  expect(identity.followLink).toHaveBeenCalledWith('the-code')
  expect(within(screen.getByRole('main')).getByRole('link', { name: next })).toBeVisible()
})

test.each(['', '?mode=resetPassword', '?mode=signIn&oobCode=the-code'])(
  'whoever comes without such a link (%s) reads where it is',
  async (search) => {
    const { identity } = await open(search)

    expect(await screen.findByText(/Press the link in the mail once more/)).toBeVisible()
    expect(identity.linkedEmail).not.toHaveBeenCalled()
  },
)
