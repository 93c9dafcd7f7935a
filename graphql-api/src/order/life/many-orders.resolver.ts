import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsEnum, IsOptional, IsUUID, ValidateNested } from 'class-validator'
import { Args, ArgsType, Ctx, Directive, Field, ID, Mutation, Query, Resolver } from 'type-graphql'
import { In } from 'typeorm'
import type { Context, SignedInContext } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import type { User } from '../../user/user.entity.js'
import { Order } from '../order.entity.js'
import type { Actor } from './change-order.js'
import { listCouriers } from './list-couriers.service.js'
import { OrderActor } from './order-event.entity.js'
import { OrderOutcome } from './order-outcome.js'
import { OrderStatus } from './order-status.js'
import { SeenOrderInput } from './order-step.input.js'
import { takeBackStepOfEach, takeStepOfEach } from './told-by-itself.js'

@ArgsType()
class ManyOrdersArgs {
  @Field(() => [ID], { description: `The orders, each once; at most ${limits.order.atOnce}.` })
  @ArrayNotEmpty()
  @ArrayMaxSize(limits.order.atOnce)
  @ArrayUnique({ message: 'ids must name each order once' })
  @IsUUID(undefined, { each: true })
  ids!: string[]
}

@ArgsType()
class ManyStepsArgs extends ManyOrdersArgs {
  @Field(() => [SeenOrderInput], {
    nullable: true,
    description:
      'What you have seen of these orders: STATUS_CHANGED or ORDER_CHANGED of one that is another by now. Not named: any.',
  })
  @IsOptional()
  @ArrayMaxSize(limits.order.atOnce)
  @ArrayUnique(({ id }: SeenOrderInput) => id, { message: 'seen must name each order once' })
  @ValidateNested({ each: true })
  seen?: SeenOrderInput[] | null
}

@ArgsType()
class ManyWaysBackArgs extends ManyStepsArgs {
  @Field(() => OrderStatus, {
    nullable: true,
    description: 'The status that you have seen: STATUS_CHANGED of each that has another one by now. Not given: any.',
  })
  @IsOptional()
  @IsEnum(OrderStatus)
  expectedStatus?: OrderStatus | null
}

/** What is done to many orders at once. */
@Resolver(() => Order)
export class ManyOrdersResolver {
  @Directive('@staff')
  @CountsAs(10)
  @Mutation(() => [OrderOutcome], {
    description: 'The shoppers said yes. Each order by itself: what is refused keeps none of the others back.',
  })
  confirmOrders(@Ctx() { db, user }: SignedInContext, @Args(() => ManyStepsArgs) { ids, seen }: ManyStepsArgs) {
    return takeStepOfEach(db, admin(user), ids, OrderStatus.CONFIRMED, seen)
  }

  @Directive('@staff')
  @CountsAs(10)
  @Mutation(() => [OrderOutcome], {
    description:
      'Notes that orders were delivered, now. Each by itself: what is refused keeps none of the others back.',
  })
  deliverOrders(@Ctx() { db, user }: SignedInContext, @Args(() => ManyStepsArgs) { ids, seen }: ManyStepsArgs) {
    return takeStepOfEach(db, admin(user), ids, OrderStatus.DELIVERED, seen)
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
    return takeBackStepOfEach(db, admin(user), ids, expectedStatus, seen)
  }

  @Directive('@staff')
  // Most ask for far fewer, and their lines are read at once.
  @CountsAs(10)
  @Query(() => [Order], { description: 'These orders, in this order, without those that are not there any more.' })
  async ordersByIds(@Ctx() { db }: Context, @Args(() => ManyOrdersArgs) { ids }: ManyOrdersArgs): Promise<Order[]> {
    const orders = await db.findBy(Order, { id: In(ids) })
    return ids.flatMap((id) => orders.find((order) => order.id === id) ?? [])
  }

  @Directive('@staff')
  @Query(() => [String], {
    description: 'The couriers and riders that orders were sent by, in alphabetical order; up to 50.',
  })
  couriersUsed(@Ctx() { db }: Context): Promise<string[]> {
    return listCouriers(db)
  }
}

const admin = ({ id }: User): Actor => ({ id, by: OrderActor.ADMIN })
