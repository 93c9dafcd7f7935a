import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { PurchaseLimits } from './purchase-limits.entity.js'
import { PurchaseLimitsInput } from './purchase-limits.input.js'
import { readPurchaseLimits, setPurchaseLimits } from './purchase-limits.service.js'

@Resolver()
export class PurchaseLimitsResolver {
  @Directive('@admin')
  @Query(() => PurchaseLimits, { description: 'How much customers may order and set aside.' })
  purchaseLimits(@Ctx() { db }: Context) {
    return readPurchaseLimits(db)
  }

  @Directive('@admin')
  @Mutation(() => PurchaseLimits, {
    description:
      'Sets how much customers may order and set aside; orders and holds that are there stay. LIMITS_CHANGED.',
  })
  setPurchaseLimits(
    @Ctx() { db }: Context,
    @Arg('input', () => PurchaseLimitsInput, { description: 'All of them, in place of those before.' })
    input: PurchaseLimitsInput,
  ) {
    return setPurchaseLimits(db, input)
  }
}
