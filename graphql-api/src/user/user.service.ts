import { type EntityManager, In } from 'typeorm'
import { containing, wordsToFind } from '../database/contains.js'
import type { PageArgs } from '../graphql/page.js'
import type { UserFilter } from './user.args.js'
import { REACHABLE, User } from './user.entity.js'

/** SQL for the text that a search for users looks through; the search index is made on this very expression. */
const searchText = `(' ' || name || ' ' || email::text)`

/** One page of the users that the filter lets through, the newest first. */
export const listUsers = async (db: EntityManager, filter: UserFilter, { page, size }: PageArgs): Promise<User[]> => {
  // The page is found in the index alone; whole rows are read only of those who are on it.
  const found = await matching(db, filter)
    .select('user.id', 'id')
    .orderBy('user.createdAt', 'DESC')
    .addOrderBy('user.id', 'DESC')
    .offset(page * size)
    .limit(size)
    .getRawMany<{ id: string }>()
  return db.find(User, { where: { id: In(found.map(({ id }) => id)) }, order: { createdAt: 'DESC', id: 'DESC' } })
}

/** How many users the filter lets through. */
export const countUsers = (db: EntityManager, filter: UserFilter): Promise<number> => matching(db, filter).getCount()

const matching = (db: EntityManager, { search }: UserFilter) => {
  const query = db.createQueryBuilder(User, 'user').where(REACHABLE)
  wordsToFind(search ?? '').forEach((word, i) => {
    query.andWhere(`${searchText} ILIKE :word${i}`, { [`word${i}`]: containing(word) })
  })
  return query
}
