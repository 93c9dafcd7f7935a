import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import { lockUser } from '../../user/lock-user.js'
import type { User } from '../../user/user.entity.js'
import { Address } from './address.entity.js'
import type { AddressInput } from './address.input.js'

/** A shopper's saved addresses, the default in front, then in the order in which they were saved. */
export const listAddresses = (db: EntityManager, { id }: User): Promise<Address[]> =>
  db.find(Address, { where: { userId: id }, order: { isDefault: 'DESC', createdAt: 'ASC', id: 'ASC' } })

/**
 * Saves an address, or replaces one of the shopper's own. For somebody else, it is the default only when asked for.
 * @returns all that are saved now
 * @throws DomainError NOT_FOUND, for somebody else's too; ADDRESSES_FULL
 */
export const saveAddress = (
  db: EntityManager,
  shopper: User,
  { id, isDefault, area, receiverName, label, address, district, phone }: AddressInput,
): Promise<Address[]> =>
  db.transaction(async (tx) => {
    await lockUser(tx, shopper.id)
    const saved = await listAddresses(tx, shopper)
    const before = id ? findOwn(saved, id) : null
    if (!before && saved.length >= limits.addresses) throw new DomainError('ADDRESSES_FULL', { most: limits.addresses })
    const isOwn = !receiverName
    const first = isDefault || before?.isDefault === true || (isOwn && saved.every((other) => !other.isDefault))
    if (first) await tx.update(Address, { userId: shopper.id, isDefault: true }, { isDefault: false })
    await tx.save(Address, {
      ...(before && { id: before.id }),
      userId: shopper.id,
      label,
      address,
      area: area || null,
      district,
      receiverName: receiverName ?? null,
      phone,
      isDefault: first,
    })
    return listAddresses(tx, shopper)
  })

/**
 * Removes an address; when it was the default, the first one saved at which the shopper receives takes its place.
 * @returns what is saved now
 * @throws DomainError NOT_FOUND, for somebody else's too
 */
export const removeAddress = (db: EntityManager, shopper: User, id: string): Promise<Address[]> =>
  db.transaction(async (tx) => {
    await lockUser(tx, shopper.id)
    const saved = await listAddresses(tx, shopper)
    const gone = findOwn(saved, id)
    await tx.delete(Address, { id })
    const next = saved.find((other) => other !== gone && other.receiverName === null)
    if (gone.isDefault && next) await tx.update(Address, { id: next.id }, { isDefault: true })
    return listAddresses(tx, shopper)
  })

const findOwn = (saved: Address[], id: string) => {
  const found = saved.find((address) => address.id === id)
  if (!found) throw new DomainError('NOT_FOUND', { addressId: id })
  return found
}
