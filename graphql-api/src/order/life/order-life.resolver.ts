import { limits } from '@sunnah-store/schema/limits'
import { Arg, Args, Ctx, Directive, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql'
import type { Context, SignedInContext } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { Order } from '../order.entity.js'
import { AddOrderNoteArgs } from './add-order-note.args.js'
import { addOrderNote } from './add-order-note.service.js'
import { CancelMyOrderArgs } from './cancel-my-order.args.js'
import { cancelMyOrder } from './cancel-my-order.service.js'
import { asAdmin } from './change-order.js'
import { DeliverPartlyInput } from './deliver-partly.input.js'
import { deliverPartly } from './deliver-partly.service.js'
import { isLost } from './lost.js'
import { noteCall } from './note-call.service.js'
import { isForShopper, OrderActor, OrderEvent } from './order-event.entity.js'
import { OrderOutcome } from './order-outcome.js'
import { OrderStatus } from './order-status.js'
import { CancelOrderInput, ConfirmOrderInput, ReturnOrderInput, ShipOrdersArgs, StepArgs } from './order-step.input.js'
import { takeStep } from './order-step.service.js'
import { shipOrders } from './ship-orders.service.js'
import { Shipment } from './shipment.entity.js'
import { takeBackStep } from './take-back.service.js'

// A step that is sent twice changes nothing the second time.
const refusals =
  'NOT_FOUND; STATUS_CHANGED with the status as it is now; ORDER_CHANGED when it was corrected since it was seen; BEING_SENT.'

@Resolver(() => Order)
export class OrderLifeResolver {
  @Directive('@staff')
  @Mutation(() => Order, { description: `The shopper said yes on the phone. ${refusals}` })
  confirmOrder(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => ConfirmOrderInput, { description: 'Which order.' }) input: ConfirmOrderInput,
  ) {
    return takeStep(db, input.id, asAdmin(user), { ...input, to: OrderStatus.CONFIRMED })
  }

  @Directive('@staff')
  // Most send far fewer; with the most as the measure, one could not ask for their lines.
  @CountsAs(10)
  @Mutation(() => [OrderOutcome], {
    description:
      'Sends orders by a courier or an own rider, each by itself: what is refused keeps none of the others back.',
  })
  shipOrders(
    @Ctx() { db, user }: SignedInContext,
    @Args(() => ShipOrdersArgs) { shipments }: ShipOrdersArgs,
  ): Promise<OrderOutcome[]> {
    return shipOrders(db, asAdmin(user), shipments)
  }

  @Directive('@staff')
  @Mutation(() => Order, {
    description: `Notes that an order was delivered, now; again changes nothing. ${refusals}`,
  })
  markDelivered(@Ctx() { db, user }: SignedInContext, @Args(() => StepArgs) { id, ...seen }: StepArgs) {
    return takeStep(db, id, asAdmin(user), { ...seen, to: OrderStatus.DELIVERED })
  }

  @Directive('@staff')
  @Mutation(() => Order, {
    description: `Ends an order that has not left the shop: its pieces are in the stock again. ${refusals}`,
  })
  cancelOrder(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => CancelOrderInput, { description: 'Which order, and why.' }) input: CancelOrderInput,
  ) {
    return takeStep(db, input.id, asAdmin(user), { ...input, to: OrderStatus.CANCELLED })
  }

  @Directive('@staff')
  @Mutation(() => Order, {
    description: `An order came back, from the door or later: its pieces are in the stock again, or written off. Or it was LOST on its way, and all of them are written off. ${refusals}`,
  })
  returnOrder(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => ReturnOrderInput, { description: 'Which order, why, and what is spoilt.' })
    input: ReturnOrderInput,
  ) {
    return takeStep(db, input.id, asAdmin(user), { ...input, to: OrderStatus.RETURNED })
  }

  @Directive('@staff')
  @Mutation(() => Order, {
    description: `Some of an order that is on its way was kept at the door, the rest came back: it is DELIVERED, with what was collected as its total; RETURNED where nothing was kept. Again changes nothing. ${refusals}`,
  })
  deliverPartly(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => DeliverPartlyInput, { description: 'Which order, what came back, and what was collected.' })
    input: DeliverPartlyInput,
  ) {
    return deliverPartly(db, asAdmin(user), input)
  }

  @Directive('@staff')
  @Mutation(() => Order, {
    description:
      'Takes back the last step, where somebody in the shop took it by mistake in the last ten minutes and no courier has said the same since. NOT_FOUND; STATUS_CHANGED; ORDER_CHANGED; STEP_STAYS; OUT_OF_STOCK when its pieces were sold meanwhile.',
  })
  takeBackOrderStep(@Ctx() { db, user }: SignedInContext, @Args(() => StepArgs) { id, ...seen }: StepArgs) {
    return takeBackStep(db, id, asAdmin(user), seen)
  }

  @Directive('@staff')
  @Mutation(() => Order, {
    description: `Notes a call that nobody answered, at most ${limits.callsADay} a day and an hour one after the other. NOT_FOUND; STATUS_CHANGED when it is no longer PLACED; ORDER_CHANGED when it was corrected since it was seen; CALLED_OFTEN with nextAt, when the next may be.`,
  })
  noteCall(@Ctx() { db, user }: SignedInContext, @Args(() => StepArgs) { id, ...seen }: StepArgs) {
    return noteCall(db, id, asAdmin(user), seen)
  }

  @Directive('@staff')
  @Mutation(() => Order, {
    description:
      'Adds a note for the shop alone to what happened to an order, wherever it stands. Yours again, with nothing between, changes nothing. NOT_FOUND.',
  })
  addOrderNote(@Ctx() { db, user }: SignedInContext, @Args(() => AddOrderNoteArgs) { id, note }: AddOrderNoteArgs) {
    return addOrderNote(db, id, asAdmin(user), note)
  }

  @Directive('@shopper')
  @Mutation(() => Order, {
    description:
      'Cancels your order, as long as it has not left the shop, and may say why. NOT_FOUND; STATUS_CHANGED with the status as it is now.',
  })
  cancelMyOrder(
    @Ctx() { db, user }: SignedInContext,
    @Args(() => CancelMyOrderArgs) { number, ...why }: CancelMyOrderArgs,
  ) {
    return cancelMyOrder(db, user, number, why)
  }

  @Directive('@signedIn')
  @CountsAs(5)
  @FieldResolver(() => [OrderEvent], {
    description:
      'What happened to it since it was placed, the first first; to shoppers without who wrote it, calls and what couriers say.',
  })
  async events(@Root() { id }: Order, @Ctx() { loaders, user }: Context) {
    const events = await loaders.orderEvents.load(id)
    return user?.isStaff ? events : events.filter(isForShopper)
  }

  @Directive('@signedIn')
  @FieldResolver(() => Boolean, {
    description: 'Whether its parcel was lost on its way: it is RETURNED then, and never came back.',
  })
  async lost(@Root() order: Order, @Ctx() { loaders }: Context) {
    return order.status === OrderStatus.RETURNED && isLost(order, await loaders.orderEvents.load(order.id))
  }

  @Directive('@signedIn')
  @FieldResolver(() => Shipment, { nullable: true, description: 'How it was sent; null until it is.' })
  shipment(@Root() { id }: Order, @Ctx() { loaders }: Context) {
    return loaders.shipments.load(id)
  }
}

@Resolver(() => OrderEvent)
export class OrderEventResolver {
  @Directive('@staff')
  @FieldResolver(() => String, { nullable: true, description: 'What was noted, for the shop alone.' })
  note(@Root() { note }: OrderEvent) {
    return note
  }

  @Directive('@staff')
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many of the pieces that came back cannot be sold any more; null where none.',
  })
  writtenOff(@Root() { writtenOff }: OrderEvent) {
    return writtenOff?.reduce((sum, { quantity }) => sum + quantity, 0) || null
  }

  @Directive('@staff')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of who did it in the shop; null for shoppers, couriers and accounts that are removed.',
  })
  actorName(@Root() { by, userId }: OrderEvent, @Ctx() { loaders }: Context) {
    return by === OrderActor.ADMIN && userId ? loaders.userNames.load(userId) : null
  }
}
