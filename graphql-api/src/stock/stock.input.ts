import { limits } from '@sunnah-store/schema/limits'
import { IsInt, IsOptional, IsUUID, Max, Min, ValidateIf } from 'class-validator'
import { Field, ID, InputType, Int } from 'type-graphql'
import { VariantIdField } from '../product/variant/variant-id-field.js'

@InputType({ description: 'Pieces that a shopper wants set aside.' })
export class HoldStockInput {
  @Field(() => ID, { description: 'The product.' })
  @IsUUID()
  productId!: string

  @VariantIdField()
  variantId?: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'How many pieces, at least 1 and at most what is available, your earlier hold of it counted in.',
  })
  @IsOptional()
  @IsInt()
  quantity?: number | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Instead of `quantity`: how many of the pieces that are available now shall remain so; the others are held.',
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

  @VariantIdField()
  variantId?: string | null

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
