import { screen, waitFor, within } from '@testing-library/react'
import { buildUser, logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refusal } from '../testing/fake-server.ts'
import { amina, button, listOf, openUsers, owner, row } from '../testing/manage-users.ts'

beforeEach(logInAfresh)

test('everybody is there with name, email and whether it is confirmed; the row of an owner has only a disabled Owner', async () => {
  await openUsers()

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
  const { user } = await openUsers({ Users: () => listOf([byPhone]) })

  expect(await row('Nova')).toHaveTextContent('01712-345678 Confirmed by code')
  expect(await row('Nova')).toHaveTextContent('An admin needs an account with an email.')
  expect(screen.queryByRole('button', { name: 'Make Admin: Nova' })).toBeNull()
  await user.click(button('Remove user: Nova'))
  expect(screen.getByRole('alertdialog')).toHaveTextContent('The account of 01712-345678 goes')
})

test('the list shows everybody, those who work here or shoppers, each counted, in an order that is said', async () => {
  const Users = jest.fn((_: Record<string, unknown>) => listOf([owner, amina]))
  const { user, router } = await openUsers({ Users })
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
  const { user } = await openUsers({ Users: () => listOf(people), RemoveUser })
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
  const { user } = await openUsers({ LogOutUser })
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
  const { user } = await openUsers({ RemoveUser: () => Promise.reject(refusal(code)) })
  await user.click(await screen.findByRole('button', { name: 'Remove user: Amina' }))
  await user.click(screen.getByRole('button', { name: 'Remove user' }))

  expect(await screen.findByText(words)).toBeVisible()
  expect(await row('Amina')).toBeVisible()
})

test('a question that is asked again has forgotten why the last yes was refused', async () => {
  const { user } = await openUsers({ RemoveUser: () => Promise.reject(refusal('UNAVAILABLE')) })
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
  const { user, router } = await openUsers({ Users }, { address: '/manageUsers?q=zzz' })

  expect(await screen.findByText('Nobody found for “zzz”.')).toBeVisible()
  expect(Users).toHaveBeenCalledWith({ page: 0, size: 10, search: 'zzz', sort: 'RIGHTS_FIRST' })
  await user.click(screen.getByRole('link', { name: 'Clear the search' }))
  expect(router.state.location.search).toBe('')
})

test('a list that does not load can be asked for again', async () => {
  let broken = true
  const { user } = await openUsers({ Users: () => (broken ? Promise.reject(noConnection()) : listOf([amina])) })
  expect(await screen.findByText('The users could not be loaded')).toBeVisible()
  broken = false
  await user.click(button('Try again'))
  expect(await row('Amina')).toBeVisible()
})
