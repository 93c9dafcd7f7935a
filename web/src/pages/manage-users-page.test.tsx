import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Role } from '../generated/types.ts'
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

const totalOf = (total: number) => ({ __typename: 'UserPage', total })
const counts = { UserCounts: () => ({ team: totalOf(2), shoppers: totalOf(7) }) }

const open = (answers: Answers = {}, address = '/manageUsers') =>
  visit(address, serverOf(owner, { ...counts, Users: () => listOf([owner, amina, yusuf]), ...answers }))

/** The page of an owner whose identity service answers so. */
const openWith = (given: Partial<Identity>, answers: Answers) =>
  visit(
    '/manageUsers',
    serverOf(owner, { ...counts, Users: () => listOf([owner, amina]), ...answers }),
    fakeIdentity(given).load,
  )

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const button = (name: string) => screen.getByRole('button', { name })

test('everybody is there with name, email and whether it is confirmed; the row of an owner has only a disabled Owner', async () => {
  await open()

  expect(await row('Amina')).toHaveTextContent('amina@gmail.comConfirmed')
  expect(await row('Yusuf')).toHaveTextContent('yusuf@gmail.comNot confirmed')
  expect(within(await row('Owner')).getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Owner' })])
  expect(await row('Owner')).toHaveTextContent('Owner You')
  expect(within(await row('Owner')).queryByRole('combobox')).toBeNull()
  expect(button('Owner')).toBeDisabled()
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

/** A list whose people have the roles that the shop has given them. */
const withRoles = (people: ReturnType<typeof buildUser>[]) => {
  let now = people
  const SetRole = jest.fn(({ id, role }: Record<string, unknown>) => {
    now = now.map((one) => (one.id === id ? buildUser({ ...one, isAdmin: false, role: role as Role }) : one))
    return { setRole: now.find((one) => one.id === id) }
  })
  return { SetRole, Users: () => listOf(now) }
}
const yes = () => screen.getByRole('alertdialog')

test('an owner whose log-in is long ago shows once more who they are, and then it goes on', async () => {
  const { SetRole, Users } = withRoles([owner, amina])
  SetRole.mockImplementationOnce(() => {
    throw refusal('REAUTHENTICATE', { maxAge: 600 })
  })
  const proveAgain = jest.fn(async () => ({ idToken: 'newer', name: 'Owner', photoUrl: null }))
  proveAgain.mockRejectedValueOnce(identityRefusal('wrong-password'))
  const { user } = await openWith({ proveAgain }, { SetRole, Users })
  await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))
  await user.click(within(yes()).getByRole('button', { name: 'Make Admin' }))

  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
  await user.type(await within(dialog).findByLabelText('Password'), 'guess')
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  expect(await within(dialog).findByText('This is not the password of your account.')).toBeVisible()
  expect(SetRole).toHaveBeenCalledTimes(1)
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))

  expect(await screen.findByText('Make Admin successfully')).toBeVisible()
  expect(proveAgain).toHaveBeenLastCalledWith('guess')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [['google'], 'Continue With Google'],
  [[], 'Your way to log in cannot be asked for here. Log out and in again, then come back.'],
] as const)('what is asked for is what the account has: %j', async (proofs, shown) => {
  const SetRole = () => refused('REAUTHENTICATE', { maxAge: 600 })
  const { user } = await openWith({ proofs: async () => proofs }, { SetRole })
  await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))
  await user.click(within(yes()).getByRole('button', { name: 'Make Admin' }))

  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
  expect(await within(dialog).findByText(shown)).toBeVisible()
  expect(within(dialog).queryByLabelText('Password')).toBeNull()
})

test('a person with a confirmed address becomes an admin after a question that names both', async () => {
  const { SetRole, Users } = withRoles([owner, amina, yusuf])
  const { user } = await open({ SetRole, Users })
  await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))
  const question = screen.getByRole('alertdialog', { name: 'Make Amina an admin?' })
  expect(question).toHaveTextContent('amina@gmail.com is confirmed.')
  expect(within(question).getByRole('button', { name: 'Leave as shopper' })).toHaveFocus()
  expect(SetRole).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: 'Make Admin' }))

  expect(await screen.findByText('Make Admin successfully')).toBeVisible()
  expect(SetRole).toHaveBeenCalledWith({ id: amina.id, role: 'ADMIN', evenUnconfirmed: false })
  expect(within(await row('Amina')).getByRole('button', { name: 'Admin' })).toBeDisabled()
  expect(await row('Amina')).toHaveFocus()
})

test('rights for an address that nobody has confirmed need a tick', async () => {
  const { SetRole, Users } = withRoles([owner, amina, yusuf])
  const { user } = await open({ SetRole, Users })
  await user.click(await screen.findByRole('button', { name: 'Make Admin: Yusuf' }))
  const question = screen.getByRole('alertdialog', { name: 'Make Yusuf an admin?' })
  expect(question).toHaveTextContent('yusuf@gmail.com is not confirmed.')
  expect(within(question).getByRole('button', { name: 'Make Admin' })).toBeDisabled()

  await user.click(within(question).getByRole('checkbox', { name: 'I know this person, and the address is theirs' }))
  await user.click(within(question).getByRole('button', { name: 'Make Admin' }))
  expect(await screen.findByText('Make Admin successfully')).toBeVisible()
  expect(SetRole).toHaveBeenCalledWith({ id: yusuf.id, role: 'ADMIN', evenUnconfirmed: true })
  expect(within(await row('Yusuf')).getByRole('button', { name: 'Admin' })).toBeDisabled()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await row('Yusuf')).toHaveFocus()
})

