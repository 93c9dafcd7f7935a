import { GraphQLDateTimeISO, GraphQLSafeInt } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { CountsAs } from '../graphql/counts-as.js'

/** The maximum length of its lists. */
export const most = { longOwed: 5 } as const

@ObjectType({ simpleResolvers: true, description: 'Orders that wait for the same thing.' })
export class WaitingOrders {
  @Field(() => Int, { description: 'How many there are.' })
  orders!: number

  @Field(() => GraphQLSafeInt, { description: 'The sum of their totals, in whole taka.' })
  total!: number

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the oldest was placed; null without any.' })
  oldest!: Date | null
}

@ObjectType({ simpleResolvers: true, description: 'What a courier has owed for more than 7 days.' })
export class LongOwed {
  @Field({ description: 'Who owes it.' })
  courier!: string

  @Field(() => Int, { description: 'For how many orders.' })
  orders!: number

  @Field(() => GraphQLSafeInt, { description: 'In whole taka.' })
  total!: number
}

@ObjectType({ simpleResolvers: true, description: 'What is to be done about orders, whenever they were placed.' })
export class OpenWork {
  @Field(() => WaitingOrders, { description: 'To call about: PLACED.' })
  toConfirm!: WaitingOrders

  @Field(() => Int, { description: 'How many of those were called about already, and nobody answered.' })
  toCallAgain!: number

  @Field(() => WaitingOrders, { description: 'To send: CONFIRMED.' })
  toSend!: WaitingOrders

  @Field(() => WaitingOrders, { description: 'With a courier or rider, the cash to come: SHIPPED.' })
  onTheWay!: WaitingOrders

  @Field(() => WaitingOrders, { description: 'Delivered by a courier who has not paid out yet, the cash to come.' })
  notPaidOut!: WaitingOrders

  @Field(() => GraphQLSafeInt, {
    description: 'Of that cash what was delivered more than 7 days ago, in whole taka.',
  })
  older!: number

  @CountsAs(most.longOwed)
  @Field(() => [LongOwed], { description: `The same by courier, the most first, up to ${most.longOwed}.` })
  longOwed!: LongOwed[]

  @Field(() => GraphQLSafeInt, { description: 'What couriers owe still of their payouts, in whole taka.' })
  stillOwed!: number

  @Field(() => GraphQLSafeInt, { description: 'Of what was collected today what couriers have, in whole taka.' })
  collectedWithCouriers!: number

  @Field(() => Int, { description: 'What couriers said and nobody has looked at yet.' })
  noticesOfCouriers!: number

  @Field(() => Int, { description: 'Orders that a courier was told of and has not answered.' })
  openSendings!: number

  @Field(() => WaitingOrders, {
    description: 'Parcels that come back, whose pieces somebody has to look at: RETURNING.',
  })
  returning!: WaitingOrders
}
