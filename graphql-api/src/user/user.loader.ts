import DataLoader from 'dataloader'
import { In } from 'typeorm'
import type { Read } from '../database/read.js'
import { User } from './user.entity.js'

export const userLoaders = {
  users: ({ read }: { read: Read }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const users = await read((db) => db.findBy(User, { id: In([...ids]) }))
      return ids.map((id) => users.find((user) => user.id === id) ?? null)
    }),
}
