import { IsUUID } from 'class-validator'
import { ArgsType, Field, ID } from 'type-graphql'

@ArgsType()
export class VariantIdArgs {
  @Field(() => ID, { description: 'The variant.' })
  @IsUUID()
  variantId!: string
}
