import type { EntityManager } from 'typeorm'
import { containing, wordsOf } from '../database/contains.js'
import type { PageArgs } from '../graphql/page.js'
import type { UserFilter } from './user.args.js'
import { FREED, User } from './user.entity.js'

/** SQL for the text that a search for users looks through; the search index is made on this very expression. */
const searchText = `(' ' || name || ' ' || email::text)`

/** One page of the users that the filter lets through, the newest first. */
export const listUsers = (db: EntityManager, filter: UserFilter, { page, size }: PageArgs): Promise<User[]> =>
  matching(db, filter)
    .orderBy('user.createdAt', 'DESC')
    .addOrderBy('user.id', 'DESC')
    .offset(page * size)
    .limit(size)
    .getMany()

/** How many users the filter lets through. */
export const countUsers = (db: EntityManager, filter: UserFilter): Promise<number> => matching(db, filter).getCount()

const matching = (db: EntityManager, { search }: UserFilter) => {
  // Who gave the email up to another identity can never come back; the row is kept for its orders only.
  const query = db.createQueryBuilder(User, 'user').where('email NOT LIKE :freed', { freed: `%${FREED}` })
  wordsOf(search ?? '').forEach((word, i) => {
    query.andWhere(`${searchText} ILIKE :word${i}`, { [`word${i}`]: containing(word) })
  })
  return query
}
