import { screen } from '@testing-library/react'
import type { Identity } from '../lib/identity/identity.ts'
import { buildUser, fakeIdentity, serverOf } from './fake-identity.ts'
import { visit } from './visit.tsx'

export const owner = buildUser({
  ...{ id: 'owner', name: 'Owner', email: 'owner@gmail.com' },
  ...{ emailVerified: true, isAdmin: true },
})
export const amina = buildUser({ id: 'amina', emailVerified: true })
export const yusuf = buildUser({ id: 'yusuf', name: 'Yusuf', email: 'yusuf@gmail.com', emailVerified: false })

export const listOf = (items: object[], total = items.length, pageCount = 1) => ({
  users: { __typename: 'UserPage', total, pageCount, items },
})

const totalOf = (total: number) => ({ __typename: 'UserPage', total })

interface Opened {
  address?: string
  /** Who looks at the page. */
  by?: object
  /** What the identity service answers. */
  identity?: Partial<Identity>
}

/** The people of a shop with an owner and two shoppers, and what else the server answers. */
export const openUsers = (
  answers: Parameters<typeof serverOf>[1] = {},
  { address = '/manageUsers', by = owner, identity }: Opened = {},
) => {
  const UserCounts = () => ({ team: totalOf(2), shoppers: totalOf(7) })
  const server = serverOf(by, { UserCounts, Users: () => listOf([owner, amina, yusuf]), ...answers })
  return visit(address, server, identity && fakeIdentity(identity).load)
}

export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
export const button = (name: string) => screen.getByRole('button', { name })
