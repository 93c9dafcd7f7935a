import { type EntityManager, Like, Not } from 'typeorm'
import type { PageArgs } from '../graphql/page.js'
import { FREED, User } from './user.entity.js'

// Who gave the email up to another identity can never come back; the row is kept for its orders only.
const reachable = { email: Not(Like(`%${FREED}`)) }

export const listUsers = (db: EntityManager, { page, size }: PageArgs): Promise<User[]> =>
  db.find(User, { where: reachable, order: { createdAt: 'DESC', id: 'DESC' }, skip: page * size, take: size })

export const countUsers = (db: EntityManager): Promise<number> => db.countBy(User, reachable)
