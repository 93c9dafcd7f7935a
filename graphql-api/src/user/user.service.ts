import type { EntityManager } from 'typeorm'
import type { PageArgs } from '../graphql/page.js'
import { User } from './user.entity.js'

export const listUsers = (db: EntityManager, { page, size }: PageArgs): Promise<User[]> =>
  db.find(User, { order: { createdAt: 'DESC', id: 'DESC' }, skip: page * size, take: size })

export const countUsers = (db: EntityManager): Promise<number> => db.count(User)
