import { deliveryTerms } from '@sunnah-store/schema/delivery'
import type { EntityManager } from 'typeorm'
import { readDelivery } from '../../delivery/delivery.service.js'
import type { Order } from '../order.entity.js'

export type Terms = Pick<Order, 'deliveryFee' | 'deliveryMinDays' | 'deliveryMaxDays'>

/** What the delivery of so much to a district costs now, and when it comes. */
export const deliveryTo = async (tx: EntityManager, district: string, subtotal: number): Promise<Terms> => {
  const { fee, minDays, maxDays } = deliveryTerms(await readDelivery(tx), district, subtotal)
  return { deliveryFee: fee, deliveryMinDays: minDays, deliveryMaxDays: maxDays }
}
