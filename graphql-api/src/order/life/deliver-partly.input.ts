import { limits } from '@sunnah-store/schema/limits'
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { GraphQLSafeInt } from 'graphql-scalars'
import { Field, ID, InputType, Int } from 'type-graphql'
import { LongestText } from '../../validation/longest-text.js'
import { IsSeenLines, IsVisible } from '../../validation/visible-text.js'
import { StepInput } from './order-step.input.js'

@InputType({ description: 'So many pieces of a variant that came back from the door.' })
export class CameBackInput {
  @Field(() => ID, { description: 'A variant of the order.' })
  @IsUUID()
  variantId!: string

  @Field(() => Int, { description: 'How many pieces; no more than were sent.' })
  @IsInt()
  @Min(1)
  @Max(limits.product.quantity)
  quantity!: number

  @Field(() => Int, { nullable: true, description: 'How many of these cannot be sold any more; none when not given.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(limits.product.quantity)
  writtenOff?: number | null
}

@InputType({ description: 'That some of an order was kept at the door, and the rest came back.' })
export class DeliverPartlyInput extends StepInput {
  @Field(() => [CameBackInput], { description: 'What came back, each variant once; all else was kept.' })
  @ArrayNotEmpty()
  @ArrayMaxSize(limits.lines)
  @ArrayUnique(({ variantId }: CameBackInput) => variantId, { message: 'cameBack must name each variant once' })
  @ValidateNested({ each: true })
  cameBack!: CameBackInput[]

  @Field(() => GraphQLSafeInt, {
    description: 'What was collected at the door, in whole taka; no more than the total, 0 where nothing was kept.',
  })
  @IsInt()
  @Min(0)
  collected!: number

  @Field(() => String, {
    nullable: true,
    description: `For the shop alone, up to ${limits.order.note} characters; must be given where another sum was collected than what was kept and the delivery fee come to.`,
  })
  @IsOptional()
  @IsVisible()
  @LongestText(limits.order.note)
  @IsSeenLines()
  note?: string | null
}
