import { limits } from '@sunnah-store/schema/limits'
import { Args, Ctx, Directive, Query, Resolver } from 'type-graphql'
import type { Context } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { MissedSearch, MissedSearchArgs } from './missed-search.js'
import { listMissedSearches } from './missed-search.service.js'

@Resolver()
export class MissedSearchResolver {
  @Directive('@admin')
  @CountsAs(limits.missedSearches.listed)
  @Query(() => [MissedSearch], {
    description: `What visitors and shoppers searched for without finding anything, the most frequent first, up to ${limits.missedSearches.listed}.`,
  })
  missedSearches(@Ctx() { db }: Context, @Args(() => MissedSearchArgs) { days }: MissedSearchArgs) {
    return listMissedSearches(db, days)
  }
}
