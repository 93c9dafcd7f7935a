import { limits } from '@sunnah-store/schema/limits'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Directive, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql'
import { askedFields } from '../graphql/asked-fields.js'
import type { Context } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { IdArgs } from '../graphql/id-args.js'
import { PageArgs } from '../graphql/page.js'
import { Image } from '../picture/image.js'
import { Category, categoryByCode } from './category.js'
import { AfterArgs, ProductFilter, ProductSort } from './product.args.js'
import { Product, ProductPage } from './product.entity.js'
import { readProduct } from './product.service.js'
import { ProductPicture } from './product-picture.entity.js'
import { columnsFor } from './read-products.js'
import { noteIfMissed } from './search/missed-search-counter.js'
import { searchProducts } from './search/search-products.service.js'

const PRICE_OF_COUNT = 10

@Resolver(() => Product)
export class ProductResolver {
  @Directive('@public')
  @Query(() => ProductPage, { description: 'The products of the shop, page by page.' })
  async products(
    @Ctx() context: Context,
    @Args(() => ProductFilter) filter: ProductFilter,
    @Args(() => PageArgs) args: PageArgs,
    @Args(() => AfterArgs) { after }: AfterArgs,
    @Arg('sort', () => ProductSort, {
      defaultValue: ProductSort.RELEVANCE,
      description: 'The order; without a search, RELEVANCE is the newest first.',
    })
    sort: ProductSort,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { search, user, read, loaders } = context
    // Whoever changed a product a moment ago looks for it as it is now.
    if (user?.isAdmin) await search.upToDate()
    // Such a list changes with the stock of products that are not on it.
    if (filter.stock || sort === ProductSort.FEWEST_LEFT) context.keeping?.refuse()
    if (sort === ProductSort.BEST_SELLING) context.keeping?.noteAllStock()
    const total = () => loaders.productCount.load(filter)
    const items = async () => {
      const columns = columnsFor(askedFields(info, 'items'))
      const items = await read((db) => searchProducts({ db, search }, filter, { ...args, after }, sort, columns))
      // A replica may not have yet what the search has found.
      if (items.length === 0 && args.page === 0 && (await total()) === 0) noteIfMissed(context, filter)
      return items
    }
    return new ProductPage({ args, items, total }, () => search.narrow(filter, sort).facets)
  }

  @Directive('@public')
  @Query(() => Product, { description: 'One product. NOT_FOUND when it is not there or no longer sold.' })
  product(@Ctx() { read }: Context, @Args(() => IdArgs) { id }: IdArgs) {
    return read((db) => readProduct(db, id))
  }

  @CountsAs(0, PRICE_OF_COUNT)
  @Directive('@public')
  @Query(() => Int, { description: 'How many products the filter lets through; without a filter, all.' })
  productCount(@Ctx() { loaders }: Context, @Args(() => ProductFilter) filter: ProductFilter) {
    return loaders.productCount.load(filter)
  }

  @FieldResolver(() => Category, { description: 'The category that it belongs to.' })
  category(@Root() product: Product) {
    return categoryByCode(product.categoryCode)
  }

  @FieldResolver(() => Image, { description: 'Its first picture, or the placeholder.' })
  image(@Root() product: Product) {
    return new Image(product.imageUrl)
  }

  @CountsAs(limits.product.pictures)
  @FieldResolver(() => [ProductPicture], {
    description: `Its pictures, up to ${limits.product.pictures}, in their order; none when it shows the placeholder.`,
  })
  images(@Root() product: Product, @Ctx() { loaders }: Context) {
    return loaders.pictures.load(product.id)
  }
}
