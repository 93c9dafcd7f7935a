import { Args, Ctx, Directive, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { PageArgs } from '../graphql/page.js'
import { AuditFilter } from './audit.args.js'
import { changesOf, countActs, listActs } from './audit.service.js'
import { AuditActor, listActors } from './audit-actor.js'
import { AuditChange, AuditEntry, AuditPage } from './audit-entry.entity.js'
import { AuditThing } from './audit-thing.js'

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Directive('@admin')
  @Query(() => AuditPage, { description: 'What admins have done, the newest first.' })
  acts(@Ctx() { db }: Context, @Args(() => AuditFilter) filter: AuditFilter, @Args(() => PageArgs) args: PageArgs) {
    return new AuditPage({ args, items: () => listActs(db, filter, args), total: () => countActs(db, filter) })
  }

  @Directive('@admin')
  @CountsAs(20)
  @Query(() => [AuditActor], { description: 'Those who have rights in the shop, and those who have acted.' })
  auditActors(@Ctx() { db }: Context) {
    return listActors(db)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Their name today; null for somebody who was removed.' })
  async actorName(@Root() { actorId }: AuditEntry, @Ctx() { loaders }: Context) {
    return actorId ? ((await loaders.users.load(actorId))?.name ?? null) : null
  }

  // Those of all entries of a page are read at once.
  @CountsAs(1)
  @FieldResolver(() => AuditThing, {
    nullable: true,
    description: 'The thing as it is called today; null where it has no name, or is no more.',
  })
  thing(@Root() entry: AuditEntry, @Ctx() { loaders }: Context) {
    return loaders.auditThings.load(entry)
  }

  @CountsAs(1)
  @FieldResolver(() => AuditThing, {
    nullable: true,
    description: 'The order for which it was done, as it is called today; null where it was for none.',
  })
  order(@Root() entry: AuditEntry, @Ctx() { loaders }: Context) {
    return loaders.auditOrders.load(entry)
  }

  @FieldResolver(() => String, { nullable: true, description: 'What was noted with a step of an order.' })
  async note(@Root() entry: AuditEntry, @Ctx() { loaders }: Context) {
    return (await loaders.auditTold.load(entry))?.note ?? null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The courier that told it, by its name; null where somebody of the shop, or the shop itself, did it.',
  })
  async courier(@Root() entry: AuditEntry, @Ctx() { loaders }: Context) {
    return (await loaders.auditTold.load(entry))?.courier ?? null
  }

  @FieldResolver(() => Boolean, { description: 'Whether whoever ordered did it, of an order that they cancelled.' })
  async isOfShopper(@Root() entry: AuditEntry, @Ctx() { loaders }: Context) {
    return (await loaders.auditTold.load(entry))?.isOfShopper ?? false
  }

  @CountsAs(10)
  @FieldResolver(() => [AuditChange], {
    description: 'What it changed; of something new or gone all that is kept of it.',
  })
  changes(@Root() entry: AuditEntry) {
    return changesOf(entry)
  }
}