test('an address that is no longer confirmed is asked about by the shop, and a second yes is sent', async () => {
  const { SetRole, Users } = withRoles([owner, amina])
  SetRole.mockImplementationOnce(() => {
    throw refusal('EMAIL_NOT_CONFIRMED')
  })
  const { user } = await open({ SetRole, Users })
  await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))
  await user.click(within(yes()).getByRole('button', { name: 'Make Admin' }))
  await user.click(await within(yes()).findByRole('checkbox'))
  await user.click(within(yes()).getByRole('button', { name: 'Make Admin' }))

  expect(await screen.findByText('Make Admin successfully')).toBeVisible()
  expect(SetRole).toHaveBeenLastCalledWith({ id: amina.id, role: 'ADMIN', evenUnconfirmed: true })
})

test('an owner takes rights back, after a question; staff without them may be removed', async () => {
  const nusrat = buildUser({ id: 'nusrat', name: 'Nusrat', role: 'STAFF' })
  const { SetRole, Users } = withRoles([owner, nusrat])
  const { user } = await open({ SetRole, Users })
  const choice = await screen.findByRole('combobox', { name: 'Rights of Nusrat' })
  expect(choice).toHaveDisplayValue('Staff: handles orders')
  expect(button('Remove user: Nusrat')).toBeVisible()
  await user.selectOptions(choice, 'Shopper: no rights')
  const question = screen.getByRole('alertdialog', { name: 'Take all rights from Nusrat?' })
  await user.click(within(question).getByRole('button', { name: 'Leave as staff' }))
  expect(choice).toHaveDisplayValue('Staff: handles orders')

  await user.selectOptions(choice, 'Shopper: no rights')
  await user.click(within(yes()).getByRole('button', { name: 'Take the rights' }))
  expect(await screen.findByText('Nusrat has no rights any more')).toBeVisible()
  expect(SetRole).toHaveBeenCalledWith({ id: 'nusrat', role: 'SHOPPER', evenUnconfirmed: false })
  expect(screen.queryByRole('combobox', { name: 'Rights of Nusrat' })).toBeNull()
})

test('the last owner is told so, and an admin changes no rights and removes shoppers only', async () => {
  const admin = buildUser({ id: 'sumon', name: 'Sumon', role: 'ADMIN' })
  const { user } = await open({
    Users: () => listOf([owner, { ...owner, id: 'second', name: 'Second' }]),
    SetRole: () => Promise.reject(refusal('LAST_ADMIN')),
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rights of Second' }), 'Staff: handles orders')
  await user.click(within(yes()).getByRole('button', { name: 'Make Staff' }))
  expect(await screen.findByText('This is the last owner. The shop needs one, so nothing was changed.')).toBeVisible()
  cleanup()

  await visit('/manageUsers', serverOf(admin, { ...counts, Users: () => listOf([owner, admin, amina]) }))
  await row('Amina')
  expect(screen.getAllByRole('button', { name: /Owner|Admin|Staff|Remove/ }).map(nameOf)).toEqual([
    'Owner',
    'Admin',
    'Remove user: Amina',
  ])
  expect(screen.queryByRole('combobox', { name: /Rights/ })).toBeNull()
})

const nameOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent

test.each([
  ['confirmed', true],
  ['unconfirmed', false],
])(
  'a person with a %s address who was removed elsewhere leaves the list when made an admin',
  async (_, emailVerified) => {
    let people = [owner, { ...amina, emailVerified }]
    const SetRole = () => {
      people = [owner]
      throw refusal('NOT_FOUND')
    }
    const { user } = await open({ Users: () => listOf(people), SetRole })
    await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))
    if (!emailVerified) await user.click(within(yes()).getByRole('checkbox'))
    await user.click(button('Make Admin'))

    expect(await screen.findByText('1 user')).toBeVisible()
    expect(screen.getByText('Amina has no account any more.')).toBeVisible()
    expect(screen.queryByText('amina@gmail.com')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  },
)

test('the list shows everybody, those who work here or shoppers, each counted, in an order that is said', async () => {
  const Users = jest.fn((_: Record<string, unknown>) => listOf([owner, amina]))
  const { user, router } = await open({ Users })
  const tabs = within(await screen.findByRole('navigation', { name: 'Which users' }))
  expect((await tabs.findAllByText(/\(\d+\)/)).map((tab) => tab.textContent)).toEqual([
    'All (9)',
    'Works here (2)',
    'Shoppers (7)',
  ])
  await user.click(tabs.getByRole('link', { name: 'Works here (2)' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Oldest first')

  await waitFor(() => expect(Users).toHaveBeenLastCalledWith({ page: 0, size: 10, worksHere: true, sort: 'OLDEST' }))
  expect(router.state.location.search).toBe('?who=team&sort=oldest')
})

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

test('whoever lost a phone is logged out on all devices after a question', async () => {
  const LogOutUser = jest.fn<object | Promise<never>, [object]>(() => ({ logOutUser: true }))
  LogOutUser.mockImplementationOnce(() => Promise.reject(refusal('UNAVAILABLE')))
  const { user } = await open({ LogOutUser })
  await user.click(await screen.findByRole('button', { name: 'Log out: Amina' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Log Amina out on all devices?' }))
  expect(LogOutUser).not.toHaveBeenCalled()
  await user.click(question.getByRole('button', { name: 'Log out' }))
  expect(await question.findByText(/That did not work/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Log out' }))

  expect(await screen.findByText('Amina is logged out on all devices.')).toBeVisible()
  expect(LogOutUser).toHaveBeenLastCalledWith({ id: 'amina' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  ['LAST_ADMIN', /This is the last owner/],
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
  expect(Users).toHaveBeenCalledWith({ page: 0, size: 10, search: 'zzz', sort: 'RIGHTS_FIRST' })
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
