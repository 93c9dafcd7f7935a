import { Args, Ctx, Directive, Query, Resolver } from 'type-graphql'
import { DomainError } from '../../errors.js'
import type { Context } from '../../graphql/context.js'
import { Order } from '../order.entity.js'
import { readOrderNumber } from '../order-number.js'
import { TrackOrderArgs } from './track-order.args.js'
import { trackOrder } from './track-order.service.js'
import { TrackedOrder } from './tracked-order.js'

@Resolver()
export class TrackOrderResolver {
  @Directive('@public')
  @Query(() => TrackedOrder, {
    description:
      'Where an order stands, for whoever knows its number and the phone that it goes to or that of its account. NOT_FOUND, for a wrong phone as for a wrong number; counted by address and by order.',
  })
  async trackOrder(
    @Ctx() { db, user, keeping, limit }: Context,
    @Args(() => TrackOrderArgs) { number: typed, phone }: TrackOrderArgs,
  ) {
    keeping?.refuse()
    const number = readOrderNumber(typed)
    if (!number) throw new DomainError('NOT_FOUND')
    if (!user || !(await db.existsBy(Order, { number, userId: user.id }))) {
      limit('tracking', 1, { fromHere: number })
      limit('trackedOrders', 1, number)
    }
    return trackOrder(db, number, phone)
  }
}
