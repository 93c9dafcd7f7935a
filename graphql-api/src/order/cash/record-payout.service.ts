import { createHash } from 'node:crypto'
import { type EntityManager, In } from 'typeorm'
import { dayOf } from '../../database/local-day.js'
import { queryRows } from '../../database/query-rows.js'
import { DomainError } from '../../errors.js'
import { Shipment } from '../life/shipment.entity.js'
import { payable, restOf } from './cash.service.js'
import { Payout, PayoutReason } from './payout.entity.js'
import type { PayoutInput } from './payout.input.js'

/**
 * Enters what a courier has paid out for some of its orders, in one transaction. The same key with the same payout again
 * answers the first.
 * @throws DomainError NOT_OWED with the orders that this courier does not owe, or not any more; BAD_USER_INPUT when another
 *   sum came than should have and no reason is given, or when it came before its orders were delivered; IDEMPOTENCY_MISMATCH
 */
export const recordPayout = (db: EntityManager, adminId: string, input: PayoutInput): Promise<Payout> =>
  db.transaction(async (tx) => {
    const { idempotencyKey, orderIds, courier, day, received, charges } = input
    const requestHash = hashOf(input)
    // Two of the same key wait for each other.
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`payout ${adminId} ${idempotencyKey}`])
    const earlier = await tx.findOneBy(Payout, { adminId, idempotencyKey })
    if (earlier && earlier.requestHash !== requestHash) throw new DomainError('IDEMPOTENCY_MISMATCH')
    if (earlier) return earlier
    // So do two that bring the same rest.
    await lockPayoutsOf(tx, courier)

    const orders = await queryRows<{ id: string; number: string; total: number; deliveredOn: string }>(
      tx,
      `SELECT id, number, total::float8 AS total, ${dayOf('"deliveredAt"')}::text AS "deliveredOn" FROM ${payable} AND courier = $1 AND id = ANY($2) ORDER BY id FOR UPDATE`,
      [courier, orderIds],
    )
    const missing = orderIds.filter((id) => !orders.some((order) => order.id === id))
    if (missing.length > 0) throw new DomainError('NOT_OWED', { orderIds: missing })

    const lastOn = orders
      .map(({ deliveredOn }) => deliveredOn)
      .sort()
      .at(-1)
    if (lastOn && day < lastOn)
      throw new DomainError('BAD_USER_INPUT', {
        fields: { day: [`day must not be before ${lastOn}, when the last of its orders was delivered`] },
      })

    const expected = orders.reduce((sum, { total }) => sum + total, 0)
    const agrees = received === expected - charges
    if (!agrees && !input.reason)
      throw new DomainError('BAD_USER_INPUT', {
        fields: { reason: ['reason must say why another sum came than should have'] },
      })
    const isOfRest = !agrees && input.reason === PayoutReason.STILL_OWED
    if (orders.length === 0 && !isOfRest)
      throw new DomainError('BAD_USER_INPUT', {
        fields: { orderIds: ['orderIds must not be empty, except for what was still owed'] },
      })
    if (isOfRest && received - (expected - charges) > (await restOf(tx, courier)))
      throw new DomainError('BAD_USER_INPUT', {
        fields: { reason: ['reason must not be STILL_OWED when more came than the courier still owed'] },
      })
    const { id } = await tx.save(Payout, {
      ...{ courier, day, received, charges, expected, adminId, idempotencyKey, requestHash },
      orderCount: orders.length,
      orderNumbers: orders.map(({ number }) => number).sort(),
      reason: agrees ? null : (input.reason ?? null),
      note: input.note ?? null,
    })
    await tx.update(Shipment, { orderId: In(orderIds) }, { payoutId: id })
    return tx.findOneByOrFail(Payout, { id })
  })

/** Lets one payout of a courier wait for the other. */
export const lockPayoutsOf = (tx: EntityManager, courier: string): Promise<unknown> =>
  tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [`payout of ${courier}`])

const hashOf = ({ courier, day, received, charges, orderIds, reason = null, note = null }: PayoutInput) =>
  createHash('sha256')
    .update(JSON.stringify([courier, day, received, charges, [...orderIds].sort(), reason, note]))
    .digest('hex')
