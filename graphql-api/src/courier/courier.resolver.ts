import { limits } from '@sunnah-store/schema/limits'
import { minutesToRelease } from '@sunnah-store/schema/order-steps'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Args, Ctx, Directive, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context, SignedInContext } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { IdArgs } from '../graphql/id-args.js'
import { asAdmin } from '../order/life/change-order.js'
import { OrderOutcome } from '../order/life/order-outcome.js'
import { Order } from '../order/order.entity.js'
import { ConnectedCourier, OpenSending } from './connected-courier.js'
import { CourierNotice } from './courier-notice.entity.js'
import { closeNotice, listNotices } from './courier-notice.service.js'
import { NoteTrackingArgs } from './note-tracking.args.js'
import { noteTracking } from './note-tracking.service.js'
import { listOpenSendings } from './open-sendings.service.js'
import { listOrdersToSend } from './orders-to-send.service.js'
import { addressOf } from './parcel.js'
import { ReleaseOrderArgs } from './release-order.args.js'
import { releaseOrder } from './release-order.service.js'
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

  @Directive('@admin')
  @Mutation(() => Order, {
    description: `Releases an order from a courier that was told of it ${minutesToRelease} minutes ago or earlier and has not answered: it may be changed and sent again, and what that courier says of it is kept in courierNotices. The courier may have the parcel: ask it first. NOT_FOUND; STATUS_CHANGED when it has left the shop; BEING_SENT before that time.`,
  })
  releaseOrder(
    @Ctx() { db, user }: SignedInContext,
    @Args(() => ReleaseOrderArgs) { id, note = null }: ReleaseOrderArgs,
  ) {
    return releaseOrder(db, id, asAdmin(user), note)
  }

  @Directive('@staff')
  @Mutation(() => Order, {
    description:
      "Notes the courier's number for the parcel of an order that was sent, where the courier has not told it itself, or another in the place of one that was typed. The same again changes nothing. NOT_FOUND; STATUS_CHANGED when it is not sent; TRACKING_KNOWN when the courier has told it.",
  })
  noteTracking(
    @Ctx() { db, user, couriers }: SignedInContext,
    @Args(() => NoteTrackingArgs) { id, trackingCode }: NoteTrackingArgs,
  ) {
    return noteTracking(db, couriers, id, asAdmin(user), trackingCode)
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
    const connected = couriers.find(({ code }) => code === courier)
    if (!connected) return orderIds.map((id): OrderOutcome => ({ id, order: null, code: 'COURIER_NOT_SET_UP' }))
    return sendOrders(db, connected, asAdmin(user), { ids: orderIds, note, seen })
  }
}

@Resolver(() => Order)
export class OrderAtCourierResolver {
  @Directive('@staff')
  @FieldResolver(() => String, { description: 'Its address in one line, as couriers get it.' })
  courierAddress(@Root() order: Order) {
    return addressOf(order)
  }

  @Directive('@staff')
  @FieldResolver(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      'Since when a courier has been told of it and has not answered, UTC: until that is known no step of it is taken. Null: none.',
  })
  async sendingSince(@Root() { id }: Order, @Ctx() { loaders }: Context) {
    return (await loaders.openSendings.load(id))?.since ?? null
  }

  @Directive('@staff')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The name of the courier that was told of it then, or its code where the shop is not connected to it any more.',
  })
  async sendingTo(@Root() { id }: Order, @Ctx() { loaders, couriers }: Context) {
    const told = (await loaders.openSendings.load(id))?.courierCode
    return couriers.find(({ code }) => code === told)?.name ?? told ?? null
  }

  @Directive('@staff')
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'What the courier says it collected, in whole taka, where that is another sum than it comes to, or only some of it was taken; null once somebody has looked at that.',
  })
  collectedOtherwise(@Root() { id }: Order, @Ctx() { loaders }: Context) {
    return loaders.collectedOtherwise.load(id)
  }
}

@Resolver(() => CourierNotice)
export class CourierNoticeResolver {
  @FieldResolver(() => Order, { nullable: true, description: 'The order that it is about, where that is known.' })
  order(@Root() { orderId }: CourierNotice, @Ctx() { loaders }: Context) {
    return orderId === null ? null : loaders.orders.load(orderId)
  }
}
