import type { Actor } from '../order/life/change-order.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { CancelReason, OrderStatus } from '../order/life/order-status.js'
import { type OrderStep, takeStep } from '../order/life/order-step.service.js'
import { setMessageSettings } from '../order/message/message-settings.service.js'
import { OrderMessage } from '../order/message/order-message.entity.js'
import { OrderMessageKind } from '../order/message/order-message-kind.js'
import { writeOrderMessages } from '../order/message/write-order-messages.service.js'
import type { Order } from '../order/order.entity.js'
import type { PlaceOrderInput } from '../order/order.input.js'
import { placeOrder } from '../order/place-order.service.js'
import { OutboxMessage } from '../outbox/outbox-message.entity.js'
import type { User } from '../user/user.entity.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from './factories.js'
import { markDelivered } from './mark-delivered.js'
import { openTestServer, type TestServer } from './test-server.js'

/** A shop whose orders are told about. */
export interface MessageShop extends TestServer {
  admin: Actor
  /** Nothing is waiting to be told or sent, and nothing is switched off. */
  tellAll: () => Promise<void>
  /** The messages that are due are written for the mailer and, up to so many a day, for the SMS gateway. */
  write: (textsADay?: number, mail?: boolean) => Promise<unknown>
  written: () => Promise<OutboxMessage[]>
  /** The ten minutes in which steps can be taken back are over. */
  later: () => Promise<unknown>
  /** The messages that are written now, by kind. */
  told: () => Promise<string[]>
  order: (given?: Partial<PlaceOrderInput>, shopper?: User) => Promise<Order>
  step: (order: Order, given: OrderStep, by?: Actor) => Promise<Order>
  /** As its shopper does. */
  cancelled: (order: Order) => Promise<Order>
  /** Somebody to whom something was delivered. */
  known: () => Promise<User>
}

const every = Object.values(OrderMessageKind)
const sender = { url: 'https://shop.example', phone: '+8801800000000' }

export const openMessageShop = async (): Promise<MessageShop> => {
  const server = await openTestServer()
  const { db } = server
  const admin = { id: (await buildAdmin(db)).id, by: OrderActor.ADMIN }
  const write: MessageShop['write'] = (textsADay = 0, mail = true) =>
    writeOrderMessages(db, sender, { mail, textsADay })
  const written = () => db.find(OutboxMessage, { order: { dueAt: 'ASC' } })
  const step: MessageShop['step'] = ({ id }, given, by = admin) => takeStep(db, id, by, given)
  const order: MessageShop['order'] = async (given = {}, shopper) => {
    const product = await buildProduct(db, { name: 'Oud <b>Attar</b>', nameBn: 'উদ আতর' })
    const amina = shopper ?? (await buildShopper(db, { emailVerified: true }))
    return placeOrder(db, amina, orderInput([product], given))
  }
  return {
    ...server,
    ...{ admin, write, written, step, order },
    tellAll: async () => {
      await db.clear(OutboxMessage)
      await db.clear(OrderMessage)
      await setMessageSettings(db, { byMail: every, bySms: every })
    },
    later: () => db.query(`UPDATE order_message SET "dueAt" = "dueAt" - interval '11 minutes'`),
    told: async () => {
      await db.clear(OutboxMessage)
      await write()
      return (await written()).map(({ kind }) => kind)
    },
    cancelled: (one) =>
      step(
        one,
        { to: OrderStatus.CANCELLED, reason: CancelReason.SHOPPER_CHANGED_MIND },
        { id: one.userId ?? '', by: OrderActor.SHOPPER },
      ),
    known: async () => {
      const shopper = await buildShopper(db, { emailVerified: true })
      await markDelivered(db, (await order({}, shopper)).id)
      await db.clear(OrderMessage)
      return shopper
    },
  }
}
