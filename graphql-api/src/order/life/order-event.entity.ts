import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Directive, Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm'
import { Order } from '../order.entity.js'
import { OrderPart } from './order-part.js'
import { type CancelReason, OrderStatus, type ReturnReason } from './order-status.js'

/** What happened to an order. */
export enum OrderEventKind {
  TAKEN = 'TAKEN',
  STEP = 'STEP',
  TAKEN_BACK = 'TAKEN_BACK',
  CALL = 'CALL',
  CORRECTED = 'CORRECTED',
  COURIER = 'COURIER',
  RELEASED = 'RELEASED',
  TRACKING = 'TRACKING',
  CASH = 'CASH',
  NOTE = 'NOTE',
}

/** Who did it. */
export enum OrderActor {
  SHOPPER = 'SHOPPER',
  ADMIN = 'ADMIN',
  COURIER = 'COURIER',
  SYSTEM = 'SYSTEM',
}

registerEnumType(OrderEventKind, {
  name: 'OrderEventKind',
  description: 'What happened to an order.',
  valuesConfig: {
    TAKEN: { description: 'Somebody of the shop wrote it, for a customer who called or wrote.' },
    STEP: { description: 'It took a step.' },
    TAKEN_BACK: { description: 'A step that was a mistake was taken back.' },
    CALL: { description: 'Somebody called, and nobody answered.' },
    CORRECTED: { description: 'It was corrected before it was sent.' },
    COURIER: { description: 'The courier said something of it, which is the note.' },
    RELEASED: { description: 'Somebody released it from a courier that had not answered, and may have it still.' },
    TRACKING: { description: "Somebody entered the courier's number for the parcel, which is the note." },
    CASH: { description: 'Somebody said whether a courier owes the cash of what came back.' },
    NOTE: { description: 'Somebody of the shop noted something about it, which is the note.' },
  },
})

registerEnumType(OrderActor, {
  name: 'OrderActor',
  description: 'Who did something to an order.',
  valuesConfig: {
    SHOPPER: { description: 'Whoever ordered.' },
    ADMIN: { description: 'The shop.' },
    COURIER: { description: 'The courier, by its own system.' },
    SYSTEM: { description: 'The shop by itself, such as when the courier answered late.' },
  },
})

/** Who wrote it, calls, notes, what couriers say and what they owe: for the shop alone. */
export const forTheShop: readonly OrderEventKind[] = [
  OrderEventKind.TAKEN,
  OrderEventKind.CALL,
  OrderEventKind.COURIER,
  OrderEventKind.RELEASED,
  OrderEventKind.TRACKING,
  OrderEventKind.CASH,
  OrderEventKind.NOTE,
]

/** Whether whoever ordered is told of it. */
export const isForShopper = ({ kind }: Pick<OrderEvent, 'kind'>): boolean => !forTheShop.includes(kind)

/** So many pieces of a variant that cannot be sold any more. */
export interface WrittenOff {
  variantId: string
  quantity: number
}

/** One row of the life of an order; added, never edited (the database refuses it). */
@ObjectType({ simpleResolvers: true, description: 'Something that happened to an order.' })
@Entity()
@Index('order_event_ended', { synchronize: false })
@Check('order_event_given_back', `"givenBack" IS NULL OR "givenBack" >= 0 AND "to" IS NOT DISTINCT FROM 'RETURNED'`)
@Check('order_event_step', 'num_nonnulls("from", "to") IN (0, 2)')
export class OrderEvent {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'order_event_place' })
  orderId!: string

  @ManyToOne(() => Order)
  order!: Order

  /** The place among the events of its order, from 0. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'order_event_place' })
  place!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When, UTC.' })
  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date

  @Field(() => OrderEventKind, { description: 'What it was.' })
  @Column('varchar', { length: 10 })
  kind!: OrderEventKind

  @Field(() => OrderActor, { description: 'Who did it.' })
  @Column('varchar', { length: 10 })
  by!: OrderActor

  /** No reference: the event outlives its people. */
  @Column('uuid', { nullable: true })
  userId!: string | null

  @Field(() => OrderStatus, { nullable: true, description: 'The status before; null where it did not change.' })
  @Column('varchar', { length: 10, nullable: true })
  from!: OrderStatus | null

  @Field(() => OrderStatus, { nullable: true, description: 'The status after it; null where it did not change.' })
  @Column('varchar', { length: 10, nullable: true })
  to!: OrderStatus | null

  @Field(() => String, { nullable: true, description: 'A CancelReason or ReturnReason, where one was given.' })
  @Column('varchar', { length: 30, nullable: true })
  reason!: CancelReason | ReturnReason | null

  @Column('varchar', { length: 500, nullable: true })
  note!: string | null

  @Field(() => [OrderPart], { nullable: true, description: 'What was corrected; null where nothing was.' })
  @Column('varchar', { length: 20, array: true, nullable: true })
  changed!: OrderPart[] | null

  @Field(() => Int, {
    nullable: true,
    description: 'How many pieces came back when the others were delivered; null of every other event.',
  })
  @Column('integer', { nullable: true })
  cameBack!: number | null

  @Directive('@staff')
  @Field({ description: 'Of what a courier said: whether the order stood there already. That step is not taken back.' })
  @Column('boolean', { default: false })
  confirms!: boolean

  @Directive('@staff')
  @Field(() => Boolean, {
    nullable: true,
    description: 'Of what came back: whether the courier owes its cash still; null where nobody said so with it.',
  })
  @Column('boolean', { nullable: true })
  cashOwed!: boolean | null

  @Directive('@staff')
  @Field(() => Int, {
    nullable: true,
    description: 'Of what came back: what the customer got back for it, in whole taka; null where nobody said.',
  })
  @Column('integer', { nullable: true })
  givenBack!: number | null

  /** Of what came back. */
  @Column('jsonb', { nullable: true })
  writtenOff!: WrittenOff[] | null
}
