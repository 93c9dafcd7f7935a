import type { Order } from '../order/order.entity.js'
import type { Parcel } from './courier.js'

// What couriers print of a note.
const NOTE = 250

/** The whole address in one line, as couriers take it. */
export const addressOf = ({ address, area, district }: Pick<Order, 'address' | 'area' | 'district'>): string =>
  [address.replace(/\s+/g, ' ').trim(), area, district].filter(Boolean).join(', ')

/**
 * An order as couriers take it: the phone in its eleven digits, the cash in whole taka.
 * @param note of whoever sends it; what the shopper wrote for the rider is added, as far as there is room
 */
export const parcelOf = (order: Order, note: string | null): Parcel => {
  const said = [note, order.callFirst ? 'Call before coming' : null, order.riderNote].filter(Boolean).join('. ')
  return {
    invoice: order.number,
    name: order.receiverName ?? order.customerName,
    phone: order.phone.replace(/^\+88/, ''),
    address: addressOf(order),
    cash: order.total,
    note: said.slice(0, NOTE) || null,
  }
}
