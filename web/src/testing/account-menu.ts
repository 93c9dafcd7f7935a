import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The log-out, in the menu of the account. */
export const openLogOut = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /^Account of/ }))
  return screen.findByRole('button', { name: 'Logout' })
}
