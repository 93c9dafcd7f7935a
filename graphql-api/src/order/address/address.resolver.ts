import { limits } from '@sunnah-store/schema/limits'
import { Arg, Args, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql'
import type { SignedInContext } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { IdArgs } from '../../graphql/id-args.js'
import { Address } from './address.entity.js'
import { AddressInput } from './address.input.js'
import { listAddresses, removeAddress, saveAddress } from './address.service.js'

@Resolver()
export class AddressResolver {
  @Directive('@shopper')
  @CountsAs(limits.addresses)
  @Query(() => [Address], { description: 'The addresses that you have saved, the default in front.' })
  addresses(@Ctx() { db, user }: SignedInContext) {
    return listAddresses(db, user)
  }

  @Directive('@shopper')
  @CountsAs(limits.addresses)
  @Mutation(() => [Address], {
    description: `Saves an address, or replaces one of yours; answers all of them. NOT_FOUND, ADDRESSES_FULL (${limits.addresses}).`,
  })
  saveAddress(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => AddressInput, { description: 'The address.' }) input: AddressInput,
  ) {
    return saveAddress(db, user, input)
  }

  @Directive('@shopper')
  @CountsAs(limits.addresses)
  @Mutation(() => [Address], {
    description:
      'Removes an address of yours; answers those that are left. Of the others, the oldest at which you receive yourself becomes the default if it was. NOT_FOUND.',
  })
  removeAddress(@Ctx() { db, user }: SignedInContext, @Args(() => IdArgs) { id }: IdArgs) {
    return removeAddress(db, user, id)
  }
}
