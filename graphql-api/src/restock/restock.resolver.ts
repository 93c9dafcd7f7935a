import { limits } from '@sunnah-store/schema/limits'
import { Arg, Args, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql'
import type { SignedInContext } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { ProductIdArgs } from '../product/product.args.js'
import { VariantIdArgs } from './restock.args.js'
import { RestockRequestInput } from './restock.input.js'
import { askForRestock, restockRequestsOf, withdrawRestockRequest } from './restock.service.js'
import { RestockRequest } from './restock-request.entity.js'

@Resolver()
export class RestockResolver {
  @Directive('@shopper')
  @CountsAs(limits.variants.each)
  @Query(() => [RestockRequest], {
    description: 'The variants of a product that you want to be told of when they are back in stock.',
  })
  restockRequests(@Ctx() { db, user }: SignedInContext, @Args(() => ProductIdArgs) { productId }: ProductIdArgs) {
    return restockRequestsOf(db, user, productId)
  }

  @Directive('@shopper')
  @Mutation(() => RestockRequest, {
    description: `Asks to be told by mail, once, when a variant is back in stock. NOT_FOUND, VARIANT_REQUIRED, EMAIL_NOT_CONFIRMED, IN_STOCK, RESTOCK_REQUESTS_FULL (${limits.restockRequests}).`,
  })
  askForRestock(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => RestockRequestInput, { description: 'What to be told of.' }) input: RestockRequestInput,
  ) {
    return askForRestock(db, user, input)
  }

  @Directive('@shopper')
  @Mutation(() => Boolean, { description: 'Takes that back; false when you had not asked, or were told already.' })
  withdrawRestockRequest(
    @Ctx() { db, user }: SignedInContext,
    @Args(() => VariantIdArgs) { variantId }: VariantIdArgs,
  ) {
    return withdrawRestockRequest(db, user, variantId)
  }
}
