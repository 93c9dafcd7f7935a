import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsNotEmpty, IsOptional, IsUUID } from 'class-validator'
import { ArgsType, Field, ID } from 'type-graphql'
import { LongestText } from '../validation/longest-text.js'
import { IsSeenLine } from '../validation/visible-text.js'

@ArgsType()
export class OrderIdsArgs {
  @Field(() => [ID], { description: `The orders, each once; at most ${limits.order.atOnce}.` })
  @ArrayNotEmpty()
  @ArrayMaxSize(limits.order.atOnce)
  @ArrayUnique({ message: 'orderIds must name each order once' })
  @IsUUID(undefined, { each: true })
  orderIds!: string[]
}

@ArgsType()
export class SendOrdersArgs extends OrderIdsArgs {
  @Field({ description: 'Who is to take them, by its code.' })
  @IsNotEmpty()
  @LongestText(limits.courierCode)
  courier!: string

  @Field(() => String, {
    nullable: true,
    description: `For the courier, up to ${limits.courierNote} characters; what the shopper wrote for the rider is added.`,
  })
  @IsOptional()
  @LongestText(limits.courierNote)
  @IsSeenLine()
  note?: string | null
}
