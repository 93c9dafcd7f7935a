import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context, SignedInContext } from '../../graphql/context.js'
import { Order } from '../order.entity.js'
import { OrderOrigin } from '../order.enums.js'

/** What is told of orders that the shop has written. */
@Resolver(() => Order)
export class TakenOrderResolver {
  @FieldResolver(() => OrderOrigin, { description: 'Who has written it.' })
  source(@Root() { source }: Order): OrderOrigin {
    return source === OrderOrigin.ADMIN ? OrderOrigin.ADMIN : OrderOrigin.SHOP
  }

  @Directive('@staff')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of who took it; null for what shoppers order, and once that account is removed.',
  })
  takenBy(@Root() { takenById }: Order, @Ctx() { loaders }: Context) {
    return takenById && loaders.userNames.load(takenById)
  }

  @Directive('@staff')
  @FieldResolver(() => Boolean, { description: 'Whether it was you who took it for a customer.' })
  takenByYou(@Root() { takenById }: Order, @Ctx() { user }: SignedInContext) {
    return takenById === user.id
  }

  @Directive('@staff')
  @FieldResolver(() => String, { nullable: true, description: 'Why a discount was given; null where none was.' })
  discountReason(@Root() { discountReason }: Order) {
    return discountReason
  }
}
