import { GraphQLDateTimeISO, GraphQLSafeInt } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'Orders that wait for the same thing.' })
export class WaitingOrders {
  @Field(() => Int, { description: 'How many there are.' })
  orders!: number

  @Field(() => GraphQLSafeInt, { description: 'The sum of their totals, in whole taka.' })
  total!: number

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the oldest was placed; null without any.' })
  oldest!: Date | null
}

@ObjectType({ simpleResolvers: true, description: 'What is to be done about orders, whenever they were placed.' })
export class OpenWork {
  @Field(() => WaitingOrders, { description: 'To call about: PLACED.' })
  toConfirm!: WaitingOrders

  @Field(() => WaitingOrders, { description: 'To send: CONFIRMED.' })
  toSend!: WaitingOrders

  @Field(() => WaitingOrders, { description: 'With a courier or rider, the cash to come: SHIPPED.' })
  onTheWay!: WaitingOrders

  @Field(() => WaitingOrders, { description: 'Delivered by a courier who has not paid out yet, the cash to come.' })
  notPaidOut!: WaitingOrders

  @Field(() => GraphQLSafeInt, { description: 'What couriers owe still of their payouts, in whole taka.' })
  stillOwed!: number

  @Field(() => GraphQLSafeInt, { description: 'Of what was collected today what couriers have, in whole taka.' })
  collectedWithCouriers!: number

  @Field(() => Int, { description: 'What couriers said and nobody has looked at yet.' })
  noticesOfCouriers!: number

  @Field(() => WaitingOrders, {
    description: 'Parcels that come back, whose pieces somebody has to look at: RETURNING.',
  })
  returning!: WaitingOrders
}
