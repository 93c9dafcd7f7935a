import { screen, within } from '@testing-library/react'
import type { Identity } from '../lib/identity/identity.ts'
import { buildUser, fakeIdentity, identityRefusal, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection, refusal, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})

type Answers = NonNullable<Parameters<typeof serverOf>[1]>

const owner = buildUser({ id: 'owner', name: 'Owner', email: 'owner@gmail.com', emailVerified: true, isAdmin: true })
const amina = buildUser({ id: 'amina', emailVerified: true })
const yusuf = buildUser({ id: 'yusuf', name: 'Yusuf', email: 'yusuf@gmail.com', emailVerified: false })

const listOf = (items: object[], total = items.length, pageCount = 1) => ({
  users: { __typename: 'UserPage', total, pageCount, items },
})

const open = (answers: Answers = {}, address = '/manageUsers') =>
  visit(address, serverOf(owner, { Users: () => listOf([owner, amina, yusuf]), ...answers }))

/** The page of an owner whose identity service answers so. */
const openWith = (given: Partial<Identity>, answers: Answers) =>
  visit('/manageUsers', serverOf(owner, { Users: () => listOf([owner, amina]), ...answers }), fakeIdentity(given).load)

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const button = (name: string) => screen.getByRole('button', { name })

test('everybody is there with name, email and whether it is confirmed; an admin row has only a disabled Admin', async () => {
  await open()

  expect(await row('Amina')).toHaveTextContent('amina@gmail.comConfirmed')
  expect(await row('Yusuf')).toHaveTextContent('yusuf@gmail.comNot confirmed')
  expect(within(await row('Owner')).getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Admin' })])
  expect(button('Admin')).toBeDisabled()
  expect(screen.getByText('3 users')).toBeVisible()
})

test('somebody who signs in by phone is there with the number, can be removed, and cannot become an admin', async () => {
  const byPhone = buildUser({
    id: 'nova',
    name: 'Nova',
    email: null,
    emailVerified: false,
    phone: '+8801712345678',
    phoneVerified: true,
  })
  const { user } = await open({ Users: () => listOf([byPhone]) })

  expect(await row('Nova')).toHaveTextContent('01712-345678 Confirmed by code')
  expect(await row('Nova')).toHaveTextContent('An admin needs an account with an email.')
  expect(screen.queryByRole('button', { name: 'Make Admin: Nova' })).toBeNull()
  await user.click(button('Remove user: Nova'))
  expect(screen.getByRole('alertdialog')).toHaveTextContent('The account of 01712-345678 goes')
})

test('an admin whose log-in is long ago shows once more who they are, and then it goes on', async () => {
  const MakeAdmin = jest.fn<object | Promise<never>, []>(() => ({ makeAdmin: true }))
  MakeAdmin.mockImplementationOnce(() => refused('REAUTHENTICATE', { maxAge: 600 }))
  const proveAgain = jest.fn(async () => ({ idToken: 'newer', name: 'Owner', photoUrl: null }))
  proveAgain.mockRejectedValueOnce(identityRefusal('wrong-password'))
  const { user } = await openWith({ proveAgain }, { MakeAdmin })
  await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))

  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
  await user.type(await within(dialog).findByLabelText('Password'), 'guess')
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  expect(await within(dialog).findByText('This is not the password of your account.')).toBeVisible()
  expect(MakeAdmin).toHaveBeenCalledTimes(1)
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))

  expect(await screen.findByText('Make Admin successfully')).toBeVisible()
  expect(proveAgain).toHaveBeenLastCalledWith('guess')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [['google'], 'Continue With Google'],
  [[], 'Your way to log in cannot be asked for here. Log out and in again, then come back.'],
] as const)('what is asked for is what the account has: %j', async (proofs, shown) => {
  const MakeAdmin = () => refused('REAUTHENTICATE', { maxAge: 600 })
  const { user } = await openWith({ proofs: async () => proofs }, { MakeAdmin })
  await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))

  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
  expect(await within(dialog).findByText(shown)).toBeVisible()
  expect(within(dialog).queryByLabelText('Password')).toBeNull()
})

test('a person with a confirmed address becomes an admin at once', async () => {
  const MakeAdmin = jest.fn(() => ({ makeAdmin: true }))
  const { user } = await open({ MakeAdmin })
  await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))

  expect(await screen.findByText('Make Admin successfully')).toBeVisible()
  expect(MakeAdmin).toHaveBeenCalledWith({ id: amina.id, evenUnconfirmed: false })
  expect(within(await row('Amina')).getByRole('button', { name: 'Admin' })).toBeDisabled()
  expect(await row('Amina')).toHaveFocus()
})

