import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { Context } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { Product } from '../product.entity.js'
import { productsShown, SEARCH_OF_PRODUCTS } from '../products-shown.js'
import { MOST_SIMILAR } from './shelf.js'

@Resolver(() => Product)
export class SimilarProductsResolver {
  @CountsAs(MOST_SIMILAR, SEARCH_OF_PRODUCTS)
  @FieldResolver(() => [Product], {
    description: `More of this kind: the most similar of its category that are available, at most ${MOST_SIMILAR}.`,
  })
  similar(@Root() { id }: Product, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return productsShown(context.search.similarTo(id), context, info)
  }
}
