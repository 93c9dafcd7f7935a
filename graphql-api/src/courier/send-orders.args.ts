import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, ArrayUnique, IsNotEmpty, IsOptional, ValidateNested } from 'class-validator'
import { ArgsType, Field } from 'type-graphql'
import { SeenOrderInput } from '../order/life/order-step.input.js'
import { IdListField } from '../validation/id-list-field.js'
import { LongestText } from '../validation/longest-text.js'
import { IsSeenLine } from '../validation/visible-text.js'

@ArgsType()
export class OrderIdsArgs {
  @IdListField('order', limits.order.atOnce)
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

  @Field(() => [SeenOrderInput], {
    nullable: true,
    description:
      'What you have seen of these orders: one that is another by now is not sent. Not named: sent as it is.',
  })
  @IsOptional()
  @ArrayMaxSize(limits.order.atOnce)
  @ArrayUnique(({ id }: SeenOrderInput) => id, { message: 'seen must name each order once' })
  @ValidateNested({ each: true })
  seen?: SeenOrderInput[] | null
}
