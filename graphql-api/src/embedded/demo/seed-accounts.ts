import type { EntityManager } from 'typeorm'
import { User } from '../../user/user.entity.js'
import { demoAccounts } from './accounts.js'

/** Makes the users of the demo accounts, so that the owner is an admin before the first sign-in. */
export const seedDemoAccounts = async (db: EntityManager): Promise<void> => {
  const users = demoAccounts.map(({ uid, email, name, isAdmin }) => ({
    uid,
    email,
    name,
    isAdmin,
    emailVerified: true,
  }))
  await db.createQueryBuilder().insert().into(User).values(users).orIgnore().execute()
}
