import { Ctx, Directive, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { allCategories, Category } from './category.js'

@Resolver(() => Category)
export class CategoryResolver {
  @Directive('@public')
  @CountsAs(allCategories.length)
  @Query(() => [Category], { description: 'The categories of the shop, in the order of their codes.' })
  categories() {
    return allCategories
  }

  @FieldResolver(() => Int, { description: 'How many products it holds.' })
  productCount(@Root() category: Category, @Ctx() { loaders }: Context) {
    return loaders.productCount.load({ category: category.code })
  }
}
