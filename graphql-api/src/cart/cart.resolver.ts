import { GraphQLSafeInt } from 'graphql-scalars'
import { Arg, Args, Ctx, Directive, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context, SignedInContext } from '../graphql/context.js'
import { Image } from '../picture/image.js'
import { Product } from '../product/product.entity.js'
import { ProductVariant } from '../product/variant/product-variant.entity.js'
import { CartItemArgs, CartItemInput, RemovedCartItemInput } from './cart.input.js'
import { Cart, LineState } from './cart.js'
import { addToCart, clearCart, putBackIntoCart, removeFromCart, setCartQuantity } from './cart.service.js'
import { CartItem } from './cart-item.entity.js'
import { type CartLine, lineTotal, readCart } from './read-cart.js'

@Resolver(() => CartItem)
export class CartResolver {
  @Directive('@shopper')
  @Query(() => Cart, { description: 'Your cart, with the prices and the stock of this moment.' })
  cart(@Ctx() { db, user }: SignedInContext) {
    return readCart(db, user)
  }

  @Directive('@shopper')
  @Mutation(() => Cart, {
    description:
      'Adds pieces to your cart, on top of those of the same variant. NOT_FOUND, VARIANT_REQUIRED, OUT_OF_STOCK when that is more than there is, CART_FULL at 100 lines.',
  })
  addToCart(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => CartItemInput, { description: 'The product, and how many pieces of it.' }) input: CartItemInput,
  ) {
    return addToCart(db, user, input)
  }

  @Directive('@shopper')
  @Mutation(() => Cart, {
    description:
      'Sets how many pieces of a variant your cart holds. NOT_FOUND when it has none of it, VARIANT_REQUIRED, OUT_OF_STOCK.',
  })
  setCartQuantity(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => CartItemInput, { description: 'The product, and how many pieces of it.' }) input: CartItemInput,
  ) {
    return setCartQuantity(db, user, input)
  }

  @Directive('@shopper')
  @Mutation(() => Boolean, {
    description:
      'Takes a variant of a product out of your cart, or without one the product; false when it was not there. VARIANT_REQUIRED with those in your cart when there are several.',
  })
  removeFromCart(@Ctx() { db, user }: SignedInContext, @Args(() => CartItemArgs) args: CartItemArgs) {
    return removeFromCart(db, user, args)
  }

  @Directive('@shopper')
  @Mutation(() => Cart, {
    description:
      'Puts a line that was taken out back in its place, even when there are not as many pieces left; a line that is there stays as it is. NOT_FOUND when it is no longer sold, VARIANT_REQUIRED, CART_FULL.',
  })
  putBackIntoCart(
    @Ctx() { db, user }: SignedInContext,
    @Arg('input', () => RemovedCartItemInput, { description: 'The line as it was.' }) input: RemovedCartItemInput,
  ) {
    return putBackIntoCart(db, user, input)
  }

  @Directive('@shopper')
  @Mutation(() => Int, { description: 'Empties your cart; answers how many lines it had.' })
  clearCart(@Ctx() { db, user }: SignedInContext) {
    return clearCart(db, user)
  }

  @FieldResolver(() => ID, { description: 'The product of this line.' })
  productId(@Root() { productId }: CartItem) {
    return productId
  }

  @FieldResolver(() => ID, { description: 'The variant of this line; names the line within the cart.' })
  variantId(@Root() { variantId }: CartItem) {
    return variantId
  }

  @FieldResolver(() => ProductVariant, { description: 'What was chosen, kept when it is no longer sold.' })
  variant(@Root() { variant }: CartItem) {
    return variant
  }

  @FieldResolver(() => Product, { nullable: true, description: 'The product; null when it is no longer sold.' })
  product(@Root() { productId }: CartItem, @Ctx() { loaders }: Context) {
    return loaders.products.load(productId)
  }

  @FieldResolver(() => String, { description: 'The name of the product, kept when it is no longer sold.' })
  name(@Root() { product }: CartItem) {
    return product.name
  }

  @FieldResolver(() => String, { nullable: true, description: 'The name in Bangla, where there is one.' })
  nameBn(@Root() { product }: CartItem) {
    return product.nameBn
  }

  @FieldResolver(() => String, { nullable: true, description: 'The brand that it is sold under.' })
  brandName(@Root() { product }: CartItem) {
    return product.brandName
  }

  @FieldResolver(() => String, { nullable: true, description: 'Where it was made.' })
  placeOfOrigin(@Root() { product }: CartItem) {
    return product.placeOfOrigin
  }

  @FieldResolver(() => Image, { description: 'Its picture.' })
  image(@Root() { variant }: CartItem) {
    return new Image(variant.shownImageUrl)
  }

  @FieldResolver(() => Int, { description: 'What one piece costs today, in whole taka.' })
  unitPrice(@Root() { variant }: CartItem) {
    return variant.discountedPrice
  }

  @FieldResolver(() => GraphQLSafeInt, {
    description: 'Unit price × quantity, in whole taka; 0 when it is sold out or no longer sold.',
  })
  lineTotal(@Root() line: CartLine) {
    return lineTotal(line)
  }

  @FieldResolver(() => Int, { description: 'How many pieces you could have: what is available and what you hold.' })
  available(@Root() { available }: CartLine) {
    return available
  }

  @FieldResolver(() => LineState, { description: 'Whether this line can be ordered.' })
  state(@Root() { state }: CartLine) {
    return state
  }
}
