import { ArrayUnique, IsEmail, IsEnum, IsInt, IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { LongestText } from '../../validation/longest-text.js'
import { OrderMessageKind } from './order-message-kind.js'

@InputType({ description: 'Which messages about orders are sent.' })
export class MessageSettingsInput {
  @Field(() => [OrderMessageKind], { description: 'What shoppers are told by mail; each once.' })
  @ArrayUnique()
  @IsEnum(OrderMessageKind, { each: true })
  byMail!: OrderMessageKind[]

  @Field(() => [OrderMessageKind], { description: 'What they are told by text message; each once.' })
  @ArrayUnique()
  @IsEnum(OrderMessageKind, { each: true })
  bySms!: OrderMessageKind[]

  @Field(() => String, { nullable: true, description: 'Who gets a mail for each new order; not given: nobody.' })
  @IsOptional()
  @IsEmail()
  @LongestText(254)
  newOrdersTo?: string | null

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the admin saw; SETTINGS_CHANGED when it is another one by now. Not given: not asked.',
  })
  @IsOptional()
  @IsInt()
  expectedVersion?: number | null
}
