import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, ArrayUnique, IsEnum, IsOptional, ValidateNested } from 'class-validator'
import { ArgsType, Field } from 'type-graphql'
import { IdListField } from '../../validation/id-list-field.js'
import { OrderStatus } from './order-status.js'
import { SeenOrderInput } from './order-step.input.js'

@ArgsType()
export class ManyOrdersArgs {
  @IdListField('order', limits.order.atOnce)
  ids!: string[]
}

@ArgsType()
export class ManyStepsArgs extends ManyOrdersArgs {
  @Field(() => [SeenOrderInput], {
    nullable: true,
    description:
      'What you have seen of these orders: STATUS_CHANGED or ORDER_CHANGED of one that is another by now. Not named: any.',
  })
  @IsOptional()
  @ArrayMaxSize(limits.order.atOnce)
  @ArrayUnique(({ id }: SeenOrderInput) => id, { message: 'seen must name each order once' })
  @ValidateNested({ each: true })
  seen?: SeenOrderInput[] | null
}

@ArgsType()
export class ManyWaysBackArgs extends ManyStepsArgs {
  @Field(() => OrderStatus, {
    nullable: true,
    description: 'The status that you have seen: STATUS_CHANGED of each that has another one by now. Not given: any.',
  })
  @IsOptional()
  @IsEnum(OrderStatus)
  expectedStatus?: OrderStatus | null
}
