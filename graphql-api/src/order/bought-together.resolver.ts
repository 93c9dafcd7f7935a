import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { Product } from '../product/product.entity.js'
import { productsShown, SEARCH_OF_PRODUCTS } from '../product/products-shown.js'
import { MOST_TOGETHER } from './bought-together.service.js'

@Resolver(() => Product)
export class BoughtTogetherResolver {
  @CountsAs(MOST_TOGETHER, SEARCH_OF_PRODUCTS)
  @FieldResolver(() => [Product], {
    description: `What is often bought with it and available, by the newest orders that hold it; at most ${MOST_TOGETHER}.`,
  })
  async boughtTogether(@Root() { id }: Product, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    // Each order that changes it takes pieces of this product.
    context.keeping?.noteStock(id)
    return productsShown(await context.loaders.boughtTogether.load(id), context, info)
  }
}
