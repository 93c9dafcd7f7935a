import { IsUUID } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { VariantIdField } from '../product/variant/variant-id-field.js'

@InputType({ description: 'What a shopper wants to be told of.' })
export class RestockRequestInput {
  @Field(() => ID, { description: 'The product.' })
  @IsUUID()
  productId!: string

  @VariantIdField()
  variantId?: string | null
}
