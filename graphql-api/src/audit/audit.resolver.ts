import { Args, Ctx, Directive, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { PageArgs } from '../graphql/page.js'
import { AuditFilter } from './audit.args.js'
import { changesOf, countActs, listActs } from './audit.service.js'
import { AuditChange, AuditEntry, AuditPage } from './audit-entry.entity.js'

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Directive('@admin')
  @Query(() => AuditPage, { description: 'What admins have done, the newest first.' })
  acts(@Ctx() { db }: Context, @Args(() => AuditFilter) filter: AuditFilter, @Args(() => PageArgs) args: PageArgs) {
    return new AuditPage({ args, items: () => listActs(db, filter, args), total: () => countActs(db, filter) })
  }

  @CountsAs(10)
  @FieldResolver(() => [AuditChange], {
    description: 'What it changed; of something new or gone all that is kept of it.',
  })
  changes(@Root() entry: AuditEntry) {
    return changesOf(entry)
  }
}
