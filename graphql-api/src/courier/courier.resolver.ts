import { limits } from '@sunnah-store/schema/limits'
import { Args, Ctx, Directive, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context, SignedInContext } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { IdArgs } from '../graphql/id-args.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { OrderOutcome } from '../order/life/order-outcome.js'
import { Order } from '../order/order.entity.js'
import { ConnectedCourier, OpenSending } from './connected-courier.js'
import { CourierNotice } from './courier-notice.entity.js'
import { closeNotice, listNotices } from './courier-notice.service.js'
import { listOpenSendings } from './open-sendings.service.js'
import { listOrdersToSend } from './orders-to-send.service.js'
import { addressOf } from './parcel.js'
import { OrderIdsArgs, SendOrdersArgs } from './send-orders.args.js'
import { sendOrders } from './send-orders.service.js'

@Resolver()
export class CourierResolver {
  @Directive('@staff')
  @CountsAs(2)
  @Query(() => [ConnectedCourier], { description: 'The couriers that the shop is connected to.' })
  couriers(@Ctx() { couriers }: Context): ConnectedCourier[] {
    return couriers.map((courier) => new ConnectedCourier(courier))
  }

  @Directive('@staff')
  @CountsAs(10)
  @Query(() => [Order], { description: 'Those of these orders that have not left the shop, the oldest first.' })
  ordersToSend(@Ctx() { db }: Context, @Args(() => OrderIdsArgs) { orderIds }: OrderIdsArgs) {
    return listOrdersToSend(db, orderIds)
  }

  @Directive('@staff')
  @CountsAs(10)
  @Query(() => [OpenSending], {
    description: 'Orders that couriers were told of and have not answered, so that nobody knows yet; the first first.',
  })
  openSendings(@Ctx() { db }: Context) {
    return listOpenSendings(db)
  }

  @Directive('@staff')
  @CountsAs(10)
  @Query(() => [CourierNotice], {
    description: `What couriers said and somebody has to look at, the newest first; at most ${limits.courierNotices.listed}.`,
  })
  courierNotices(@Ctx() { db }: Context) {
    return listNotices(db)
  }

  @Directive('@staff')
  @Mutation(() => Boolean, {
    description: 'Somebody has looked at what a courier said; false when it is not there, or was looked at before.',
  })
  closeCourierNotice(@Ctx() { db }: Context, @Args(() => IdArgs) { id }: IdArgs) {
    return closeNotice(db, id)
  }

  @Directive('@staff')
  // Most send far fewer; with the most as the measure, one could not ask for their lines.
  @CountsAs(10)
  @Mutation(() => [OrderOutcome], {
    description:
      'Hands orders to a courier, each by itself and once: after COURIER_SILENT the courier is asked before it is told again. COURIER_REFUSED with its words; BEING_SENT; STATUS_CHANGED and ORDER_CHANGED when it is not as it was seen; NOT_FOUND; COURIER_NOT_SET_UP.',
  })
  sendOrders(
    @Ctx() { db, user, couriers }: SignedInContext,
    @Args(() => SendOrdersArgs) { orderIds, courier, note = null, seen }: SendOrdersArgs,
  ) {
    const actor = { id: user.id, by: OrderActor.ADMIN }
    const connected = couriers.find(({ code }) => code === courier)
    if (!connected) return orderIds.map((id): OrderOutcome => ({ id, order: null, code: 'COURIER_NOT_SET_UP' }))
    return sendOrders(db, connected, actor, { ids: orderIds, note, seen })
  }
}

@Resolver(() => Order)
export class CourierAddressResolver {
  @Directive('@staff')
  @FieldResolver(() => String, { description: 'Its address in one line, as couriers get it.' })
  courierAddress(@Root() order: Order) {
    return addressOf(order)
  }
}

@Resolver(() => CourierNotice)
export class CourierNoticeResolver {
  @FieldResolver(() => Order, { nullable: true, description: 'The order that it is about, where that is known.' })
  async order(@Root() { orderId }: CourierNotice, @Ctx() { db }: Context) {
    return orderId === null ? null : db.findOneBy(Order, { id: orderId })
  }
}
