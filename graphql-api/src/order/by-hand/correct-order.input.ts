import { limits } from '@sunnah-store/schema/limits'
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator'
import { GraphQLSafeInt } from 'graphql-scalars'
import { Field, ID, InputType, Int } from 'type-graphql'
import { LongestText } from '../../validation/longest-text.js'
import { IsNote } from '../../validation/note.js'
import { IsSeenLines } from '../../validation/visible-text.js'
import { RecipientInput } from '../recipient.input.js'
import { type AgreedLineInput, AgreedLines } from './agreed-line.input.js'

@InputType({ description: 'An order as it should have been: all of it, in place of what it was.' })
export class CorrectOrderInput extends RecipientInput {
  @Field(() => ID, { description: 'The order.' })
  @IsUUID()
  id!: string

  @Field(() => String, { nullable: true, description: `For the rider, up to ${limits.riderNote} characters.` })
  @IsOptional()
  @LongestText(limits.riderNote)
  @IsSeenLines()
  riderNote?: string | null

  @AgreedLines()
  lines!: AgreedLineInput[]

  @Field(() => Int, {
    nullable: true,
    description: 'What is taken off, in whole taka, for admins and owners only; not given: what was agreed.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(limits.product.price)
  discount?: number | null

  @Field(() => String, {
    nullable: true,
    description: `Why, for the shop alone: up to ${limits.order.note} characters; must be sent with a discount above 0.`,
  })
  @IsNote(({ discount }: CorrectOrderInput) => !!discount, 'with a discount above 0')
  discountReason?: string | null

  @Field(() => GraphQLSafeInt, {
    description:
      'The total that was shown, delivery fee included, in whole taka; PRICE_CHANGED when it is another one.',
  })
  @IsInt()
  @Min(0)
  expectedTotal!: number

  @Field(() => Int, { description: 'The version that was read; ORDER_CHANGED when it is another one by now.' })
  @IsInt()
  expectedVersion!: number
}
