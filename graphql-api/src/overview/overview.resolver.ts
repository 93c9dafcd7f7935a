import { Args, Ctx, Directive, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { Image } from '../picture/image.js'
import { Product } from '../product/product.entity.js'
import { OverviewArgs } from './overview.args.js'
import { BestSeller, Overview } from './overview.js'
import {
  countLowStock,
  countToDeliver,
  listBestSellers,
  listLowStock,
  listLowVariants,
  salesByDay,
} from './overview.service.js'

@Resolver(() => Overview)
export class OverviewResolver {
  @Directive('@admin')
  @Query(() => Overview, { description: 'How the shop is doing: the last days, and what needs doing.' })
  overview(@Ctx() { db }: Context, @Args(() => OverviewArgs) { days }: OverviewArgs) {
    return new Overview({
      sales: () => salesByDay(db, days),
      toDeliver: () => countToDeliver(db),
      bestSellers: () => listBestSellers(db, days),
      lowStock: () => listLowStock(db),
      lowStockCount: () => countLowStock(db),
      lowVariants: () => listLowVariants(db),
    })
  }
}

@Resolver(() => BestSeller)
export class BestSellerResolver {
  @FieldResolver(() => Product, { nullable: true, description: 'The product; null when it is no longer sold.' })
  product(@Root() { productId }: BestSeller, @Ctx() { loaders }: Context) {
    return loaders.products.load(productId)
  }

  @FieldResolver(() => Image, { description: 'Its picture when it was last ordered.' })
  image(@Root() { imageUrl }: BestSeller) {
    return new Image(imageUrl)
  }
}
