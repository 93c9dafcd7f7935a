import { enFormat } from './format.ts'

const { number } = enFormat

/** Who may do what in the shop, and how that changes. */
export const rights = {
  you: 'You',
  groups: 'Which users',
  group: (name: string, count?: number) => (count === undefined ? name : `${name} (${number(count)})`),
  groupNames: { all: 'All', team: 'Works here', shoppers: 'Shoppers' },
  sort: 'Sort',
  sorts: { rights: 'Who has rights first', newest: 'Newest first', oldest: 'Oldest first' },
  aboutRights:
    'Staff see products and orders, and take every step of an order but removing it. Admins see all but give no rights. The last owner stays.',
  signs: { OWNER: 'Owner', ADMIN: 'Admin', STAFF: 'Staff', SHOPPER: 'Shopper' },
  rightsOf: (name: string) => `Rights of ${name}`,
  roleNames: {
    OWNER: 'Owner: everything',
    ADMIN: 'Admin: all but rights',
    STAFF: 'Staff: handles orders',
    SHOPPER: 'Shopper: no rights',
  },
  make: { ADMIN: 'Make Admin', STAFF: 'Make Staff' },
  roleQuestions: {
    OWNER: (name: string) => `Make ${name} an owner?`,
    ADMIN: (name: string) => `Make ${name} an admin?`,
    STAFF: (name: string) => `Make ${name} staff?`,
    SHOPPER: (name: string) => `Take all rights from ${name}?`,
  },
  roleTexts: {
    OWNER: 'An owner may do everything in the shop, also give rights and take them, yours too.',
    ADMIN: 'An admin sees every order and phone number and changes prices, stock and products.',
    STAFF: 'Staff see products and all orders with their phone numbers, and take every step of an order.',
    SHOPPER: 'From now on this is an account for shopping only.',
  },
  yes: { OWNER: 'Make Owner', ADMIN: 'Make Admin', STAFF: 'Make Staff', SHOPPER: 'Take the rights' },
  leave: {
    OWNER: 'Leave as owner',
    ADMIN: 'Leave as admin',
    STAFF: 'Leave as staff',
    SHOPPER: 'Leave as shopper',
  },
  isKnown: (address: string) => `${address} is confirmed.`,
  isUnknown: (address: string) => `${address} is not confirmed.`,
  nobodyHasShown: 'Nobody has shown that this person reads it.',
  iKnow: 'I know this person, and the address is theirs',
  changed: {
    OWNER: (name: string) => `${name} is an owner now`,
    ADMIN: (_: string) => 'Make Admin successfully',
    STAFF: (name: string) => `${name} is staff now`,
    SHOPPER: (name: string) => `${name} has no rights any more`,
  },
  makeFailed: 'Failed to Make admin',
  changeFailed: 'The rights could not be changed',
  lastOwner: 'This is the last owner. The shop needs one, so nothing was changed.',
}
