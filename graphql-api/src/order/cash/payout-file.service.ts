import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { readCsv } from '../../csv/read-csv.js'
import { DomainError } from '../../errors.js'
import { ALPHABET } from '../order-number.js'
import type { PayoutFile } from './cash.js'
import { payable } from './cash.service.js'

const NUMBER = new RegExp(`\\bSS-[${ALPHABET}]{6}\\b`, 'i')

/**
 * The orders that a courier's file names, by their numbers, in whichever column these stand.
 * @throws DomainError BAD_USER_INPUT when it cannot be read
 */
export const matchPayoutFile = async (db: EntityManager, courier: string, content: string): Promise<PayoutFile> => {
  const { rows, fault } = await readCsv(Buffer.from(content), 2 * limits.payout.orders)
  if (fault) throw new DomainError('BAD_USER_INPUT', { fields: { content: [`${fault.code} in row ${fault.row}`] } })
  const named = rows.flatMap((row) => NUMBER.exec(row.join(' '))?.[0].toUpperCase() ?? [])
  const numbers = [...new Set(named)]
  const found: { id: string; number: string }[] = await db.query(
    `SELECT id, number FROM ${payable} AND courier = $1 AND number = ANY($2) ORDER BY number LIMIT ${limits.payout.orders}`,
    [courier, numbers],
  )
  return {
    rows: named.length,
    orderIds: found.map(({ id }) => id),
    unknown: numbers.filter((one) => !found.some(({ number }) => number === one)),
  }
}
