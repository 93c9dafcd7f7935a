import DataLoader from 'dataloader'
import { type EntityManager, In } from 'typeorm'
import { User } from './user.entity.js'

export const userLoaders = (db: EntityManager) => ({
  users: new DataLoader(async (ids: readonly string[]) => {
    const users = await db.findBy(User, { id: In([...ids]) })
    return ids.map((id) => users.find((user) => user.id === id) ?? null)
  }),
})
