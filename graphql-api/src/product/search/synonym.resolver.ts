import { Arg, Args, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../graphql/context.js'
import { IdArgs } from '../../graphql/id-args.js'
import { PageArgs } from '../../graphql/page.js'
import { searchProducts } from './search-products.service.js'
import { mostTried, SearchTrial } from './search-trial.js'
import { SynonymFilter, TrialArgs } from './synonym.args.js'
import { SynonymGroupInput } from './synonym.input.js'
import { findSynonymGroups, removeSynonymGroup, saveSynonymGroup } from './synonym.service.js'
import { SynonymGroup, SynonymGroupPage } from './synonym-group.entity.js'

@Resolver()
export class SynonymResolver {
  @Directive('@admin')
  @Query(() => SynonymGroupPage, { description: 'The groups of words that mean the same, the newest first.' })
  async synonymGroups(
    @Ctx() { db }: Context,
    @Args(() => SynonymFilter) { search }: SynonymFilter,
    @Args(() => PageArgs) args: PageArgs,
  ) {
    const groups = await findSynonymGroups(db, search ?? '')
    const { page, size } = args
    return new SynonymGroupPage({
      args,
      items: async () => groups.slice(page * size, (page + 1) * size),
      total: async () => groups.length,
    })
  }

  @Directive('@admin')
  @Query(() => SearchTrial, { description: 'What a search finds at this moment, and why.' })
  async searchTrial(@Ctx() context: Context, @Args(() => TrialArgs) { search: words }: TrialArgs) {
    // What was saved a moment ago counts, at whichever server.
    await context.search.upToDate()
    return new SearchTrial({
      words: () =>
        context.search.explain(words).map(({ word, means }) => ({ word, means: means.slice(0, mostTried.means) })),
      total: () => context.loaders.productCount.load({ search: words }),
      products: () => searchProducts(context, { search: words }, { page: 0, size: mostTried.products }),
    })
  }

  @Directive('@admin')
  @Mutation(() => SynonymGroup, {
    description:
      'Adds a group of words that mean the same, or replaces the words of one. NOT_FOUND, SYNONYM_TAKEN, SYNONYMS_CHANGED, SYNONYMS_FULL.',
  })
  saveSynonymGroup(
    @Ctx() { db }: Context,
    @Arg('input', () => SynonymGroupInput, { description: 'The words.' }) input: SynonymGroupInput,
  ) {
    return saveSynonymGroup(db, input)
  }

  @Directive('@admin')
  @Mutation(() => Boolean, { description: 'Removes a group of words. False when it was not there.' })
  removeSynonymGroup(@Ctx() { db }: Context, @Args(() => IdArgs) { id }: IdArgs) {
    return removeSynonymGroup(db, id)
  }
}
