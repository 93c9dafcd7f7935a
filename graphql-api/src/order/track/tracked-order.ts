import { GraphQLDateTimeISO, GraphQLSafeInt } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { CountsAs } from '../../graphql/counts-as.js'
import { OrderEventKind } from '../life/order-event.entity.js'
import { OrderStatus } from '../life/order-status.js'

@ObjectType({
  simpleResolvers: true,
  description: 'Something that happened to an order, as whoever tracks it is told.',
})
export class TrackedEvent {
  @Field(() => GraphQLDateTimeISO, { description: 'When, UTC.' })
  at!: Date

  @Field(() => OrderEventKind, { description: 'What it was.' })
  kind!: OrderEventKind

  @Field(() => OrderStatus, { nullable: true, description: 'The status after it; null where it did not change.' })
  to!: OrderStatus | null

  @Field(() => String, {
    nullable: true,
    description: 'LOST where the parcel was lost on its way; no other reason is told.',
  })
  reason!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'How many pieces came back when the others were delivered; null of every other event.',
  })
  cameBack!: number | null
}

@ObjectType({
  simpleResolvers: true,
  description:
    'An order as it is told without an account: where it stands and what is to be paid, nothing of people or goods.',
})
export class TrackedOrder {
  @Field({ description: 'Its number.' })
  number!: string

  @Field(() => OrderStatus, { description: 'Where it stands.' })
  status!: OrderStatus

  @Field(() => GraphQLDateTimeISO, { description: 'UTC.' })
  placedAt!: Date

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was delivered, UTC; null until then.' })
  deliveredAt!: Date | null

  @Field(() => GraphQLSafeInt, { description: 'What is to be had ready in cash, in whole taka; 0 where nothing is.' })
  toPay!: number

  @Field(() => Int, { nullable: true, description: 'The fewest days to the door that were told; null: none.' })
  deliveryMinDays!: number | null

  @Field(() => Int, { nullable: true, description: 'The most days.' })
  deliveryMaxDays!: number | null

  @Field(() => String, { nullable: true, description: 'With whom it was sent; null until it is.' })
  courier!: string | null

  @CountsAs(5)
  @Field(() => [TrackedEvent], { description: 'What happened to it since it was placed, the first first.' })
  events!: TrackedEvent[]
}
