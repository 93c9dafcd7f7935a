import { Directive, ID, Resolver, Root, Subscription } from 'type-graphql'
import { ORDER_CHANGED } from './order-changed.js'

@Resolver()
export class OrderChangedResolver {
  @Directive('@staff')
  @Subscription(() => ID, {
    topics: ORDER_CHANGED,
    description:
      'The id of each order that takes a step, is noted about or is removed, by whomever and at whichever server.',
  })
  orderChanged(@Root() id: string) {
    return id
  }
}
