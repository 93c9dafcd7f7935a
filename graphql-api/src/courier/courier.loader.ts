import DataLoader from 'dataloader'
import { type EntityManager, In, IsNull, Not } from 'typeorm'
import { CourierNotice } from './courier-notice.entity.js'
import { CourierSending } from './courier-sending.entity.js'

export const courierLoaders = {
  collectedOtherwise: ({ db }: { db: EntityManager }) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const notices = await db.find(CourierNotice, {
        where: { orderId: In([...orderIds]), collected: Not(IsNull()), closedAt: IsNull() },
        order: { receivedAt: 'DESC' },
      })
      return orderIds.map((id) => notices.find(({ orderId }) => orderId === id)?.collected ?? null)
    }),
  openSendings: ({ db }: { db: EntityManager }) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const sendings = await db.findBy(CourierSending, { orderId: In([...orderIds]), leftAt: Not(IsNull()) })
      return orderIds.map((id) => sendings.find(({ orderId }) => orderId === id) ?? null)
    }),
}
