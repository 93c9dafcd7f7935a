import { limits } from '@sunnah-store/schema/limits'
import { Args, Ctx, Directive, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { SignedInContext } from '../graphql/context.js'
import { CountsAs } from '../graphql/counts-as.js'
import { Image } from '../picture/image.js'
import { ProductIdArgs } from '../product/product.args.js'
import { Product } from '../product/product.entity.js'
import { WishArgs } from './wish.args.js'
import { Wish } from './wish.entity.js'
import { addWish, listWishedIds, listWishes, removeWish } from './wish.service.js'

@Resolver(() => Wish)
export class WishResolver {
  @Directive('@shopper')
  @CountsAs(limits.wishes)
  @Query(() => [Wish], { description: 'Your wish list, the newest first.' })
  wishes(@Ctx() { db, user }: SignedInContext) {
    return listWishes(db, user)
  }

  @Directive('@shopper')
  @CountsAs(limits.wishes)
  @Query(() => [ID], { description: 'The products on your wish list, the newest first.' })
  wishedIds(@Ctx() { db, user }: SignedInContext) {
    return listWishedIds(db, user)
  }

  @Directive('@shopper')
  @CountsAs(limits.wishes)
  @Mutation(() => [ID], {
    description: `Puts a product on your wish list; answers all that are there. NOT_FOUND, WISHES_FULL (${limits.wishes}).`,
  })
  wish(@Ctx() { db, user }: SignedInContext, @Args(() => WishArgs) args: WishArgs) {
    return addWish(db, user, args)
  }

  @Directive('@shopper')
  @CountsAs(limits.wishes)
  @Mutation(() => [ID], { description: 'Takes a product off your wish list; answers those that are left.' })
  unwish(@Ctx() { db, user }: SignedInContext, @Args(() => ProductIdArgs) { productId }: ProductIdArgs) {
    return removeWish(db, user, productId)
  }

  @FieldResolver(() => Product, { nullable: true, description: 'The product; null when it is no longer sold.' })
  product(@Root() { wished }: Wish) {
    return wished.deletedAt ? null : wished
  }

  @FieldResolver(() => String, { description: 'Its name, kept when it is no longer sold.' })
  name(@Root() { wished }: Wish) {
    return wished.name
  }

  @FieldResolver(() => String, { nullable: true, description: 'The name in Bangla, where there is one.' })
  nameBn(@Root() { wished }: Wish) {
    return wished.nameBn
  }

  @FieldResolver(() => Image, { description: 'Its picture.' })
  image(@Root() { wished }: Wish) {
    return new Image(wished.imageUrl)
  }
}
