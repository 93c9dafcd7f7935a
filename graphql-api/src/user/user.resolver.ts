import { Arg, Args, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql'
import type { Context, SignedInContext } from '../graphql/context.js'
import { PageArgs } from '../graphql/page.js'
import { requireRecentLogIn } from '../identity/recent-log-in.js'
import { isAdmin, makeAdmin, makeAdminByEmail, setRole } from './rights.service.js'
import { restRights } from './second-factor/rest-rights.js'
import { endAllSessions, endSession } from './session.service.js'
import { signIn } from './sign-in.service.js'
import { updateProfile } from './update-profile.service.js'
import { EmailArgs, MakeAdminArgs, SetRoleArgs, UserFilter, UserSort } from './user.args.js'
import { Session, User, UserPage } from './user.entity.js'
import { SignInInput, UpdateProfileInput } from './user.input.js'
import { countUsers, listUsers } from './user.service.js'

@Resolver(() => User)
export class UserResolver {
  @Directive('@signedIn')
  @Query(() => User, { description: 'You.' })
  me(@Ctx() { user }: SignedInContext) {
    return user
  }

  @Directive('@admin')
  @Query(() => UserPage, { description: 'Everybody with an account; without a sort, the newest first.' })
  users(
    @Ctx() { db }: Context,
    @Args(() => UserFilter) filter: UserFilter,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('sort', () => UserSort, { defaultValue: UserSort.NEWEST, description: 'The order of the list.' })
    sort: UserSort,
  ) {
    return new UserPage({ args, items: () => listUsers(db, filter, args, sort), total: () => countUsers(db, filter) })
  }

  @Directive('@signedIn')
  @Query(() => Boolean, {
    description: 'Whether this email is an admin’s: your own, or anybody’s for an admin. FORBIDDEN for others.',
  })
  isAdmin(@Ctx() { db, user }: SignedInContext, @Args(() => EmailArgs) { email }: EmailArgs) {
    return isAdmin(db, user, email)
  }

  @Directive('@owner')
  @Mutation(() => User, {
    description:
      'Says what somebody may do in the shop, or takes their rights away. NOT_FOUND, EMAIL_NOT_CONFIRMED for who would get rights unless it is to be done all the same, LAST_ADMIN for the last owner, REAUTHENTICATE when you have not logged in for ten minutes.',
  })
  setRole(@Ctx() { db, user, session }: SignedInContext, @Args(() => SetRoleArgs) { id, ...wanted }: SetRoleArgs) {
    requireRecentLogIn(session)
    return setRole(db, user, id, wanted)
  }

  @Directive('@owner')
  @Mutation(() => Boolean, {
    description:
      'Makes somebody an admin; false when they were one already, or an owner. NOT_FOUND, EMAIL_NOT_CONFIRMED unless it is to be done all the same, REAUTHENTICATE when you have not logged in for ten minutes.',
  })
  makeAdmin(
    @Ctx() { db, user, session }: SignedInContext,
    @Args(() => MakeAdminArgs) { id, evenUnconfirmed }: MakeAdminArgs,
  ) {
    requireRecentLogIn(session)
    return makeAdmin(db, user, id, evenUnconfirmed)
  }

  @Directive('@owner')
  @Mutation(() => Boolean, {
    description:
      'Makes whoever has this email an admin, confirmed or not; false when they were one already, or an owner. NOT_FOUND when nobody has it, REAUTHENTICATE when you have not logged in for ten minutes.',
  })
  makeAdminByEmail(@Ctx() { db, user, session }: SignedInContext, @Args(() => EmailArgs) { email }: EmailArgs) {
    requireRecentLogIn(session)
    return makeAdminByEmail(db, user, email)
  }

  @Directive('@public')
  @Mutation(() => Session, {
    description:
      "Exchanges the identity service's ID token for the shop's own access token. UNAUTHENTICATED when the ID token is invalid or its log-in has ended, ID_TOKEN_USED when it was exchanged before, SECOND_FACTOR_REQUIRED or SECOND_FACTOR_REFUSED for a new log-in without the right code to an account that needs one: then it was not exchanged, FORBIDDEN when it is of another email than the one given, EMAIL_IN_USE when another account holds its email, RATE_LIMITED.",
  })
  signIn(
    @Ctx() context: Context,
    @Arg('input', () => SignInInput, { description: 'Who signs in.' }) input: SignInInput,
  ) {
    return signIn(context.db, context, input)
  }

  @Directive('@signedIn')
  @Mutation(() => Boolean, {
    description: 'Ends the session of your access token: it is refused from now on, and its log-in cannot be renewed.',
  })
  async logOut(@Ctx() { db, session }: SignedInContext) {
    await endSession(db, session)
    return true
  }

  @Directive('@signedIn')
  @Mutation(() => Boolean, {
    description:
      'Ends all your sessions, on every device. UNAVAILABLE, and nothing ends, when the identity service is away.',
  })
  async logOutEverywhere(@Ctx() { db, identity, user }: SignedInContext) {
    await endAllSessions(db, identity, user.id)
    return true
  }

  @Directive('@signedIn')
  @Mutation(() => User, {
    description:
      'Changes your name, phone or language. BAD_USER_INPUT for another phone in place of one that was confirmed.',
  })
  async updateProfile(
    @Ctx() { db, user, rightsNeedSecondFactor }: SignedInContext,
    @Arg('input', () => UpdateProfileInput, { description: 'What changes.' }) input: UpdateProfileInput,
  ) {
    return restRights(await updateProfile(db, user, input), rightsNeedSecondFactor)
  }
}
