import { Arg, Args, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql'
import type { Context, SignedInContext } from '../graphql/context.js'
import { PageArgs } from '../graphql/page.js'
import { isAdmin, makeAdmin } from './admin-users.service.js'
import { signIn } from './sign-in.service.js'
import { updateProfile } from './update-profile.service.js'
import { EmailArgs, UserFilter } from './user.args.js'
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
  @Query(() => UserPage, { description: 'Everybody with an account, the newest first.' })
  users(@Ctx() { db }: Context, @Args(() => UserFilter) filter: UserFilter, @Args(() => PageArgs) args: PageArgs) {
    return new UserPage({ args, items: () => listUsers(db, filter, args), total: () => countUsers(db, filter) })
  }

  @Directive('@signedIn')
  @Query(() => Boolean, {
    description: 'Whether this email is an admin’s: your own, or anybody’s for an admin. FORBIDDEN for others.',
  })
  isAdmin(@Ctx() { db, user }: SignedInContext, @Args(() => EmailArgs) { email }: EmailArgs) {
    return isAdmin(db, user, email)
  }

  @Directive('@admin')
  @Mutation(() => Boolean, {
    description: 'Makes somebody an admin; false when they were one already. NOT_FOUND when nobody has that email.',
  })
  makeAdmin(@Ctx() { db }: Context, @Args(() => EmailArgs) { email }: EmailArgs) {
    return makeAdmin(db, email)
  }

  @Directive('@public')
  @Mutation(() => Session, {
    description:
      "Exchanges the identity service's ID token for the shop's own access token. UNAUTHENTICATED when the ID token is invalid, FORBIDDEN when it is of another email than the one given, EMAIL_IN_USE when another account holds its email.",
  })
  signIn(
    @Ctx() context: Context,
    @Arg('input', () => SignInInput, { description: 'Who signs in.' }) input: SignInInput,
  ) {
    return signIn(context.db, context, input)
  }

  @Directive('@signedIn')
  @Mutation(() => User, {
    description:
      'Changes your name, phone or language. BAD_USER_INPUT for another phone in place of one that was confirmed.',
  })
  updateProfile(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => UpdateProfileInput, { description: 'What changes.' }) input: UpdateProfileInput,
  ) {
    return updateProfile(db, user, input)
  }
}
