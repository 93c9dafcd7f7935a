import { Arg, Ctx, Directive, Mutation, Resolver } from 'type-graphql'
import type { SignedInContext } from '../../graphql/context.js'
import { Order } from '../order.entity.js'
import { asAdmin } from './change-order.js'
import { OrderStatus } from './order-status.js'
import { NoteReturningInput } from './order-step.input.js'
import { takeStep } from './order-step.service.js'

@Resolver(() => Order)
export class NoteReturningResolver {
  @Directive('@staff')
  @Mutation(() => Order, {
    description:
      'An order that is on its way was not taken and comes back: its pieces are not in the stock yet. NOT_FOUND; STATUS_CHANGED with the status as it is now; ORDER_CHANGED when it was corrected since it was seen; BEING_SENT.',
  })
  noteReturning(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => NoteReturningInput, { description: 'Which order, and why.' }) input: NoteReturningInput,
  ) {
    return takeStep(db, input.id, asAdmin(user), { ...input, to: OrderStatus.RETURNING })
  }
}
