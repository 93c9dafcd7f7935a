import { districtOf } from '@sunnah-store/schema/districts'
import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, ArrayUnique, IsInt, IsOptional, Max, Min, ValidateBy, ValidateNested } from 'class-validator'
import { GraphQLSafeInt } from 'graphql-scalars'
import { ArgsType, Field, InputType, Int } from 'type-graphql'
import { StoredAs } from '../validation/stored-as.js'

const noDistrict = 'district must be one of the 64 districts of Bangladesh'

@ArgsType()
export class DeliveryArgs {
  @Field({ description: 'One of the 64 districts; old spellings such as Comilla are taken too.' })
  @StoredAs(districtOf, noDistrict)
  district!: string

  @Field(() => GraphQLSafeInt, { defaultValue: 0, description: 'What the products cost together, in whole taka.' })
  @IsInt()
  @Min(0)
  total!: number
}

const IsNoLessThanMinDays = () =>
  ValidateBy({
    name: 'isNoLessThanMinDays',
    validator: {
      validate: (maxDays, about) => about?.object instanceof DeliveryTermsInput && maxDays >= about.object.minDays,
      defaultMessage: () => 'maxDays must not be less than minDays',
    },
  })

@InputType()
abstract class DeliveryTermsInput {
  @Field(() => Int, { description: 'In whole taka, 0 to 100,000.' })
  @Min(0)
  @Max(limits.delivery.fee)
  fee!: number

  @Field(() => Int, { description: 'The fewest days from the order to the door, 0 to 60.' })
  @Min(0)
  @Max(limits.delivery.days)
  minDays!: number

  @Field(() => Int, { description: 'The most days, not fewer than the fewest and 60 at most.' })
  @Max(limits.delivery.days)
  @IsNoLessThanMinDays()
  maxDays!: number
}

@InputType({ description: 'What holds for one district in place of the rule for all.' })
export class DeliveryExceptionInput extends DeliveryTermsInput {
  @Field({ description: 'One of the 64 districts; old spellings such as Comilla are taken too.' })
  @StoredAs(districtOf, noDistrict)
  district!: string
}

@InputType({ description: 'What delivery is to cost, and when it comes.' })
export class DeliveryPlanInput extends DeliveryTermsInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The total of the products from which delivery is free everywhere, in whole taka; null: from none.',
  })
  @IsOptional()
  @Min(0)
  @Max(limits.delivery.freeFrom)
  freeFrom?: number | null

  @Field(() => [DeliveryExceptionInput], { description: 'All districts where something else holds, each once.' })
  @ArrayMaxSize(64)
  @ArrayUnique(({ district }: DeliveryExceptionInput) => district, {
    message: 'exceptions must name each district once',
  })
  @ValidateNested()
  exceptions!: DeliveryExceptionInput[]

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the admin saw; DELIVERY_CHANGED when it is another one by now. Not given: not asked.',
  })
  @IsOptional()
  @IsInt()
  expectedVersion?: number | null
}
