import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, Directive, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql'
import { askedFields } from '../../graphql/asked-fields.js'
import type { Context } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { Category, categoryByCode } from '../category.js'
import { Product } from '../product.entity.js'
import { columnsFor } from '../read-products.js'
import { readInOrder } from './search-products.service.js'
import { SuggestionsArgs } from './suggestions.args.js'
import { Suggestions } from './suggestions.js'

const most = { products: 4, categories: 2 }

@Resolver(() => Suggestions)
export class SuggestionsResolver {
  @Directive('@public')
  @Query(() => Suggestions, {
    description: 'What is found while somebody is typing; nothing before the second letter.',
  })
  suggestions(
    @Ctx() { search }: Context,
    @Args(() => SuggestionsArgs) { search: typed }: SuggestionsArgs,
  ): Suggestions {
    const { search: finished, didYouMean, found, categories } = search.suggest(typed)
    return {
      search: finished,
      didYouMean,
      total: found.total,
      productIds: found.ids(0, most.products),
      categoryCodes: categories.slice(0, most.categories),
    }
  }

  @CountsAs(most.products)
  @FieldResolver(() => [Product], { description: `The best ${most.products}.` })
  products(@Root() { productIds }: Suggestions, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    const columns = columnsFor(askedFields(info))
    return read((db) => readInOrder(db, productIds, columns))
  }

  @CountsAs(most.categories)
  @FieldResolver(() => [Category], { description: `The categories that are named, at most ${most.categories}.` })
  categories(@Root() { categoryCodes }: Suggestions) {
    return categoryCodes.map(categoryByCode)
  }
}
