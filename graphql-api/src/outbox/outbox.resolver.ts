import { Args, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../graphql/context.js'
import { IdArgs } from '../graphql/id-args.js'
import { PageArgs } from '../graphql/page.js'
import { countGivenUpMails, listGivenUpMails, retryMail } from './given-up-mails.service.js'
import { MailPage, OutboxMessage } from './outbox-message.entity.js'

@Resolver(() => OutboxMessage)
export class OutboxResolver {
  @Directive('@admin')
  @Query(() => MailPage, {
    description: 'The mails of the last 30 days that could not be sent for a day, the last given up first.',
  })
  givenUpMails(@Ctx() { db }: Context, @Args(() => PageArgs) args: PageArgs) {
    return new MailPage({ args, items: () => listGivenUpMails(db, args), total: () => countGivenUpMails(db) })
  }

  @Directive('@admin')
  @Mutation(() => Boolean, {
    description: 'Has a mail that was given up tried again; false when it is not given up, or is gone.',
  })
  retryMail(@Ctx() { db }: Context, @Args(() => IdArgs) { id }: IdArgs) {
    return retryMail(db, id)
  }
}
