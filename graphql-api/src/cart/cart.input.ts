import { limits } from '@sunnah-store/schema/limits'
import { IsDate, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql'
import { ProductIdArgs } from '../product/product.args.js'
import { VariantIdField } from '../product/variant/variant-id-field.js'

@InputType({ description: 'So many pieces of a variant of a product, for a cart.' })
export class CartItemInput {
  @Field(() => ID, { description: 'The product.' })
  @IsUUID()
  productId!: string

  @VariantIdField()
  variantId?: string | null

  @Field(() => Int, {
    description: 'How many pieces, at least 1. A line can have what is available and what you hold.',
  })
  @IsInt()
  @Min(1)
  @Max(limits.product.quantity)
  quantity!: number
}

@InputType({ description: 'A line that was taken out of a cart, as it was.' })
export class RemovedCartItemInput extends CartItemInput {
  @Field(() => Int, { description: 'Its unitPriceWhenAdded, in whole taka.' })
  @IsInt()
  @Min(0)
  @Max(limits.product.price)
  unitPriceWhenAdded!: number

  @Field(() => GraphQLDateTimeISO, { description: 'Its addedAt, which is its place among the others.' })
  @IsDate()
  addedAt!: Date
}

@ArgsType()
export class CartItemArgs extends ProductIdArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'The variant of it; not given: the only one that the cart has of it.',
  })
  @IsOptional()
  @IsUUID()
  variantId?: string | null
}
