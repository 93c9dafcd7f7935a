import { limits } from '@sunnah-store/schema/limits'
import { IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'

const UpTo =
  (most: number): PropertyDecorator =>
  (target, name) => {
    for (const rule of [Min(1), Max(most)]) rule(target, name)
  }

@InputType({ description: 'How much one customer may order and set aside.' })
export class CustomerLimitsInput {
  @Field(() => Int, { description: 'The most pieces of one order, and of one hold.' })
  @UpTo(limits.purchase.pieces)
  pieces!: number

  @Field(() => Int, { description: 'The most pieces of all holds of one shopper together.' })
  @UpTo(limits.purchase.pieces)
  held!: number

  @Field(() => Int, { description: 'The most open orders of one account, and to one phone.' })
  @UpTo(limits.purchase.openOrders)
  orders!: number

  @Field(() => Int, { description: 'The most that those may come to, in whole taka.' })
  @UpTo(limits.purchase.total)
  total!: number
}

@InputType({ description: 'How much customers may order and set aside.' })
export class PurchaseLimitsInput {
  @Field(() => CustomerLimitsInput, { description: 'For those to whom nothing was delivered yet.' })
  @ValidateNested()
  newCustomers!: CustomerLimitsInput

  @Field(() => CustomerLimitsInput, { description: 'For those who have received an order.' })
  @ValidateNested()
  knownCustomers!: CustomerLimitsInput

  @Field(() => Int, {
    description:
      'What open orders may come to, and what is set aside, in whole taka, for a new customer who has confirmed neither email nor phone.',
  })
  @UpTo(limits.purchase.total)
  unconfirmedTotal!: number

  @Field(() => Int, {
    nullable: true,
    description: 'The total in whole taka above which a first order is pointed out. Not given: it stays.',
  })
  @IsOptional()
  @UpTo(limits.purchase.total)
  firstOrderTotal?: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the admin saw; LIMITS_CHANGED when it is another one by now. Not given: not asked.',
  })
  @IsOptional()
  @IsInt()
  expectedVersion?: number | null
}
