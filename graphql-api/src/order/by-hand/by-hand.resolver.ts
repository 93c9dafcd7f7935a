import { Arg, Ctx, Directive, Mutation, Resolver } from 'type-graphql'
import type { SignedInContext } from '../../graphql/context.js'
import { asAdmin } from '../life/change-order.js'
import { Order } from '../order.entity.js'
import { CorrectOrderInput } from './correct-order.input.js'
import { correctOrder } from './correct-order.service.js'
import { TakeOrderInput } from './take-order.input.js'
import { takeOrder } from './take-order.service.js'

/** Orders as the shop writes them. */
@Resolver()
export class ByHandResolver {
  @Directive('@staff')
  @Mutation(() => Order, {
    description:
      "Corrects an order that has not left the shop: what it has keeps its price, the discount stays unless another is given, what is added costs what it costs today, the delivery fee follows its rule where the district or the lines change. Again changes nothing. FORBIDDEN for a discount that staff give; BAD_USER_INPUT for staff who add pieces at an agreed price that is below today's; NOT_FOUND; STATUS_CHANGED; ORDER_CHANGED when it was corrected since it was read; VARIANT_REQUIRED; OUT_OF_STOCK with every short line; PRICE_CHANGED with both totals.",
  })
  correctOrder(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => CorrectOrderInput, { description: 'The order as it should be, and the total that was shown.' })
    input: CorrectOrderInput,
  ) {
    return correctOrder(db, { ...asAdmin(user), isAdmin: user.isAdmin }, input)
  }

  @Directive('@staff')
  @Mutation(() => Order, {
    description:
      'Writes the order of a customer who called or wrote, at the prices of today; it belongs to no account, and is confirmed at once where they have said yes. FORBIDDEN for a discount that staff give; NOT_FOUND; VARIANT_REQUIRED; OUT_OF_STOCK with every short line; PURCHASE_LIMIT of the phone; PRICE_CHANGED with both totals; IDEMPOTENCY_MISMATCH.',
  })
  takeOrder(
    @Ctx() { db, user, announceOrder }: SignedInContext,
    @Arg('input', () => TakeOrderInput, { description: 'What is ordered, by whom, and the total that was told.' })
    input: TakeOrderInput,
  ) {
    return takeOrder(db, user, input, announceOrder)
  }
}
