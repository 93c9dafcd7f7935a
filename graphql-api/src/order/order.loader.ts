import DataLoader from 'dataloader'
import { type EntityManager, In } from 'typeorm'
import { OrderLine } from './order-line.entity.js'

export const orderLoaders = (db: EntityManager) => ({
  orderLines: new DataLoader(async (orderIds: readonly string[]) => {
    const lines = await db.find(OrderLine, { where: { orderId: In([...orderIds]) }, order: { position: 'ASC' } })
    return orderIds.map((id) => lines.filter(({ orderId }) => orderId === id))
  }),
})
