import { limits } from '@sunnah-store/schema/limits'
import { returningReasons } from '@sunnah-store/schema/order-words'
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsBoolean,
  IsEnum,
  IsIn,
  IsInt,
  IsOptional,
  IsUrl,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql'
import { IdArgs } from '../../graphql/id-args.js'
import { LongestText } from '../../validation/longest-text.js'
import { IsNote } from '../../validation/note.js'
import { IsSeenLine, IsVisible } from '../../validation/visible-text.js'
import type { WrittenOff } from './order-event.entity.js'
import { CancelReason, OrderStatus, ReturnReason } from './order-status.js'

const seenVersion = 'The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any.'
const seenStatus = 'The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any.'

@InputType()
export abstract class StepInput {
  @Field(() => ID, { description: 'The order.' })
  @IsUUID()
  id!: string

  @Field(() => OrderStatus, { nullable: true, description: seenStatus })
  @IsOptional()
  @IsEnum(OrderStatus)
  expectedStatus?: OrderStatus | null

  @Field(() => Int, { nullable: true, description: seenVersion })
  @IsOptional()
  @IsInt()
  expectedVersion?: number | null
}

@ArgsType()
export class StepArgs extends IdArgs implements StepInput {
  @Field(() => OrderStatus, { nullable: true, description: seenStatus })
  @IsOptional()
  @IsEnum(OrderStatus)
  expectedStatus?: OrderStatus | null

  @Field(() => Int, { nullable: true, description: seenVersion })
  @IsOptional()
  @IsInt()
  expectedVersion?: number | null
}

@InputType()
abstract class ReasonedInput extends StepInput {
  abstract reason: unknown

  @Field(() => String, {
    nullable: true,
    description: `For the shop alone, up to ${limits.order.note} characters; must be given with the reason OTHER.`,
  })
  @IsNote(({ reason }: ReasonedInput) => reason === 'OTHER', 'with the reason OTHER')
  note?: string | null
}

@InputType({ description: 'That the shopper said yes on the phone.' })
export class ConfirmOrderInput extends StepInput {}

@InputType({ description: 'Why an order ends before it leaves the shop.' })
export class CancelOrderInput extends ReasonedInput {
  @Field(() => CancelReason, { description: 'Why.' })
  @IsEnum(CancelReason)
  reason!: CancelReason
}

@InputType({ description: 'So many pieces of a variant that came back and cannot be sold.' })
export class WrittenOffInput implements WrittenOff {
  @Field(() => ID, { description: 'A variant of the order.' })
  @IsUUID()
  variantId!: string

  @Field(() => Int, { description: 'How many pieces; no more than were ordered.' })
  @IsInt()
  @Min(1)
  @Max(limits.product.quantity)
  quantity!: number
}

@InputType({ description: 'That an order was not taken, and comes back.' })
export class NoteReturningInput extends ReasonedInput {
  @Field(() => ReturnReason, { description: `Why: ${returningReasons.join(', ')}. What is LOST does not come back.` })
  @IsIn(returningReasons, { message: `reason must be one of ${returningReasons.join(', ')}` })
  reason!: ReturnReason
}

@InputType({ description: 'That the pieces of an order are in the shop again, or will never be.' })
export class ReturnOrderInput extends ReasonedInput {
  @Field(() => ReturnReason, { description: 'Why.' })
  @IsEnum(ReturnReason)
  reason!: ReturnReason

  @Field(() => [WrittenOffInput], {
    nullable: true,
    description:
      'The pieces that cannot be sold any more; all others are in the stock again. With the reason LOST all of them, or not given.',
  })
  @IsOptional()
  @ArrayMaxSize(limits.lines)
  @ArrayUnique(({ variantId }: WrittenOffInput) => variantId, { message: 'writtenOff must name each variant once' })
  @ValidateNested({ each: true })
  writtenOff?: WrittenOffInput[] | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Of an order that a courier has delivered and not paid out: whether the courier has its cash still and owes it. Not given: nobody has said, and it is not owed. NOT_OWED for any other order.',
  })
  @IsOptional()
  @IsBoolean()
  cashOwed?: boolean | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Of an order that was delivered: how much the customer got back for it, in whole taka, up to its total. Not given: nobody has said.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  givenBack?: number | null
}

@InputType({ description: 'An order, as it was seen.' })
export class SeenOrderInput extends StepInput {}

@InputType({ description: 'Which order is sent, and with whom.' })
export class ShipOrderInput extends SeenOrderInput {
  @Field({ description: `The courier, or the shop's own rider, by name: 1 to ${limits.order.courier} characters.` })
  @IsVisible()
  @LongestText(limits.order.courier)
  @IsSeenLine()
  courier!: string

  @Field(() => String, {
    nullable: true,
    description: `The courier's number for the parcel, up to ${limits.order.courier} characters; kept with the digits 0 to 9.`,
  })
  @IsOptional()
  @LongestText(limits.order.courier)
  @IsSeenLine()
  trackingCode?: string | null

  @Field(() => String, { nullable: true, description: 'Where the parcel can be followed: an https:// address.' })
  @IsOptional()
  @LongestText(limits.order.url)
  @IsUrl({ protocols: ['https'], require_protocol: true, disallow_auth: true })
  trackingUrl?: string | null
}

@ArgsType()
export class ShipOrdersArgs {
  @Field(() => [ShipOrderInput], { description: `The orders, each once; at most ${limits.order.atOnce}.` })
  @ArrayNotEmpty()
  @ArrayMaxSize(limits.order.atOnce)
  @ArrayUnique(({ id }: ShipOrderInput) => id, { message: 'shipments must name each order once' })
  @ValidateNested({ each: true })
  shipments!: ShipOrderInput[]
}
