import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsInt, IsUUID, Max, Min, ValidateNested } from 'class-validator'
import { Field, ID, InputType, Int } from 'type-graphql'
import { VariantIdField } from '../../product/variant/variant-id-field.js'

@InputType({ description: 'So many pieces of a variant of a product, for an order that somebody of the shop writes.' })
export class AgreedLineInput {
  @Field(() => ID, { description: 'The product.' })
  @IsUUID()
  productId!: string

  @VariantIdField()
  variantId?: string | null

  @Field(() => Int, { description: 'How many pieces.' })
  @IsInt()
  @Min(1)
  @Max(limits.product.quantity)
  quantity!: number
}

/** The field of an input that says all that is ordered. */
export const AgreedLines = (): PropertyDecorator => (target, name) => {
  Field(() => [AgreedLineInput], {
    description: `All that is ordered, each variant of a product once, up to ${limits.lines}.`,
  })(target, name)
  ArrayNotEmpty()(target, name)
  ArrayMaxSize(limits.lines)(target, name)
  ArrayUnique(({ productId, variantId }: AgreedLineInput) => `${productId} ${variantId ?? ''}`.toLowerCase(), {
    message: 'lines must name each product, or each variant of it, once',
  })(target, name)
  ValidateNested({ each: true })(target, name)
}
