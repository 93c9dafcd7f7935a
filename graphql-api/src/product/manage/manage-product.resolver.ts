import { Arg, Args, Ctx, Directive, Mutation, Resolver } from 'type-graphql'
import type { Context, SignedInContext } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { IdArgs } from '../../graphql/id-args.js'
import { ProductIdsArgs } from '../product.args.js'
import { Product } from '../product.entity.js'
import { addProduct, deleteProduct, deleteProducts, updateProduct } from './manage-product.service.js'
import { AddProductInput, UpdateProductInput } from './product.input.js'
import { ProductOutcome } from './product-outcome.js'

@Resolver(() => Product)
export class ManageProductResolver {
  @Directive('@admin')
  @Mutation(() => Product, { description: 'Adds a product to the shop.' })
  addProduct(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => AddProductInput, { description: 'The product.' }) input: AddProductInput,
  ) {
    return addProduct(db, user, input)
  }

  @Directive('@admin')
  @Mutation(() => Product, {
    description:
      'Changes what is sent of a product and leaves the rest. Its price can be no higher than the lowest that a variant has of its own. NOT_FOUND, STOCK_CHANGED, PRODUCT_CHANGED; VARIANT_REQUIRED for the stock of one with several variants.',
  })
  updateProduct(
    @Ctx() { db, user }: SignedInContext,
    @Args(() => IdArgs) { id }: IdArgs,
    @Arg('input', () => UpdateProductInput, { description: 'What is to change.' }) input: UpdateProductInput,
  ) {
    return updateProduct(db, user, id, input)
  }

  @Directive('@admin')
  @Mutation(() => Boolean, {
    description:
      'Takes a product out of the shop; orders keep it, and what was held of it goes back. False when it was not there.',
  })
  deleteProduct(@Ctx() { db }: Context, @Args(() => IdArgs) { id }: IdArgs) {
    return deleteProduct(db, id)
  }

  @Directive('@admin')
  @CountsAs(10)
  @Mutation(() => [ProductOutcome], {
    description:
      'Takes products out of the shop, each by itself: one that was not there keeps none of the others back.',
  })
  deleteProducts(
    @Ctx() { db }: Context,
    @Args(() => ProductIdsArgs) { ids }: ProductIdsArgs,
  ): Promise<ProductOutcome[]> {
    return deleteProducts(db, ids)
  }
}
