import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { SessionState } from '../lib/identity/session-state.ts'
import { SessionContext } from '../lib/identity/use-session.ts'
import { buildUser } from '../testing/fake-identity.ts'
import { AdminGuard, LoginGuard, StaffGuard } from './guards.tsx'

const open = async (state: SessionState, logInPage: Promise<void> = Promise.resolve()) => {
  const unused = () => Promise.reject(new Error('not asked for here'))
  const session = {
    state: () => state,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    logIn: unused,
    logOut: unused,
    recognise: unused,
    renew: unused,
    identity: unused,
  }
  const router = createMemoryRouter(
    [
      { Component: LoginGuard, children: [{ path: '/private', element: <p>for those who are signed in</p> }] },
      { Component: AdminGuard, children: [{ path: '/managed', element: <p>for admins</p> }] },
      { Component: StaffGuard, children: [{ path: '/orders', element: <p>for staff</p> }] },
      { path: '/', element: <p>home</p> },
      { path: '/login', lazy: () => logInPage.then(() => ({ element: <p>log in</p> })) },
    ],
    { initialEntries: ['/'] },
  )
  await act(async () =>
    render(
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>,
    ),
  )
  const go = (address: string) => act(() => router.navigate(address))
  return { go, router }
}

const shopper: SessionState = { status: 'signedIn', user: buildUser() }
const admin: SessionState = { status: 'signedIn', user: buildUser({ isAdmin: true }) }

test('until it is known who is there, a guarded page waits', async () => {
  const { go, router } = await open({ status: 'loading' })
  await go('/private')
  expect(screen.getByRole('status')).toHaveTextContent('Looking up who you are…')
  expect(router.state.location.pathname).toBe('/private')
})

test('a visitor logs in first; the page that was asked for is remembered and not in the way back', async () => {
  const { go, router } = await open({ status: 'signedOut' })
  await go('/private?a=b')
  expect(screen.getByText('log in')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/private?a=b' } })
  expect(router.state.historyAction).toBe('REPLACE')
})

test('while the log-in page is on its way to a visitor, the page does not stand empty', async () => {
  let come = () => {}
  const logInPage = new Promise<void>((resolve) => {
    come = resolve
  })
  const { router } = await open({ status: 'signedOut' }, logInPage)
  await act(async () => void router.navigate('/private'))
  expect(await screen.findByRole('status')).toBeVisible()
  await act(async () => come())
  expect(await screen.findByText('log in')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a shopper sees what is for those who are signed in, and not what is for admins', async () => {
  const { go } = await open(shopper)
  await go('/private')
  expect(screen.getByText('for those who are signed in')).toBeVisible()
  await go('/managed')
  expect(screen.queryByText('for admins')).toBeNull()
  expect(screen.getByText('Only people who manage the shop can see this page.')).toBeVisible()
})

test.each([
  ['SHOPPER', false, false],
  ['STAFF', true, false],
  ['ADMIN', true, true],
  ['OWNER', true, true],
] as const)('%s sees what is for staff: %s, what is for admins: %s', async (role, orders, managed) => {
  const { go } = await open({ status: 'signedIn', user: buildUser({ role }) })
  await go('/orders')
  expect(screen.queryByText('for staff') !== null).toBe(orders)
  await go('/managed')
  expect(screen.queryByText('for admins') !== null).toBe(managed)
})

test('an admin sees what is for admins', async () => {
  const { go } = await open(admin)
  await go('/managed')
  expect(screen.getByText('for admins')).toBeVisible()
})
