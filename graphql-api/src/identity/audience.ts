import { DomainError } from '../errors.js'
import { Role } from '../user/role.js'
import type { User } from '../user/user.entity.js'

export const audienceNames = ['public', 'signedIn', 'shopper', 'staff', 'admin', 'owner'] as const
export type Audience = (typeof audienceNames)[number]

/** Who may use a GraphQL field or REST call. */
export const audiences: Record<Audience, { description: string; allows: (user: User | null) => boolean }> = {
  public: { description: 'For everybody.', allows: () => true },
  signedIn: {
    description: 'For everybody who is signed in; others get UNAUTHENTICATED.',
    allows: (user) => user !== null,
  },
  shopper: {
    description: 'For those who are signed in and do not work in the shop; whoever does gets FORBIDDEN.',
    allows: (user) => user !== null && !user.isStaff,
  },
  staff: {
    description:
      'For whoever works in the shop: its owners, admins and staff; other people who are signed in get FORBIDDEN.',
    allows: (user) => user?.isStaff ?? false,
  },
  admin: {
    description: 'For owners and admins of the shop; other people who are signed in get FORBIDDEN.',
    allows: (user) => user?.isAdmin ?? false,
  },
  owner: {
    description: 'For owners of the shop; other people who are signed in get FORBIDDEN.',
    allows: (user) => user?.role === Role.OWNER,
  },
}

/** @throws DomainError when the user is not in the audience: UNAUTHENTICATED for visitors, FORBIDDEN for users */
export const refuseOthers = (audience: Audience, user: User | null): void => {
  if (!audiences[audience].allows(user)) throw new DomainError(user ? 'FORBIDDEN' : 'UNAUTHENTICATED')
}
