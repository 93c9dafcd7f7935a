import { Args, Ctx, Directive, Mutation, Resolver } from 'type-graphql'
import type { Context, SignedInContext } from '../graphql/context.js'
import { IdArgs } from '../graphql/id-args.js'
import { removeUser } from './remove-user.service.js'

@Resolver()
export class AccountResolver {
  @Directive('@admin')
  @Mutation(() => Boolean, {
    description:
      'Removes a user with cart, holds, reviews and identity account; orders stay. LAST_ADMIN when the shop would have no admin left. False when there was no such user.',
  })
  removeUser(@Ctx() { db, identity }: Context, @Args(() => IdArgs) { id }: IdArgs) {
    return removeUser(db, identity, id)
  }

  @Directive('@signedIn')
  @Mutation(() => Boolean, {
    description:
      'Deletes your account with cart, holds, reviews and identity account; orders stay, without the account. LAST_ADMIN when the shop would have no admin left.',
  })
  deleteMyAccount(@Ctx() { db, identity, user }: SignedInContext) {
    return removeUser(db, identity, user.id)
  }
}
