import { registerEnumType } from 'type-graphql'

/** What people may do in the shop, who may the most first; so the type `user_role` of the database orders them too. */
export enum Role {
  OWNER = 'OWNER',
  ADMIN = 'ADMIN',
  STAFF = 'STAFF',
  SHOPPER = 'SHOPPER',
}

registerEnumType(Role, {
  name: 'Role',
  description: 'What somebody may do in the shop.',
  valuesConfig: {
    OWNER: { description: 'Everything, and says who may do what.' },
    ADMIN: { description: 'Everything but that.' },
    STAFF: {
      description: 'Reads products and orders, and takes every step of an order; removes none, and sees no users.',
    },
    SHOPPER: { description: 'Buys.' },
  },
})
