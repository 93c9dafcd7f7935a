import { limits } from '@sunnah-store/schema/limits'
import { Arg, Ctx, Directive, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context, SignedInContext } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { Product } from '../product/product.entity.js'
import { ProductVariant } from '../product/variant/product-variant.entity.js'
import { setStock } from './admin-stock.service.js'
import { holdStock, listHolds } from './hold.service.js'
import { HoldStockInput, SetStockInput } from './stock.input.js'
import { StockHold } from './stock-hold.entity.js'

@Resolver(() => StockHold)
export class StockResolver {
  @Directive('@shopper')
  @CountsAs(limits.holds.atOnce)
  @Query(() => [StockHold], { description: 'Your running holds, the one that ends first in front.' })
  holds(@Ctx() { db, user }: SignedInContext) {
    return listHolds(db, user)
  }

  @Directive('@shopper')
  @Mutation(() => StockHold, {
    description: `Sets pieces aside for you for 15 minutes, in place of your earlier hold of the variant, whose end stays. NOT_FOUND, VARIANT_REQUIRED, OUT_OF_STOCK, PURCHASE_LIMIT (pieces), EMAIL_NOT_CONFIRMED (above what a new customer may set aside without), TOO_MANY_HOLDS (${limits.holds.atOnce} at a time), RATE_LIMITED (${limits.holds.anHour} new ones an hour, ${limits.holds.same} of a variant in ${limits.holds.sameHours}).`,
  })
  holdStock(
    @Ctx() { db, user, forgetStock }: SignedInContext,
    @Arg('input', () => HoldStockInput, { description: 'The product, and how many pieces.' }) input: HoldStockInput,
  ) {
    return holdStock(db, user, input, forgetStock)
  }

  @Directive('@admin')
  @Mutation(() => Product, {
    description:
      'Sets the available stock of a variant. NOT_FOUND, VARIANT_REQUIRED, STOCK_CHANGED when it is not the one expected.',
  })
  setStock(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => SetStockInput, { description: 'The product, and the stock that it is to have.' })
    input: SetStockInput,
  ) {
    return setStock(db, user, input)
  }

  @FieldResolver(() => Product, { nullable: true, description: 'What is held.' })
  product(@Root() hold: StockHold, @Ctx() { loaders }: Context) {
    return loaders.products.load(hold.productId)
  }

  @FieldResolver(() => ProductVariant, {
    nullable: true,
    description: 'Which variant of it; null when it is no longer sold.',
  })
  async variant(@Root() { productId, variantId }: StockHold, @Ctx() { loaders }: Context) {
    const product = await loaders.products.load(productId)
    const variants = product ? await loaders.variants.load(product) : []
    return variants.find(({ id, isActive }) => id === variantId && isActive)
  }
}
