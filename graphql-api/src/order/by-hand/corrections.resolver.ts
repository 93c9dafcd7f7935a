import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { OrderEvent, OrderEventKind } from '../life/order-event.entity.js'
import { OrderCorrection } from './order-correction.entity.js'

@Resolver(() => OrderEvent)
export class CorrectionsResolver {
  @Directive('@staff')
  // Few events are corrections, and those of all orders are read at once.
  @CountsAs(2)
  @FieldResolver(() => [OrderCorrection], {
    description:
      'What a correction changed, and what stood there before; what tells of a person only as long as their account is there.',
  })
  async corrections(@Root() { kind, orderId, place }: OrderEvent, @Ctx() { loaders }: Context) {
    if (kind !== OrderEventKind.CORRECTED) return []
    return (await loaders.orderCorrections.load(orderId)).filter(({ eventPlace }) => eventPlace === place)
  }
}
