import { Args, Ctx, Directive, Mutation, Resolver } from 'type-graphql'
import type { SignedInContext } from '../graphql/context.js'
import { IdArgs } from '../graphql/id-args.js'
import { removeUser } from './remove-user.service.js'

@Resolver()
export class AccountResolver {
  @Directive('@admin')
  @Mutation(() => Boolean, {
    description:
      'Removes a user with cart, holds, reviews and identity account; orders stay. LAST_ADMIN when the shop would have no owner left; FORBIDDEN for whoever works in the shop, unless you are an owner. False when there was no such user.',
  })
  removeUser(@Ctx() { db, identity, user }: SignedInContext, @Args(() => IdArgs) { id }: IdArgs) {
    return removeUser(db, identity, user, id)
  }

  @Directive('@signedIn')
  @Mutation(() => Boolean, {
    description:
      'Deletes your account with cart, holds, reviews and identity account; orders stay, without the account. LAST_ADMIN when the shop would have no owner left.',
  })
  deleteMyAccount(@Ctx() { db, identity, user }: SignedInContext) {
    return removeUser(db, identity, user, user.id)
  }
}