test('an address that nobody has confirmed is asked about once more', async () => {
  const MakeAdmin = jest.fn(() => ({ makeAdmin: true }))
  const { user } = await open({ MakeAdmin })
  await user.click(await screen.findByRole('button', { name: 'Make Admin: Yusuf' }))
  const question = screen.getByRole('alertdialog', { name: 'Make Yusuf an admin?' })
  expect(question).toHaveTextContent('Nobody has confirmed that yusuf@gmail.com is read by this person.')
  expect(MakeAdmin).not.toHaveBeenCalled()

  await user.click(within(question).getByRole('button', { name: 'Make Admin' }))
  expect(within(await row('Yusuf')).getByRole('button', { name: 'Admin' })).toBeDisabled()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await row('Yusuf')).toHaveFocus()
})

test('an address that is no longer confirmed is asked about by the shop, and a second yes is sent', async () => {
  const MakeAdmin = jest.fn(({ evenUnconfirmed }: Record<string, unknown>) => {
    if (!evenUnconfirmed) throw refusal('EMAIL_NOT_CONFIRMED')
    return { makeAdmin: true }
  })
  const { user } = await open({ MakeAdmin })
  await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))
  const question = await screen.findByRole('alertdialog', { name: 'Make Amina an admin?' })
  await user.click(within(question).getByRole('button', { name: 'Make Admin' }))

  expect(await screen.findByText('Make Admin successfully')).toBeVisible()
  expect(MakeAdmin).toHaveBeenLastCalledWith({ id: amina.id, evenUnconfirmed: true })
})

test.each([
  ['confirmed', true],
  ['unconfirmed', false],
])(
  'a person with a %s address who was removed elsewhere leaves the list when made an admin',
  async (_, emailVerified) => {
    let people = [owner, { ...amina, emailVerified }]
    const MakeAdmin = () => {
      people = [owner]
      throw refusal('NOT_FOUND')
    }
    const { user } = await open({ Users: () => listOf(people), MakeAdmin })
    await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))
    if (!emailVerified) await user.click(button('Make Admin'))

    expect(await screen.findByText('1 user')).toBeVisible()
    expect(screen.getByText('Amina has no account any more.')).toBeVisible()
    expect(screen.queryByText('amina@gmail.com')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  },
)

test('removing asks first, says what goes and what stays, and takes the row away', async () => {
  let people = [owner, amina]
  const RemoveUser = jest.fn(() => {
    people = [owner]
    return { removeUser: true }
  })
  const { user } = await open({ Users: () => listOf(people), RemoveUser })
  await user.click(await screen.findByRole('button', { name: 'Remove user: Amina' }))
  const question = screen.getByRole('alertdialog', { name: 'Remove Amina?' })
  expect(question).toHaveTextContent('with its cart and reviews')
  expect(question).toHaveTextContent('Orders stay')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(RemoveUser).not.toHaveBeenCalled()

  await user.click(button('Remove user: Amina'))
  await user.click(screen.getByRole('button', { name: 'Remove user' }))
  expect(await screen.findByText('1 user')).toBeVisible()
  expect(screen.queryByText('amina@gmail.com')).toBeNull()
})

test.each([
  ['LAST_ADMIN', /This is the last admin/],
  ['UNAVAILABLE', /That did not work/],
])('a removal refused as %s says why and changes nothing', async (code, words) => {
  const { user } = await open({ RemoveUser: () => Promise.reject(refusal(code)) })
  await user.click(await screen.findByRole('button', { name: 'Remove user: Amina' }))
  await user.click(screen.getByRole('button', { name: 'Remove user' }))

  expect(await screen.findByText(words)).toBeVisible()
  expect(await row('Amina')).toBeVisible()
})

test('a question that is asked again has forgotten why the last yes was refused', async () => {
  const { user } = await open({ RemoveUser: () => Promise.reject(refusal('UNAVAILABLE')) })
  await user.click(await screen.findByRole('button', { name: 'Remove user: Amina' }))
  await user.click(button('Remove user'))
  await screen.findByText(/That did not work/)
  await user.click(button('Cancel'))
  await user.click(button('Remove user: Amina'))

  expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(screen.queryByText(/That did not work/)).toBeNull()
})

test('the address says what is searched and which page', async () => {
  const Users = jest.fn(() => listOf([], 0))
  const { user, router } = await open({ Users }, '/manageUsers?q=zzz')

  expect(await screen.findByText('Nobody found for “zzz”.')).toBeVisible()
  expect(Users).toHaveBeenCalledWith({ page: 0, size: 10, search: 'zzz' })
  await user.click(screen.getByRole('link', { name: 'Clear the search' }))
  expect(router.state.location.search).toBe('')
})

test('a list that does not load can be asked for again', async () => {
  let broken = true
  const { user } = await open({ Users: () => (broken ? Promise.reject(noConnection()) : listOf([amina])) })
  expect(await screen.findByText('The users could not be loaded')).toBeVisible()
  broken = false
  await user.click(button('Try again'))
  expect(await row('Amina')).toBeVisible()
})
