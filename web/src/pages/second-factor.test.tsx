import { act, screen, waitFor, within } from '@testing-library/react'
import { buildUser, fakeIdentity, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection, refusal, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

const begun = {
  beginSecondFactor: {
    __typename: 'SecondFactorSetUp',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Sunnah%20Store:amina%40gmail.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
}
const isOn = { me: buildUser({ secondFactorSince: '2026-11-01T06:00:00.000Z' }), recoveryCodesLeft: 1 }

const openProfile = (answers: Parameters<typeof serverOf>[1]) =>
  visit('/userprofile', serverOf(buildUser(), answers), fakeIdentity().load)

test('whoever logged in long ago shows once more who they are, and then it is set up', async () => {
  const BeginSecondFactor = jest.fn(() => begun)
  BeginSecondFactor.mockImplementationOnce(() => {
    throw refusal('REAUTHENTICATE', { maxAge: 600 })
  })
  const { user } = await openProfile({ BeginSecondFactor })
  await user.click(await screen.findByRole('button', { name: 'Set it up' }))
  const proof = await screen.findByRole('dialog', { name: 'Is it you?' })
  await user.type(await within(proof).findByLabelText('Password'), 'a-good-password')
  await user.click(within(proof).getByRole('button', { name: 'Continue' }))

  const dialog = await screen.findByRole('dialog', { name: 'Second step at log-in' })
  expect(within(dialog).getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  expect(within(dialog).getByRole('img', { name: 'Picture to be scanned by the app' })).toBeVisible()
  expect(within(dialog).getByRole('link', { name: 'The app is on this device' })).toHaveAttribute(
    'href',
    begun.beginSecondFactor.uri,
  )
})

test.each([
  ['EMAIL_NOT_CONFIRMED', () => refused('EMAIL_NOT_CONFIRMED'), /^Confirm your email first/],
  [
    'SECOND_FACTOR_ON',
    () => refused('SECOND_FACTOR_ON'),
    'It is on already. For new recovery codes load this page again.',
  ],
  ['no connection', () => Promise.reject(noConnection()), 'It could not be set up. Please try again.'],
])('why it cannot be set up is said: %s', async (_, BeginSecondFactor, said) => {
  const { user } = await openProfile({ BeginSecondFactor })
  await user.click(await screen.findByRole('button', { name: 'Set it up' }))

  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Set it up' })).toBeEnabled()
})

test('new recovery codes come after a code of the app, and are kept before the window closes', async () => {
  const codes = Array.from({ length: 10 }, (_, i) => `7KQ2M-XW4R${i}`)
  const RenewRecoveryCodes = jest.fn((_: Record<string, unknown>) => ({ renewRecoveryCodes: codes }))
  RenewRecoveryCodes.mockImplementationOnce(() => {
    throw refusal('SECOND_FACTOR_REFUSED')
  })
  const { user } = await openProfile({ SecondFactor: () => isOn, RenewRecoveryCodes })
  expect(await screen.findByText(/One recovery code is left/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }))
  const dialog = screen.getByRole('dialog', { name: 'New recovery codes' })
  await user.type(within(dialog).getByLabelText('Code of the app'), '১২৩ ৪৫৬')
  await user.click(within(dialog).getByRole('button', { name: 'New recovery codes' }))
  expect(await within(dialog).findByText(/^This code is not right/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'New recovery codes' }))

  await screen.findByRole('alertdialog', { name: 'Keep these codes' })
  const kept = () => screen.getByRole('alertdialog')
  expect(
    within(kept())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes)
  const file = within(kept()).getByRole('link', { name: 'Save as a file' }).getAttribute('href') ?? ''
  for (const code of codes) expect(decodeURIComponent(file)).toContain(code)
  await user.keyboard('{Escape}')
  await user.click(within(kept()).getByRole('button', { name: 'Done' }))
  expect(within(kept()).getByText('Keep the codes first, then tick the box.')).toBeVisible()
  await user.click(within(kept()).getByRole('checkbox', { name: 'I have kept them' }))
  await user.click(within(kept()).getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(RenewRecoveryCodes).toHaveBeenLastCalledWith({ code: '১২৩ ৪৫৬' })
})

test('whether it is on that could not be loaded can be asked for again', async () => {
  const SecondFactor = jest
    .fn<object, []>(() => isOn)
    .mockImplementationOnce(() => {
      throw noConnection()
    })
  const { user } = await openProfile({ SecondFactor })
  const section = await screen.findByRole('region', { name: 'Second step at log-in' })
  expect(await within(section).findByText('Whether a second step is on could not be loaded')).toBeVisible()
  await user.click(within(section).getByRole('button', { name: 'Try again' }))

  expect(await within(section).findByText('On')).toBeVisible()
})

test('whoever works where rights need one is led to their profile, and has the rights once it is on', async () => {
  let me = buildUser({ needsSecondFactor: true })
  const { user, router } = await visit(
    '/overview',
    serverOf(me, {
      Me: () => ({ me }),
      BeginSecondFactor: () => begun,
      EnableSecondFactor: () => {
        me = buildUser({ isAdmin: true })
        return { enableSecondFactor: ['7KQ2M-XW4RT'] }
      },
    }),
    fakeIdentity().load,
  )
  expect(await screen.findByRole('heading', { name: /^Set up the second step/ })).toBeVisible()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Profile' }))
  expect(await screen.findByText('Your work in the shop begins once the second step is set up.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Set it up' }))
  const dialog = await screen.findByRole('dialog', { name: 'Second step at log-in' })
  await user.type(within(dialog).getByLabelText('Code of the app'), '123456')
  await user.click(within(dialog).getByRole('button', { name: 'Turn it on' }))
  await user.click(await screen.findByRole('checkbox', { name: 'I have kept them' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))

  await act(() => router.navigate('/overview'))
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Set up the second step/ })).toBeNull())
  expect(document.title).toContain('Overview')
})
