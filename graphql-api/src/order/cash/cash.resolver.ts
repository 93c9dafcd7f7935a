import { limits } from '@sunnah-store/schema/limits'
import { GraphQLSafeInt } from 'graphql-scalars'
import { Arg, Args, Ctx, Directive, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context, SignedInContext } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { IdArgs } from '../../graphql/id-args.js'
import { PageArgs } from '../../graphql/page.js'
import { asAdmin } from '../life/change-order.js'
import { Order } from '../order.entity.js'
import { Cash, OrderCash, OwedOrder } from './cash.js'
import {
  cashOf,
  countPayouts,
  listOwed,
  listPayoutOrders,
  listPayouts,
  listReturnedCash,
  readCash,
  restOf,
} from './cash.service.js'
import { Payout, PayoutPage } from './payout.entity.js'
import { CourierArgs, PayoutFileArgs, PayoutInput, ReturnedCashArgs } from './payout.input.js'
import { PayoutFile } from './payout-file.js'
import { matchPayoutFile } from './payout-file.service.js'
import { recordPayout } from './record-payout.service.js'
import { noteReturnedCash } from './returned-cash.service.js'
import { takeBackPayout } from './take-back-payout.service.js'

@Resolver()
export class CashResolver {
  @Directive('@admin')
  @Query(() => Cash, { description: 'What couriers owe, what is on its way, and what was paid out this month.' })
  cash(@Ctx() { db }: Context) {
    return readCash(db)
  }

  @Directive('@admin')
  @CountsAs(50)
  @Query(() => [OwedOrder], {
    description: `What a courier has delivered and not paid out, what came back since and is not owed last, the oldest first; at most ${limits.payout.orders}.`,
  })
  owedOrders(@Ctx() { db }: Context, @Args(() => CourierArgs) { courier }: CourierArgs) {
    return listOwed(db, courier)
  }

  @Directive('@admin')
  @CountsAs(10)
  @Query(() => [OwedOrder], {
    description: `What came back after its delivery and was not paid out, where its cash is owed or nobody has said who has it, the oldest first; at most ${limits.payout.orders}.`,
  })
  returnedCash(@Ctx() { db }: Context) {
    return listReturnedCash(db)
  }

  @Directive('@admin')
  @Query(() => GraphQLSafeInt, { description: 'What a courier owes still of its payouts, in whole taka.' })
  owedRest(@Ctx() { db }: Context, @Args(() => CourierArgs) { courier }: CourierArgs) {
    return restOf(db, courier)
  }

  @Directive('@admin')
  @Query(() => PayoutPage, { description: 'What couriers have paid out, the newest first.' })
  payouts(@Ctx() { db }: Context, @Args(() => PageArgs) args: PageArgs) {
    return new PayoutPage({ args, items: () => listPayouts(db, args), total: () => countPayouts(db) })
  }

  @Directive('@admin')
  @CountsAs(50)
  @Query(() => [OwedOrder], {
    description: 'The orders that a payout is for, the oldest first; none where there is no such payout.',
  })
  payoutOrders(@Ctx() { db }: Context, @Args(() => IdArgs) { id }: IdArgs) {
    return listPayoutOrders(db, id)
  }

  @Directive('@admin')
  @Query(() => PayoutFile, {
    description:
      "Reads a courier's file: its orders by their numbers, and what it collected and kept for them by the names of its columns. BAD_USER_INPUT for what is not CSV.",
  })
  payoutFile(@Ctx() { db }: Context, @Args(() => PayoutFileArgs) { courier, content }: PayoutFileArgs) {
    return matchPayoutFile(db, courier, content)
  }

  @Directive('@admin')
  @Mutation(() => Payout, {
    description:
      'Enters what a courier has paid out. NOT_OWED with the orders that it does not owe, or not any more; BAD_USER_INPUT for another sum than should come without a reason, and for a day before its orders were delivered; IDEMPOTENCY_MISMATCH.',
  })
  recordPayout(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => PayoutInput, { description: 'Who, when, how much, and for which orders.' }) input: PayoutInput,
  ) {
    return recordPayout(db, user.id, input)
  }

  @Directive('@admin')
  @Mutation(() => Order, {
    description:
      'Says of an order that came back after its delivery whether the courier has its cash still and owes it; the same again changes nothing. NOT_FOUND; STATUS_CHANGED when it has not come back; NOT_OWED when no courier has collected for it, or it is paid out.',
  })
  noteReturnedCash(@Ctx() { db, user }: SignedInContext, @Args(() => ReturnedCashArgs) args: ReturnedCashArgs) {
    return noteReturnedCash(db, args.id, asAdmin(user), args.cashOwed)
  }

  @Directive('@admin')
  @Mutation(() => Boolean, {
    description:
      'Takes back a payout that was entered by mistake; false when it is not there, or a later one brought what it had left owed.',
  })
  takeBackPayout(@Ctx() { db }: Context, @Args(() => IdArgs) { id }: IdArgs) {
    return takeBackPayout(db, id)
  }
}

@Resolver(() => Order)
export class OrderCashResolver {
  @Directive('@staff')
  @FieldResolver(() => OrderCash, { nullable: true, description: 'Where its cash is; null where none is to come.' })
  async cash(@Root() order: Order, @Ctx() { loaders }: Context) {
    return cashOf(order, await loaders.shipments.load(order.id))
  }
}
