import type { EntityManager } from 'typeorm'
import { noteNames } from '../database/name-words.js'
import { DomainError } from '../errors.js'
import { User } from './user.entity.js'
import type { UpdateProfileInput } from './user.input.js'

/**
 * Changes what people say of themselves. A number that signs somebody in is the identity service's and stays.
 * @throws DomainError BAD_USER_INPUT for another number in its place, UNAUTHENTICATED when the account was removed meanwhile
 */
export const updateProfile = (
  db: EntityManager,
  { id }: User,
  { name, phone, language }: UpdateProfileInput,
): Promise<User> =>
  db.transaction(async (tx) => {
    const user = await tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } })
    if (!user) throw new DomainError('UNAUTHENTICATED')
    if (user.phoneVerified && phone !== undefined && phone !== user.phone)
      throw new DomainError('BAD_USER_INPUT', { fields: { phone: ['phone is confirmed and cannot be changed here'] } })
    if (name) {
      Object.assign(user, { name, nameChosen: true })
      await noteNames(tx, [name])
    }
    if (phone !== undefined) user.phone = phone
    if (language) user.language = language
    return tx.save(User, user)
  })
