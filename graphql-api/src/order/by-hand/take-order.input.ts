import { limits } from '@sunnah-store/schema/limits'
import { IsBoolean, IsEnum, IsInt, IsNotEmpty, IsOptional, Max, Min } from 'class-validator'
import { GraphQLSafeInt } from 'graphql-scalars'
import { Field, InputType, Int } from 'type-graphql'
import { IsDisplayName } from '../../user/display-name.js'
import { Language } from '../../user/language.js'
import { LongestText } from '../../validation/longest-text.js'
import { IsNote } from '../../validation/note.js'
import { IsSeenLines } from '../../validation/visible-text.js'
import { RecipientInput } from '../recipient.input.js'
import { type AgreedLineInput, AgreedLines } from './agreed-line.input.js'

@InputType({ description: 'An order that a customer gave by phone or message.' })
export class TakeOrderInput extends RecipientInput {
  @Field({ description: `Who orders: 1 to ${limits.name} characters.` })
  @IsDisplayName()
  customerName!: string

  @Field(() => String, { nullable: true, description: `For the rider, up to ${limits.riderNote} characters.` })
  @IsOptional()
  @LongestText(limits.riderNote)
  @IsSeenLines()
  riderNote?: string | null

  @AgreedLines()
  lines!: AgreedLineInput[]

  @Field(() => Int, {
    defaultValue: 0,
    description: 'What was agreed to be taken off, in whole taka; above 0 for admins and owners only.',
  })
  @IsInt()
  @Min(0)
  @Max(limits.product.price)
  discount!: number

  @Field(() => String, {
    nullable: true,
    description: `Why, for the shop alone: up to ${limits.order.note} characters; must be sent with a discount.`,
  })
  @IsNote(({ discount }: TakeOrderInput) => discount > 0, 'with a discount')
  discountReason?: string | null

  @Field({ defaultValue: false, description: 'Whether the customer has said yes to it: it is confirmed at once.' })
  @IsOptional()
  @IsBoolean()
  confirmed?: boolean

  @Field(() => GraphQLSafeInt, {
    description:
      'The total that was told, delivery fee included and discount taken off, in whole taka; PRICE_CHANGED when it is another one.',
  })
  @IsInt()
  @Min(0)
  expectedTotal!: number

  @Field(() => Language, { nullable: true, description: 'In which to tell of the order; not given: English.' })
  @IsOptional()
  @IsEnum(Language)
  language?: Language | null

  @Field(() => String, {
    nullable: true,
    description:
      'Of your own making, 1 to 200 characters. Sending the same order with the same key again answers the order of the first time.',
  })
  @IsOptional()
  @IsNotEmpty()
  @LongestText(200)
  idempotencyKey?: string | null
}
