import { Args, Ctx, Directive, Query, Resolver } from 'type-graphql'
import type { Context } from '../../graphql/context.js'
import { TrackOrderArgs } from './track-order.args.js'
import { trackOrder } from './track-order.service.js'
import { TrackedOrder } from './tracked-order.js'

@Resolver()
export class TrackOrderResolver {
  @Directive('@public')
  @Query(() => TrackedOrder, {
    description:
      'Where an order stands, for whoever knows its number and the phone that it goes to or that of its account. NOT_FOUND, for a wrong phone as for a wrong number; counted by address where nothing is found, and by order.',
  })
  trackOrder(@Ctx() context: Context, @Args(() => TrackOrderArgs) asked: TrackOrderArgs) {
    context.keeping?.refuse()
    return trackOrder(context, asked)
  }
}
