import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { Order } from '../order.entity.js'
import { CustomerFacts, mostNamed } from './customer-facts.js'

@Resolver(() => Order)
export class CustomerFactsResolver {
  @Directive('@staff')
  @CountsAs(mostNamed)
  @FieldResolver(() => CustomerFacts, {
    nullable: true,
    description: 'What the shop knows of whoever ordered and receives it; null for an order that was removed.',
  })
  customerFacts(@Root() { id }: Order, @Ctx() { loaders }: Context) {
    return loaders.customerFacts.load(id)
  }
}
