import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { readCsv } from '../../csv/read-csv.js'
import { queryRows } from '../../database/query-rows.js'
import { DomainError } from '../../errors.js'
import { type PayoutRow, readPayoutRows } from './payout-columns.js'
import { type PayoutFile, type PayoutFileOther, WhyNotOwed } from './payout-file.js'

const most = { rows: 2 * limits.payout.orders, cells: limits.payout.file }

/** An order as the shop knows it. */
interface Known {
  id: string
  number: string
  courier: string | null
  total: number
  isPayable: boolean
  paidOn: string | null
}

/**
 * What a courier's file says of its orders, which are found by their numbers, and what it collected and kept for them.
 * @throws DomainError BAD_USER_INPUT when it cannot be read
 */
export const matchPayoutFile = async (db: EntityManager, courier: string, content: string): Promise<PayoutFile> => {
  const { rows: table, fault } = await readCsv(Buffer.from(content), most)
  if (fault) throw new DomainError('BAD_USER_INPUT', { fields: { content: [`${fault.code} in row ${fault.row}`] } })
  const { rows, ignoredColumns } = readPayoutRows(table)
  const named = rows.flatMap(({ number, ...row }) => (number ? [{ ...row, number }] : []))
  const numbers = [...new Set(named.map(({ number }) => number))]
  const known = await findKnown(db, numbers)
  const found = known.filter((order) => order.isPayable && order.courier === courier).slice(0, limits.payout.orders)
  return {
    ...{ rows: named.length, ignoredColumns },
    collected: sumOf(named, 'collected'),
    charges: sumOf(named, 'charges'),
    unreadable: [...new Set(named.flatMap(({ number, isUnreadable }) => (isUnreadable ? number : [])))],
    orderIds: found.map(({ id }) => id),
    lines: found.map(({ id, number }) => ({
      orderId: id,
      collected: sumOf(
        named.filter((row) => row.number === number),
        'collected',
      ),
    })),
    others: numbers.flatMap((number) =>
      found.some((order) => order.number === number) ? [] : otherOf(number, known, courier),
    ),
  }
}

/** Null: the file does not say it, or not of every row. */
const sumOf = (rows: readonly PayoutRow[], of: 'collected' | 'charges'): number | null => {
  const sums = rows.flatMap((row) => row[of] ?? [])
  return sums.length > 0 && sums.length === rows.length ? Math.round(sums.reduce((sum, one) => sum + one)) : null
}

/** Why an order that the file names is not owed by this courier. */
const otherOf = (number: string, known: readonly Known[], courier: string): PayoutFileOther => {
  const order = known.find((one) => one.number === number)
  const other = { number, courier: null, day: null }
  if (!order) return { ...other, why: WhyNotOwed.UNKNOWN }
  if (order.courier !== null && order.courier !== courier)
    return { ...other, why: WhyNotOwed.OTHER_COURIER, courier: order.courier }
  if (order.paidOn !== null) return { ...other, why: WhyNotOwed.PAID, day: order.paidOn }
  return { ...other, why: WhyNotOwed.NOT_DELIVERED }
}

const findKnown = (db: EntityManager, numbers: readonly string[]): Promise<Known[]> =>
  queryRows(
    db,
    `SELECT "order".id, number, shipment.courier, total::float8 AS total, payout.day::text AS "paidOn",
       shipment."orderId" IS NOT NULL AND "deliveredAt" IS NOT NULL AND "payoutId" IS NULL AS "isPayable"
     FROM "order" LEFT JOIN shipment ON "orderId" = "order".id LEFT JOIN payout ON payout.id = "payoutId"
     WHERE number = ANY($1) AND "deletedAt" IS NULL ORDER BY number`,
    [numbers],
  )
