import { limits } from '@sunnah-store/schema/limits'
import { IsInt, IsUUID, Max, Min } from 'class-validator'
import { Field, ID, InputType, Int } from 'type-graphql'

@InputType({ description: 'So many pieces of a product, for a cart.' })
export class CartItemInput {
  @Field(() => ID, { description: 'The product.' })
  @IsUUID()
  productId!: string

  @Field(() => Int, {
    description: 'How many pieces, at least 1. A line can have what is available and what you hold.',
  })
  @IsInt()
  @Min(1)
  @Max(limits.product.quantity)
  quantity!: number
}
