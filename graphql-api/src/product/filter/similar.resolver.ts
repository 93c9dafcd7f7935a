import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { askedFields } from '../../graphql/asked-fields.js'
import type { Context } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { Product } from '../product.entity.js'
import { columnsFor } from '../read-products.js'
import { readInOrder } from '../search/search-products.service.js'

const MOST = 6

@Resolver(() => Product)
export class SimilarProductsResolver {
  @CountsAs(MOST)
  @FieldResolver(() => [Product], {
    description: `More of this kind: the most similar of its category that are available, at most ${MOST}.`,
  })
  similar(@Root() { id }: Product, @Ctx() { read, search }: Context, @Info() info: GraphQLResolveInfo) {
    const columns = columnsFor(askedFields(info))
    return read((db) => readInOrder(db, search.similarTo(id, MOST), columns))
  }
}
