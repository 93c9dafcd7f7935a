import { Args, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql'
import type { Context, SignedInContext } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { Order } from '../order.entity.js'
import { listOrdersByIds } from '../order-list.service.js'
import { asAdmin } from './change-order.js'
import { listCouriers } from './list-couriers.service.js'
import { ManyOrdersArgs, ManyStepsArgs, ManyWaysBackArgs } from './many-orders.args.js'
import { OrderOutcome } from './order-outcome.js'
import { OrderStatus } from './order-status.js'
import { takeBackStepOfEach, takeStepOfEach } from './told-by-itself.js'

/** What is done to many orders at once. */
@Resolver(() => Order)
export class ManyOrdersResolver {
  @Directive('@staff')
  @CountsAs(10)
  @Mutation(() => [OrderOutcome], {
    description: 'The shoppers said yes. Each order by itself: what is refused keeps none of the others back.',
  })
  confirmOrders(@Ctx() { db, user }: SignedInContext, @Args(() => ManyStepsArgs) { ids, seen }: ManyStepsArgs) {
    return takeStepOfEach(db, asAdmin(user), ids, OrderStatus.CONFIRMED, seen)
  }

  @Directive('@staff')
  @CountsAs(10)
  @Mutation(() => [OrderOutcome], {
    description:
      'Notes that orders were delivered, now. Each by itself: what is refused keeps none of the others back. NEEDS_ATTENTION of what is coming back or was kept in part: that is for markDelivered or deliverPartly.',
  })
  deliverOrders(@Ctx() { db, user }: SignedInContext, @Args(() => ManyStepsArgs) { ids, seen }: ManyStepsArgs) {
    return takeStepOfEach(db, asAdmin(user), ids, OrderStatus.DELIVERED, seen)
  }

  @Directive('@staff')
  @CountsAs(10)
  @Mutation(() => [OrderOutcome], {
    description:
      'Takes back the last step of each, as takeBackOrderStep does: what is refused keeps none of the others back.',
  })
  takeBackOrderSteps(
    @Ctx() { db, user }: SignedInContext,
    @Args(() => ManyWaysBackArgs) { ids, expectedStatus, seen }: ManyWaysBackArgs,
  ) {
    return takeBackStepOfEach(db, asAdmin(user), ids, expectedStatus, seen)
  }

  @Directive('@staff')
  // Most ask for far fewer, and their lines are read at once.
  @CountsAs(10)
  @Query(() => [Order], { description: 'These orders, in this order, without those that are not there any more.' })
  ordersByIds(@Ctx() { db }: Context, @Args(() => ManyOrdersArgs) { ids }: ManyOrdersArgs) {
    return listOrdersByIds(db, ids)
  }

  @Directive('@staff')
  @Query(() => [String], {
    description: 'The couriers and riders that orders were sent by, in alphabetical order; up to 50.',
  })
  couriersUsed(@Ctx() { db }: Context) {
    return listCouriers(db)
  }
}
