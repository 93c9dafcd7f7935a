import { limits } from '@sunnah-store/schema/limits'
import { Ctx, Directive, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Context } from '../../graphql/context.js'
import { CountsAs } from '../../graphql/counts-as.js'
import { Image } from '../../picture/image.js'
import { Product } from '../product.entity.js'
import { optionsOf, ProductOption } from './product-option.js'
import { ProductVariant } from './product-variant.entity.js'

@Resolver(() => Product)
export class ProductVariantsResolver {
  // Those of all products of a page are read at once, and most products have few: a page of a hundred may ask for them.
  @CountsAs(5)
  @FieldResolver(() => [ProductVariant], {
    description: 'What can be bought of it, in the order in which it is shown; one where there is nothing to choose.',
  })
  variants(@Root() product: Product, @Ctx() context: Context) {
    return soldVariants(product, context)
  }

  @Directive('@staff')
  @CountsAs(limits.variants.each)
  @FieldResolver(() => [ProductVariant], { description: 'The same, with those that are no longer sold.' })
  allVariants(@Root() product: Product, @Ctx() { loaders }: Context) {
    return loaders.variants.load(product)
  }

  @CountsAs(2)
  @FieldResolver(() => [ProductOption], {
    description: 'What is to be chosen: size, colour, both, or nothing; an order then names a variant.',
  })
  async options(@Root() product: Product, @Ctx() context: Context) {
    return optionsOf(product.optionNames, await soldVariants(product, context))
  }
}

@Resolver(() => ProductVariant)
export class VariantResolver {
  @FieldResolver(() => Product, { nullable: true, description: 'The product; null when it is no longer sold.' })
  product(@Root() { productId }: ProductVariant, @Ctx() { loaders }: Context) {
    return loaders.products.load(productId)
  }

  @FieldResolver(() => Int, {
    description: 'The regular price of one piece, in whole taka: its own, or the product’s.',
  })
  price(@Root() variant: ProductVariant) {
    return variant.regularPrice
  }

  @FieldResolver(() => Image, {
    description: 'Its own picture, or that of another in its colour, or that of the product.',
  })
  image(@Root() variant: ProductVariant) {
    return new Image(variant.shownImageUrl)
  }

  @Directive('@staff')
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Its own regular price, in whole taka; null where it is the price of the product.',
  })
  ownPrice(@Root() { price }: ProductVariant) {
    return price
  }

  @Directive('@staff')
  @FieldResolver(() => Image, { nullable: true, description: 'Its own picture; null where it has none.' })
  ownImage(@Root() { imageUrl }: ProductVariant) {
    return imageUrl && new Image(imageUrl)
  }

  @Directive('@staff')
  @FieldResolver(() => Boolean, { description: 'Whether it is sold.' })
  isActive(@Root() { isActive }: ProductVariant) {
    return isActive
  }
}

const soldVariants = async (product: Product, { loaders }: Context) =>
  (await loaders.variants.load(product)).filter(({ isActive }) => isActive)
