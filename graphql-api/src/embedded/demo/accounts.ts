import type { EntityManager } from 'typeorm'
import { noteNames } from '../../database/name-words.js'
import { Role } from '../../user/role.js'
import { User } from '../../user/user.entity.js'

/** The accounts of the demo shop: identities of the Auth emulator and rows of the user table, with the same uid. */
export const demoAccounts = [
  { uid: 'demo-owner', email: 'owner.sunnahstore@gmail.com', name: 'Shop Owner', role: Role.OWNER },
  { uid: 'demo-nusrat', email: 'nusrat.sunnahstore@gmail.com', name: 'Nusrat Jahan', role: Role.STAFF },
  { uid: 'demo-amina', email: 'amina.sunnahstore@gmail.com', name: 'Amina Rahman', role: Role.SHOPPER },
  { uid: 'demo-yusuf', email: 'yusuf.sunnahstore@gmail.com', name: 'Yusuf Karim', role: Role.SHOPPER },
] as const

export const demoPassword = 'demo-shop-2026'

/** Creates the users of the demo accounts, so that who works in the shop does before the first sign-in. */
export const seedDemoAccounts = async (db: EntityManager): Promise<void> => {
  const users = demoAccounts.map(({ uid, email, name, role }) => ({
    uid,
    email,
    name,
    role,
    emailVerified: true,
  }))
  await db.createQueryBuilder().insert().into(User).values(users).orIgnore().execute()
  await noteNames(
    db,
    users.map(({ name }) => name),
  )
}
