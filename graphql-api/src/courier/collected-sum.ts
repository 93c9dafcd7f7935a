import { type EntityManager, IsNull, Not } from 'typeorm'
import { Shipment } from '../order/life/shipment.entity.js'
import type { CourierWord } from './courier.js'
import { CourierNotice } from './courier-notice.entity.js'

/** Whether a word tells of another sum than the courier told last. */
export const tellsNewSum = (
  { statusAt, lastStatus, collected, collectedAt }: Shipment,
  { means, status, at, collected: told }: CourierWord,
): boolean => {
  if (told === null || !(means === 'DELIVERED' || means === 'PARTLY_DELIVERED')) return false
  if (collectedAt !== null) return told !== collected && at > collectedAt
  // A courier that is asked tells none: of an older word the sum counts where its status is the one that is known.
  return status === lastStatus || statusAt === null || at >= statusAt
}

/** The newest sum is the one that counts: what was kept of another one needs nobody any more. */
export const takeSum = async (tx: EntityManager, orderId: string, { collected, at }: CourierWord): Promise<void> => {
  await tx.update(Shipment, { orderId }, { collected, collectedAt: at })
  const open = { orderId, collected: Not(IsNull()), closedAt: IsNull() }
  await tx.update(CourierNotice, open, { closedAt: () => 'now()' })
}
