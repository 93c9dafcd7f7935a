import { limits } from '@sunnah-store/schema/limits'
import { IsInt, IsOptional, IsUUID, Max, Min, ValidateIf } from 'class-validator'
import { Field, ID, InputType, Int } from 'type-graphql'

@InputType({ description: 'Pieces that a shopper wants set aside.' })
export class HoldStockInput {
  @Field(() => ID, { description: 'The product.' })
  @IsUUID()
  productId!: string

  @Field(() => Int, { nullable: true, description: 'How many pieces, at least 1 and at most what is available.' })
  @IsOptional()
  @IsInt()
  quantity?: number | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Instead of `quantity`: how many pieces shall remain available, as the first version of the shop said it.',
  })
  @ValidateIf(({ quantity, remaining }) => remaining != null || quantity == null)
  @IsInt({ message: 'quantity or remaining must be an integer' })
  remaining?: number | null
}

@InputType({ description: 'What an admin counted.' })
export class SetStockInput {
  @Field(() => ID, { description: 'The product.' })
  @IsUUID()
  productId!: string

  @Field(() => Int, { description: 'How many pieces are to be available, 0 to 1,000,000.' })
  @IsInt()
  @Min(0)
  @Max(limits.product.quantity)
  quantity!: number

  @Field(() => Int, {
    nullable: true,
    description: 'The stock that the admin saw; STOCK_CHANGED when it is another one by now. Not given: not asked.',
  })
  @IsOptional()
  @IsInt()
  expectedQuantity?: number | null
}
