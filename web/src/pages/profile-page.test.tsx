import { screen } from '@testing-library/react'
import { buildUser, fakeIdentity, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})

const account = { email: 'amina@gmail.com', phoneNumber: '+8801712345678', emailVerified: true }
const failed = 'Phone and confirmation could not be loaded'

const openWith = (first: () => Promise<typeof account | null>) => {
  const ask = jest.fn(async () => account as typeof account | null).mockImplementationOnce(first)
  return visit('/userprofile', serverOf(buildUser()), fakeIdentity({ account: ask }).load)
}

test.each([
  ['does not answer', () => Promise.reject(noConnection())],
  ['knows nobody yet', async () => null],
  ['still knows whoever was here before', async () => ({ ...account, email: 'yusuf@gmail.com' })],
])('what an identity service that %s could not say can be asked for again', async (_, first) => {
  const { user } = await openWith(first)
  expect(await screen.findByText(failed)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('01712-345678')).toBeVisible()
  expect(screen.getByText('Confirmed')).toBeVisible()
  expect(screen.queryByText(failed)).toBeNull()
  expect(document.body).not.toHaveFocus()
})

test('whoever logs out reads on from the heading, and hears that it is done', async () => {
  const { user } = await openWith(async () => account)
  await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement)

  expect(await screen.findByText('Log in to see your profile.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus()
  expect(await screen.findByText('You are logged out')).toBeVisible()
})
