import { type Static, Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import type { RestUsersQuery } from './documents.generated.js'
import { oneOf, text, userId } from './fields.js'

export const userSchema = Type.Object(
  {
    _id: userId,
    name: Type.String({ minLength: 1, maxLength: limits.name, description: '1 to 80 characters.' }),
    email: Type.String({
      maxLength: 320,
      description: 'Unique, whatever its case; empty for somebody who signs in by phone.',
    }),
    phone: text('As +880…; null when it is not known.'),
    photoURL: text('The picture of the user.'),
    role: oneOf(
      ['admin', 'staff', 'user'],
      'Whether this person manages the shop, as admins and owners do, or works in it.',
    ),
    emailVerified: Type.Boolean({ description: 'Whether the email is confirmed.' }),
  },
  { $id: 'User', description: 'Somebody with an account: a shopper, or somebody who works in the shop.' },
)
type RestUser = Static<typeof userSchema>

const roleNames = { OWNER: 'admin', ADMIN: 'admin', STAFF: 'staff', SHOPPER: 'user' } as const

export const asRestUser = (user: RestUsersQuery['users']['items'][number]): RestUser => ({
  _id: user.id,
  name: user.name,
  email: user.email ?? '',
  phone: user.phone,
  photoURL: user.photoUrl,
  role: roleNames[user.role],
  emailVerified: user.emailVerified,
})

export const exampleUser: RestUser = {
  _id: '7c8d9e0f-1a2b-4c3d-8e4f-5a6b7c8d9e0f',
  name: 'Amina Rahman',
  email: 'amina.sunnahstore@gmail.com',
  phone: null,
  photoURL: null,
  role: 'user',
  emailVerified: true,
}
