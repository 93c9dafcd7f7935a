import { act, screen, waitFor, within } from '@testing-library/react'
import type { Identity } from '../lib/identity/identity.ts'
import { buildPage } from '../testing/build-product.ts'
import { buildUser, fakeIdentity, identityRefusal, serverOf } from '../testing/fake-identity.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => localStorage.clear())

const open = async (given: Partial<Identity> = {}, from?: string) => {
  const { identity, load } = fakeIdentity(given)
  const shop = await visit('/forgotPassword', serverOf(buildUser(), { Products: () => buildPage([]) }), load)
  await act(() => shop.router.navigate('/login', { state: { from } }))
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  const fill = async (email: string, password: string) => {
    await shop.user.type(screen.getByLabelText('Email'), email)
    await shop.user.type(screen.getByLabelText('Password'), password)
    await shop.user.click(screen.getByRole('button', { name: 'Login' }))
  }
  return { ...shop, identity, fill }
}

test('a shopper logs in and is back where the log-in was asked for', async () => {
  const { fill, identity, router } = await open({}, '/search?q=oud')
  await fill(' amina@gmail.com ', 'secret-1')

  expect(await screen.findByRole('button', { name: 'Account of Amina' })).toBeVisible()
  expect(identity.logIn).toHaveBeenCalledWith('amina@gmail.com', 'secret-1')
  expect(localStorage.getItem('accessToken')).toBe('access-token')
  expect(router.state.location.pathname).toBe('/search')
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each(['/login', '/signup', '/forgotPassword'])(
  'the way in at the top of %s keeps in mind where the shopper came from',
  async (entrance) => {
    const { user, fill, router } = await open({}, '/search?q=oud')
    await act(() => router.navigate(entrance, { state: { from: '/search?q=oud' } }))
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' }))
    await screen.findByRole('button', { name: 'Login' })
    await fill('amina@gmail.com', 'secret-1')

    expect(await screen.findByRole('button', { name: 'Account of Amina' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/search')
  },
)

test('whoever has begun to type when the page arrives once more goes on typing', async () => {
  const { user, router } = await open()
  const email = screen.getByLabelText('Email')
  await user.type(email, 'amina@')
  await act(() => router.navigate('/login'))
  await user.keyboard('gmail.com')

  expect(email).toHaveValue('amina@gmail.com')
})

const add = { productId: 'p-1', variantId: 'v-1', quantity: 2 }

test.each([
  [
    { from: '/buynow/p-1', add },
    'Log in to put this into your cart. What you chose is kept, and is in the cart at once.',
  ],
  [{ from: '/buynow/p-1?size=L' }, 'Log in to buy this. What you chose is kept.'],
  [{ from: '/', wish: 'p-1' }, 'Log in to keep a wish list. What you chose is on it at once.'],
  [{ from: '/buynow/p-1', tell: 'v-1' }, 'Log in to be told when it is back. What you chose is kept.'],
  [{ from: '/buynow/p-1', why: 'review' }, 'Log in to write a review. You come back to this product.'],
  [{ from: '/checkout/p-1?variant=v-1' }, 'Log in to order. What you chose is kept.'],
  [{ from: '/cart' }, 'Log in to see your cart. It is kept with your account.'],
])('whoever is led here (%j) reads why, also on the way to a new account and back', async (state, sentence) => {
  const { user, router } = await open()
  await act(() => router.navigate('/login', { state }))

  expect(await screen.findByText(sentence)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Create Your account' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
})

test('whoever comes by themselves reads no reason', async () => {
  await open({}, '/search?q=oud')
  expect(screen.queryByText(/^Log in to/)).toBeNull()
})

test('an empty form is not sent, and a focused summary leads to what is missing', async () => {
  const { user, identity } = await open()
  await user.click(screen.getByRole('button', { name: 'Login' }))

  const summary = await screen.findByRole('group', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  expect(screen.getByLabelText('Password')).toBeInvalid()
  await user.click(within(summary).getByRole('link', { name: 'Enter your email' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(identity.logIn).not.toHaveBeenCalled()
})

test.each(['wrong-password', 'user-not-found', 'invalid-credential'])('%s is the documented message', async (code) => {
  const { fill } = await open({ logIn: () => Promise.reject(identityRefusal(code)) })
  await fill('amina@gmail.com', 'not-hers')

  expect(await screen.findByText("Email or password you've entered is incorrect.")).toBeVisible()
  expect(document.activeElement).toHaveTextContent("Email or password you've entered is incorrect.")
  expect(screen.getByLabelText('Email')).toHaveValue('amina@gmail.com')
  expect(screen.getByLabelText('Password')).toHaveValue('not-hers')
})

test.each([
  ['too-many-requests', /too many attempts/],
  ['network-request-failed', /no connection to the shop/],
  ['user-disabled', /This account is blocked/],
  ['a-new-code', /Something went wrong/],
])('%s has a message that helps', async (code, message) => {
  const { fill } = await open({ logIn: () => Promise.reject(identityRefusal(code)) })
  await fill('amina@gmail.com', 'secret-1')

  expect(await screen.findByText(message)).toBeVisible()
})

test.each([
  ['popup-blocked', /blocked the Google window/],
  ['popup-closed-by-user', /window was closed/],
  ['cancelled-popup-request', /window was closed/],
  ['unauthorized-domain', /not set up for this shop/],
  ['multi-factor-auth-required', /second step/],
  ['web-storage-unsupported', /Allow cookies/],
])('Google: %s has a message that helps', async (code, message) => {
  const { user } = await open({
    picksAccounts: false,
    continueWithGoogle: () => Promise.reject(identityRefusal(code)),
  })
  await user.click(screen.getByRole('button', { name: 'Continue With Google' }))

  expect(await screen.findByText(message)).toBeVisible()
})

test('a double click logs in once', async () => {
  const { user, identity } = await open({ logIn: jest.fn(() => new Promise<never>(() => undefined)) })
  await user.type(screen.getByLabelText('Email'), 'amina@gmail.com')
  await user.type(screen.getByLabelText('Password'), 'secret-1')
  await user.dblClick(screen.getByRole('button', { name: 'Login' }))

  await waitFor(() => expect(screen.getByRole('button', { name: 'One moment…' })).toBeVisible())
  expect(identity.logIn).toHaveBeenCalledTimes(1)
})

test('a typed password can be shown', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Password'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
})

test('the mail for a new password is asked for, and the answer tells nothing about the address', async () => {
  const { user, identity } = await open()
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await user.type(await screen.findByLabelText('Email'), 'nobody@gmail.com')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))

  expect(await screen.findByText(/If there is an account with nobody@gmail.com/)).toBeVisible()
  expect(identity.sendPasswordReset).toHaveBeenCalledWith('nobody@gmail.com')
})

test('the mail for a new password needs an address, which a focused summary says', async () => {
  const { user, router } = await open()
  await act(() => router.navigate('/forgotPassword'))
  await user.click(await screen.findByRole('button', { name: 'Send the link' }))
  expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus()
})

test('a text that is no email is refused at its field before the mail is asked for', async () => {
  const { user, identity, router } = await open()
  await act(() => router.navigate('/forgotPassword'))
  await user.type(await screen.findByLabelText('Email'), 'amina')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))

  const problem = 'Enter an email address, for example amina@gmail.com'
  expect(await screen.findByRole('link', { name: problem })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(problem)
  expect(identity.sendPasswordReset).not.toHaveBeenCalled()
})

test('the account picker says in a focused summary what is missing', async () => {
  const { user, identity } = await open()
  await user.click(screen.getByRole('button', { name: 'Continue With Google' }))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))

  const summary = await screen.findByRole('group', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  await user.click(within(summary).getByRole('link', { name: 'Enter your name' }))
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(identity.continueWithGoogle).not.toHaveBeenCalled()
})
