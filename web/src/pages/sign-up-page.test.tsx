import { screen, within } from '@testing-library/react'
import { buildPage } from '../testing/build-product.ts'
import { buildUser, fakeIdentity, identityRefusal, serverOf } from '../testing/fake-identity.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => localStorage.clear())

const good = { name: 'Amina', email: 'amina@gmail.com', password: 'secret-1', repeat: 'secret-1' }

const signUp = async (values: Partial<typeof good>, given: Parameters<typeof fakeIdentity>[0] = {}) => {
  const { identity, load } = fakeIdentity(given)
  const shop = await visit('/signup', serverOf(buildUser(), { Products: () => buildPage([]) }), load)
  const labels = { name: 'Name', email: 'Email', password: 'Password', repeat: 'Re-enter Password' }
  await screen.findByRole('heading', { level: 1, name: 'Create your account' })
  for (const [field, label] of Object.entries(labels)) {
    const text = { ...good, ...values }[field as keyof typeof good]
    if (text) await shop.user.type(screen.getByLabelText(label), text)
  }
  await shop.user.click(screen.getByRole('button', { name: 'Signup' }))
  return { ...shop, identity }
}

test.each(['amina@gmail.com', 'Amina@GoogleMail.com'])('%s gets an account and is logged in', async (email) => {
  const { identity, router } = await signUp({ email })

  expect(await screen.findByRole('button', { name: 'Account of Amina' })).toBeVisible()
  expect(identity.signUp).toHaveBeenCalledWith({ name: 'Amina', email, password: 'secret-1' })
  expect(router.state.location.pathname).toBe('/')
})

test.each([
  [
    'an address elsewhere',
    { email: 'amina@yahoo.com' },
    'Email',
    'The email must end with @gmail.com or @googlemail.com',
  ],
  ['an address that only looks like one', { email: 'amina@notgmail.com' }, 'Email', /must end with @gmail/],
  ['two passwords', { repeat: 'secret-2' }, 'Re-enter Password', 'The two passwords are not the same'],
  ['no name', { name: '' }, 'Name', 'Enter your name'],
  ['a name that nobody can see', { name: '\u200B\u3164' }, 'Name', 'Enter your name'],
  ["the shop's own name", { name: 'Sunnah  Store' }, 'Name', /This is the name of the shop/],
  ["the shop's own name in another dressing", { name: 'Sunnah-Store' }, 'Name', /This is the name of the shop/],
  [
    'a short password',
    { password: 'abcdefg', repeat: 'abcdefg' },
    'Password',
    'The password must have 8 characters or more',
  ],
  ...['Password1', 'qwertyuiop', '12345678'].map((password): [string, Partial<typeof good>, string, RegExp] => [
    `the common password ${password}`,
    { password, repeat: password },
    'Password',
    /Many people use this password/,
  ]),
  ...['amina2026', 'Amina Begum!', 'a.begum.99', 'SunnahStore1'].map(
    (password): [string, Partial<typeof good>, string, RegExp] => [
      `the password ${password}, which is a name,`,
      { name: 'Amina Begum', email: 'a.begum@gmail.com', password, repeat: password },
      'Password',
      /not a name or your email/,
    ],
  ),
])('%s is refused at its field and in the summary', async (_, values, label, message) => {
  const { user, identity } = await signUp(values)

  const summary = await screen.findByRole('group', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  const field = screen.getByLabelText(label)
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(expect.stringMatching(message))
  await user.click(within(summary).getByRole('link', { name: message }))
  expect(field).toHaveFocus()
  expect(identity.signUp).not.toHaveBeenCalled()
})

test.each([
  ['email-already-in-use', /Somebody has an account with this email/],
  ['weak-password', /Choose a longer password/],
  ['network-request-failed', /no connection to the shop/],
])('a sign-up that fails with %s shows the documented line and what helps, in focus', async (code, help) => {
  await signUp({}, { signUp: () => Promise.reject(identityRefusal(code)) })

  expect(await screen.findByText('Please enter valid information.')).toBeVisible()
  expect(screen.getByText(help)).toBeVisible()
  expect(document.activeElement).toHaveTextContent('Please enter valid information.')
  expect(screen.getByLabelText('Re-enter Password')).toHaveValue('secret-1')
})

test('without Google the shop itself asks for the account', async () => {
  const { identity, load } = fakeIdentity()
  const { user } = await visit('/signup', serverOf(buildUser(), { Products: () => buildPage([]) }), load)
  await user.click(await screen.findByRole('button', { name: 'Continue With Google' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Choose an account', hidden: true }))
  await user.type(dialog.getByLabelText('Email'), 'nova@gmail.com')
  await user.type(dialog.getByLabelText('Name'), 'Nova')
  await user.click(dialog.getByRole('button', { name: 'Continue', hidden: true }))

  expect(await screen.findByRole('button', { name: 'Account of Amina' })).toBeVisible()
  expect(identity.continueWithGoogle).toHaveBeenCalledWith({ email: 'nova@gmail.com', name: 'Nova' })
})
