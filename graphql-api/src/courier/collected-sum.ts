import { type EntityManager, IsNull, Not } from 'typeorm'
import { Shipment } from '../order/life/shipment.entity.js'
import type { CourierWord } from './courier.js'
import { CourierNotice } from './courier-notice.entity.js'

/**
 * Takes the sum that a courier tells: the newest one counts, and what was kept of another one needs nobody any more.
 * @returns whether it is another sum than was told last
 */
export const takeSum = async (tx: EntityManager, shipment: Shipment, word: CourierWord): Promise<boolean> => {
  const { orderId, collected } = shipment
  if (word.collected === null || !tellsOfSum.has(word.means) || !isNewest(shipment, word)) return false
  await tx.update(Shipment, { orderId }, { collected: word.collected, collectedAt: word.at })
  if (word.collected === collected) return false
  const open = { orderId, collected: Not(IsNull()), closedAt: IsNull() }
  await tx.update(CourierNotice, open, { closedAt: () => 'now()' })
  return true
}

const tellsOfSum: ReadonlySet<CourierWord['means']> = new Set(['DELIVERED', 'PARTLY_DELIVERED'])

const isNewest = ({ statusAt, lastStatus, collectedAt }: Shipment, { status, at }: CourierWord) => {
  if (collectedAt !== null) return at > collectedAt
  // A courier that is asked tells none: of an older word the sum counts where its status is the one that is known.
  return status === lastStatus || statusAt === null || at >= statusAt
}
