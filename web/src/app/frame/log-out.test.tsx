import { screen, waitFor } from '@testing-library/react'
import { openLogOut } from '../../testing/account-menu.ts'
import { buildUser, fakeIdentity, logInAfresh, serverOf } from '../../testing/fake-identity.ts'
import { visit } from '../../testing/visit.tsx'

beforeEach(logInAfresh)

test('a log-out asks before it takes a product along that is not saved', async () => {
  const { user, router } = await visit('/addProduct', serverOf(buildUser({ isAdmin: true })), fakeIdentity().load)
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Oud')

  await user.click(await openLogOut(user))
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Oud')
  expect(localStorage.getItem('accessToken')).toBe('access-token')

  await user.click(await openLogOut(user))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(localStorage.getItem('accessToken')).toBeNull()
})
