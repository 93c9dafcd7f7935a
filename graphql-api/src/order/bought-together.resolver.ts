import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { askedFields } from '../graphql/asked-fields.js'
import type { Context } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { Product } from '../product/product.entity.js'
import { columnsFor } from '../product/read-products.js'
import { readInOrder } from '../product/search/search-products.service.js'
import { boughtTogether } from './bought-together.service.js'

const MOST = 4

@Resolver(() => Product)
export class BoughtTogetherResolver {
  @CountsAs(MOST)
  @FieldResolver(() => [Product], {
    description: `What is often bought with it and available, by the newest orders that hold it; at most ${MOST}.`,
  })
  boughtTogether(@Root() { id }: Product, @Ctx() { read, keeping }: Context, @Info() info: GraphQLResolveInfo) {
    const columns = columnsFor(askedFields(info))
    // Each order that changes it takes pieces of this product.
    keeping?.products.add(id)
    return read(async (db) => readInOrder(db, await boughtTogether(db, id, MOST), columns))
  }
}
