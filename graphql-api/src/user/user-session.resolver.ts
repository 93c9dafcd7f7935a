import { Args, Ctx, Directive, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { SignedInContext } from '../graphql/context.js'
import { IdArgs } from '../graphql/id-args.js'
import { endSessionOf, listSessions, logOutUser } from './session.service.js'
import { UserSession } from './user-session.entity.js'

@Resolver(() => UserSession)
export class UserSessionResolver {
  @Directive('@signedIn')
  @Query(() => [UserSession], {
    description: 'Where you are logged in: up to 50 sessions, the one that was renewed last first.',
  })
  mySessions(@Ctx() { db, user }: SignedInContext) {
    return listSessions(db, user.id)
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the one of your access token.' })
  isCurrent(@Root() { id }: UserSession, @Ctx() { session }: SignedInContext) {
    return id === session.sessionId
  }

  @Directive('@signedIn')
  @Mutation(() => Boolean, {
    description:
      'Ends one of your sessions: its tokens are refused from now on, and its log-in cannot be renewed. False when you have no such session that goes on.',
  })
  endSession(@Ctx() { db, user }: SignedInContext, @Args(() => IdArgs) { id }: IdArgs) {
    return endSessionOf(db, user.id, id)
  }

  @Directive('@admin')
  @Mutation(() => Boolean, {
    description:
      'Ends all sessions of somebody, such as one whose phone was stolen. False when there is no such user; FORBIDDEN for whoever works in the shop, unless you are an owner; UNAVAILABLE, and nothing ends, when the identity service is away.',
  })
  logOutUser(@Ctx() { db, identity, user }: SignedInContext, @Args(() => IdArgs) { id }: IdArgs) {
    return logOutUser(db, identity, user, id)
  }
}
