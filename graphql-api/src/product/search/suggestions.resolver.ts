import { limits } from '@sunnah-store/schema/limits'
import { Args, ArgsType, Ctx, Directive, Field, Query, Resolver } from 'type-graphql'
import type { Context } from '../../graphql/context.js'
import { LongestText } from '../../validation/longest-text.js'
import { categoryByCode } from '../category.js'
import { readInOrder } from './search-products.service.js'
import { MOST_SUGGESTED, Suggestions } from './suggestions.js'

@ArgsType()
class SuggestionsArgs {
  @Field({ description: `What is typed so far, from the second letter on; up to ${limits.searchLength} characters.` })
  @LongestText(limits.searchLength)
  search!: string
}

@Resolver()
export class SuggestionsResolver {
  @Directive('@public')
  @Query(() => Suggestions, {
    description: 'What is found while somebody is typing; nothing before the second letter.',
  })
  suggestions(
    @Ctx() { db, search }: Context,
    @Args(() => SuggestionsArgs) { search: typed }: SuggestionsArgs,
  ): Suggestions {
    const { didYouMean, found, categories } = search.suggest(typed)
    return {
      didYouMean,
      products: readInOrder(db, found.ids(0, MOST_SUGGESTED.products)),
      total: found.total,
      categories: categories.slice(0, MOST_SUGGESTED.categories).map(categoryByCode),
    }
  }
}
