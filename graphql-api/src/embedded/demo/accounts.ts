import type { EntityManager } from 'typeorm'
import { noteNames } from '../../database/name-words.js'
import { User } from '../../user/user.entity.js'

/** The accounts of the demo shop: identities of the Auth emulator and rows of the user table, with the same uid. */
export const demoAccounts = [
  { uid: 'demo-owner', email: 'owner.sunnahstore@gmail.com', name: 'Shop Owner', isAdmin: true },
  { uid: 'demo-amina', email: 'amina.sunnahstore@gmail.com', name: 'Amina Rahman', isAdmin: false },
  { uid: 'demo-yusuf', email: 'yusuf.sunnahstore@gmail.com', name: 'Yusuf Karim', isAdmin: false },
] as const

export const demoPassword = 'demo-shop-2026'

/** Creates the users of the demo accounts, so that the owner is an admin before the first sign-in. */
export const seedDemoAccounts = async (db: EntityManager): Promise<void> => {
  const users = demoAccounts.map(({ uid, email, name, isAdmin }) => ({
    uid,
    email,
    name,
    isAdmin,
    emailVerified: true,
  }))
  await db.createQueryBuilder().insert().into(User).values(users).orIgnore().execute()
  await noteNames(
    db,
    users.map(({ name }) => name),
  )
}
