import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Role } from '../generated/types.ts'
import { buildUser, identityRefusal, logInAfresh } from '../testing/fake-identity.ts'
import { refusal, refused } from '../testing/fake-server.ts'
import { amina, button, listOf, openUsers, owner, row, yusuf } from '../testing/manage-users.ts'

beforeEach(logInAfresh)

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
  const { user } = await openUsers({ SetRole, Users }, { identity: { proveAgain } })
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
  const { user } = await openUsers({ SetRole }, { identity: { proofs: async () => proofs } })
  await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))
  await user.click(within(yes()).getByRole('button', { name: 'Make Admin' }))

  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
  expect(await within(dialog).findByText(shown)).toBeVisible()
  expect(within(dialog).queryByLabelText('Password')).toBeNull()
})

test('a person with a confirmed address becomes an admin after a question that names both', async () => {
  const { SetRole, Users } = withRoles([owner, amina, yusuf])
  const { user } = await openUsers({ SetRole, Users })
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
  const { user } = await openUsers({ SetRole, Users })
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
  const { user } = await openUsers({ SetRole, Users })
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
  const { user } = await openUsers({ SetRole, Users })
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
  const { user } = await openUsers({
    Users: () => listOf([owner, { ...owner, id: 'second', name: 'Second' }]),
    SetRole: () => Promise.reject(refusal('LAST_ADMIN')),
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rights of Second' }), 'Staff: handles orders')
  await user.click(within(yes()).getByRole('button', { name: 'Make Staff' }))
  expect(await screen.findByText('This is the last owner. The shop needs one, so nothing was changed.')).toBeVisible()
  cleanup()

  await openUsers({ Users: () => listOf([owner, admin, amina]) }, { by: admin })
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
    const { user } = await openUsers({ Users: () => listOf(people), SetRole })
    await user.click(await screen.findByRole('button', { name: 'Make Admin: Amina' }))
    if (!emailVerified) await user.click(within(yes()).getByRole('checkbox'))
    await user.click(button('Make Admin'))

    expect(await screen.findByText('1 user')).toBeVisible()
    expect(screen.getByText('Amina has no account any more.')).toBeVisible()
    expect(screen.queryByText('amina@gmail.com')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  },
)

test('an owner takes the second step away from somebody who has lost the phone, after a question and a proof', async () => {
  const secured = { ...amina, secondFactorSince: '2026-11-01T06:00:00.000Z' }
  let people = [owner, secured]
  const ResetSecondFactor = jest.fn(() => {
    people = [owner, amina]
    return { resetSecondFactor: true }
  })
  ResetSecondFactor.mockImplementationOnce(() => {
    throw refusal('REAUTHENTICATE', { maxAge: 600 })
  })
  const { user } = await openUsers({ ResetSecondFactor, Users: () => listOf(people) }, { identity: {} })
  expect(await row('Amina')).toHaveTextContent('Second step')
  const reset = 'Reset second step'
  await user.click(button(`${reset}: Amina`))
  await user.click(within(yes()).getByRole('button', { name: reset }))
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
  await user.type(await within(dialog).findByLabelText('Password'), 'a-good-password')
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  await user.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name: reset }))

  expect(await screen.findByText('Amina logs in without a second step now')).toBeVisible()
  expect(ResetSecondFactor).toHaveBeenLastCalledWith({ id: amina.id })
  await waitFor(() => expect(screen.queryByRole('button', { name: `${reset}: Amina` })).toBeNull())
})
