import { latinDigits } from '@sunnah-store/schema/digits'
import { type EntityManager, In } from 'typeorm'
import type { AskedPage } from '../database/asked-page.js'
import { containing, wordsToFind } from '../database/contains.js'
import { findNamed, nameWordsIn, type SearchedText, type TypedWord } from '../database/find-named.js'
import { phoneDigits } from '../database/phone-digits.js'
import { typedName } from '../search/name-word.js'
import { Role } from './role.js'
import { type UserFilter, UserSort } from './user.args.js'
import { REACHABLE, User } from './user.entity.js'

/** A user is searched by name, email and phone; the search index is made on this very text. */
const searchedUser: SearchedText = {
  text: `(' ' || name || ' ' || coalesce(email::text, '') || ' ' || coalesce(phone, ''))`,
  nameWords: nameWordsIn('name'),
}

/** One page of the users that the filter lets through. */
export const listUsers = async (
  db: EntityManager,
  filter: UserFilter,
  { page, size }: AskedPage,
  sort = UserSort.NEWEST,
): Promise<User[]> => {
  // The page is found in the index alone; whole rows are read only of those who are on it.
  const matches = await matching(db, filter)
  const direction = sort === UserSort.OLDEST ? 'ASC' : 'DESC'
  if (sort === UserSort.RIGHTS_FIRST) matches.addOrderBy('user.role')
  const found = await matches
    .select('user.id', 'id')
    .addOrderBy('user.createdAt', direction)
    .addOrderBy('user.id', direction)
    .offset(page * size)
    .limit(size)
    .getRawMany<{ id: string }>()
  const users = await db.findBy(User, { id: In(found.map(({ id }) => id)) })
  return found.flatMap(({ id }) => users.filter((user) => user.id === id))
}

/** How many users the filter lets through. */
export const countUsers = async (db: EntityManager, filter: UserFilter): Promise<number> =>
  (await matching(db, filter)).getCount()

const matching = (db: EntityManager, { search, worksHere }: UserFilter) => {
  const query = db.createQueryBuilder(User, 'user').where(REACHABLE)
  // By the order of the roles, so that the index of the list finds either.
  if (typeof worksHere === 'boolean')
    query.andWhere(`user.role ${worksHere ? '<' : '='} :shopper`, { shopper: Role.SHOPPER })
  return findNamed(db, query, searchedUser, userWords(search ?? ''))
}

const userWords = (search: string): TypedWord[] => {
  const phone = phoneDigits(latinDigits(search))
  if (phone) return [{ part: containing(phone), name: '' }]
  return wordsToFind(search).map((word) => ({ part: containing(word), name: typedName(word) }))
}
