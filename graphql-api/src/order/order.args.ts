import { districtOf } from '@sunnah-store/schema/districts'
import { limits } from '@sunnah-store/schema/limits'
import { IsEnum, IsInt, IsNotEmpty, IsOptional, Matches, Min } from 'class-validator'
import { GraphQLLocalDate, GraphQLSafeInt } from 'graphql-scalars'
import { ArgsType, Field } from 'type-graphql'
import { LongestText } from '../validation/longest-text.js'
import { StoredAs } from '../validation/stored-as.js'
import { OrderCash } from './cash/cash.js'
import { OrderState } from './order.enums.js'

/** What narrows orders in whichever state. */
@ArgsType()
export class OrderNarrowing {
  @Field(() => String, {
    nullable: true,
    description: `An order's number with or without SS-, a part of the name of the shopper or the receiver or a word of it in another script or spelling, or a phone number however it is written, four digits of it or more, a part of the email, the address, the district (in Bangla and old spellings too) or the courier's or rider's name, or the end of its tracking number, four characters or more, or the whole of it or of the courier's id of the parcel; up to ${limits.searchLength} characters, of which the first eight different words count. Empty finds all.`,
  })
  @IsOptional()
  @LongestText(limits.searchLength)
  search?: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Placed on this day of Dhaka or later.' })
  @IsOptional()
  @Matches(/^2/, { message: 'from must be a day from the year 2000 on' })
  from?: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Placed on this day of Dhaka or earlier.' })
  @IsOptional()
  @Matches(/^2/, { message: 'to must be a day from the year 2000 on' })
  to?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'To one of the 64 districts; old spellings such as Comilla are taken too.',
  })
  @IsOptional()
  @StoredAs(districtOf, 'district must be one of the 64 districts of Bangladesh')
  district?: string | null

  @Field(() => String, { nullable: true, description: 'Sent by this courier or rider, in any case of letters.' })
  @IsOptional()
  @LongestText(limits.order.courier)
  courier?: string | null

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'To be paid: at least so much, in whole taka.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  minTotal?: number | null

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'At most so much, in whole taka.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  maxTotal?: number | null

  @Field(() => OrderCash, { nullable: true, description: 'Whose cash is there.' })
  @IsOptional()
  @IsEnum(OrderCash)
  cash?: OrderCash | null
}

/** A filter of orders. */
@ArgsType()
export class OrderFilter extends OrderNarrowing {
  @Field(() => OrderState, { defaultValue: OrderState.ALL, description: 'Whether delivered, not delivered, or both.' })
  @IsEnum(OrderState)
  state!: OrderState
}

@ArgsType()
export class OrderNumberArgs {
  @Field({ description: 'The number of an order, such as SS-7K3M9Q, with or without SS-.' })
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
