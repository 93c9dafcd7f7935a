import { GraphQLDateTimeISO, GraphQLSafeInt } from 'graphql-scalars'
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { CountsAs } from '../../graphql/counts-as.js'

/** Where the cash of an order is. */
export enum OrderCash {
  TO_COLLECT = 'TO_COLLECT',
  WITH_COURIER = 'WITH_COURIER',
  RECEIVED = 'RECEIVED',
}

registerEnumType(OrderCash, {
  name: 'OrderCash',
  description: 'Where the cash of an order is.',
  valuesConfig: {
    TO_COLLECT: { description: 'With whoever ordered: it is on its way to them.' },
    WITH_COURIER: { description: 'With the courier, who has delivered it and not paid out.' },
    RECEIVED: { description: 'In the shop.' },
  },
})

@ObjectType({ simpleResolvers: true, description: 'Some orders, and the cash of them together.' })
export class CashSum {
  @Field(() => Int, { description: 'How many.' })
  orders!: number

  @Field(() => GraphQLSafeInt, { description: 'In whole taka.' })
  total!: number
}

@ObjectType({ simpleResolvers: true, description: 'What a courier has delivered and not paid out, by how old it is.' })
export class CourierDebt {
  @Field({ description: 'By the name under which the orders were sent.' })
  courier!: string

  @Field(() => Int, { description: 'For how many orders; 0 where only of payouts something is owed.' })
  orders!: number

  @Field(() => GraphQLSafeInt, { description: 'All of it, in whole taka.' })
  total!: number

  @Field(() => GraphQLSafeInt, {
    description: 'Of that what its payouts did not bring, and it owes still, in whole taka.',
  })
  rest!: number

  @Field(() => GraphQLSafeInt, { description: 'Of up to 3 days, in whole taka.' })
  upTo3Days!: number

  @Field(() => GraphQLSafeInt, { description: 'Of 4 to 7 days, in whole taka.' })
  upTo7Days!: number

  @Field(() => GraphQLSafeInt, { description: 'Older, in whole taka.' })
  older!: number

  olderOrders!: number

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the oldest of its orders was delivered; UTC.' })
  oldestAt!: Date | null
}

@ObjectType({
  simpleResolvers: true,
  description: 'The cash of the shop that is not in the shop, and what came this month.',
})
export class Cash {
  @Field(() => CashSum, { description: 'Delivered, and not paid out; and what couriers owe still of their payouts.' })
  withCouriers!: CashSum

  @Field(() => CashSum, { description: 'Of that what is older than 7 days.' })
  older!: CashSum

  @Field(() => CashSum, { description: 'Sent, and not delivered yet.' })
  onTheWay!: CashSum

  @Field(() => Int, { description: 'How many payouts came this month.' })
  payoutsThisMonth!: number

  @Field(() => GraphQLSafeInt, { description: 'What they brought, in whole taka.' })
  receivedThisMonth!: number

  @CountsAs(10)
  @Field(() => [CourierDebt], { description: 'Who owes what, the most first.' })
  couriers!: CourierDebt[]
}

@ObjectType({ simpleResolvers: true, description: 'An order that a courier has delivered and owes, or has paid out.' })
export class OwedOrder {
  @Field(() => ID, { description: 'The order.' })
  id!: string

  @Field({ description: 'Its number.' })
  number!: string

  @Field({ description: 'Whom it was for.' })
  customerName!: string

  @Field({ description: 'By which courier it was delivered.' })
  courier!: string

  @Field({ description: 'Whether it came back since.' })
  cameBack!: boolean

  @Field({ description: 'Whether it was removed since and stands in no list, from when that was not refused yet.' })
  removed!: boolean

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Of what came back whether the courier owes it still; null: nobody has said, and it is owed only if a payout names it.',
  })
  cashOwed!: boolean | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was delivered; UTC.' })
  deliveredAt!: Date

  @Field(() => GraphQLSafeInt, { description: 'What was collected for it, in whole taka.' })
  total!: number
}
