import { screen } from '@testing-library/react'
import { fakeServer } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

const open = async () => {
  const { user } = await visit('/payment', fakeServer({}))
  const box = await screen.findByRole('textbox', { name: 'Bkash number' })
  const verify = async (typed: string) => {
    await user.type(box, typed)
    await user.click(screen.getByRole('button', { name: 'Verify' }))
  }
  return { user, box, verify }
}

test('the page says that online payment is not open yet', async () => {
  await open()

  expect(screen.getByText('Online payment is not open yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contactus')
})

test.each(['01712345678', '+880 1712-345678', '০১৭১২৩৪৫৬৭৮'])('%s is a mobile number', async (typed) => {
  const { verify } = await open()
  await verify(typed)

  expect(await screen.findByText('01712-345678 is a mobile number of Bangladesh.')).toBeVisible()
  expect(screen.getByText('Nothing was charged: online payment is not open yet.')).toBeVisible()
})

test.each([
  ['01712 34', /The number is too short/],
  ['02 55012345', /This is not a mobile number/],
  ['+44 20 7946 0958', /This is not a phone number of Bangladesh/],
])('%s is refused beside the field', async (typed, why) => {
  const { box, verify } = await open()
  await verify(typed)

  expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus()
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription(expect.stringMatching(why))
})

test('what was said of a number goes when the number changes', async () => {
  const { user, box, verify } = await open()
  await verify('01712345678')
  await screen.findByText(/is a mobile number of Bangladesh/)
  await user.type(box, '9')

  expect(screen.queryByText(/is a mobile number of Bangladesh/)).toBeNull()
})
