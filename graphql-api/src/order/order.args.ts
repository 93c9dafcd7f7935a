import { limits } from '@sunnah-store/schema/limits'
import { IsEnum, IsNotEmpty, IsOptional } from 'class-validator'
import { ArgsType, Field } from 'type-graphql'
import { LongestText } from '../validation/longest-text.js'
import { OrderState } from './order.enums.js'

/** A filter of orders. */
@ArgsType()
export class OrderFilter {
  @Field(() => String, {
    nullable: true,
    description: `An order's number with or without SS-, a part of the name of the shopper or the receiver or a word of it in another script or spelling, or a phone number however it is written, four digits of it or more; up to ${limits.searchLength} characters, of which the first eight different words count. Empty finds all.`,
  })
  @IsOptional()
  @LongestText(limits.searchLength)
  search?: string | null

  @Field(() => OrderState, { defaultValue: OrderState.ALL, description: 'Whether delivered, not delivered, or both.' })
  @IsEnum(OrderState)
  state!: OrderState
}

@ArgsType()
export class OrderNumberArgs {
  @Field({ description: 'The number of an order, such as SS-7K3M9Q.' })
  @LongestText(12)
  number!: string
}

@ArgsType()
export class OrderKeyArgs {
  @Field({ description: 'The idempotencyKey that the order was placed with.' })
  @IsNotEmpty()
  @LongestText(200)
  idempotencyKey!: string
}
