import { GraphQLDateTimeISO, GraphQLSafeInt } from 'graphql-scalars'
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql'
import {
  Check,
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm'
import { pageOf } from '../graphql/page.js'
import type { Language } from '../user/language.js'
import { User } from '../user/user.entity.js'
import { OrderStatus } from './life/order-status.js'
import { type OrderOrigin, type OrderSource, PaymentMethod } from './order.enums.js'
import { Recipient } from './recipient.js'

@ObjectType({ description: 'What a shopper ordered, as it was at that moment.' })
@Entity()
@Unique('order_number', ['number'])
@Unique('order_once_a_key', ['userId', 'idempotencyKey'])
@Index('order_taken_once_a_key', ['takenById', 'idempotencyKey'], { unique: true, where: '"takenById" IS NOT NULL' })
@Check('order_total', 'total >= 0')
@Check('order_delivery_fee', '"deliveryFee" >= 0')
@Check('order_discount', `discount >= 0 AND (discount > 0) = ("discountReason" IS NOT NULL)`)
@Check(
  'order_status',
  `status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'RETURNING', 'DELIVERED', 'CANCELLED', 'RETURNED')`,
)
@Check('order_language', `language IN ('en', 'bn')`)
@Check('order_country', `country = 'Bangladesh'`)
@Check(
  'order_stays_for_cash',
  `"deletedAt" IS NULL OR "removedWithCash" OR NOT (courier IS NOT NULL AND "deliveredAt" IS NOT NULL AND ("paidOut" OR status <> 'RETURNED' OR "cashOwed" IS DISTINCT FROM false))`,
)
@Index('order_newest', { synchronize: false })
@Index('order_deleted', ['placedAt', 'id'], { where: '"deletedAt" IS NOT NULL' })
@Index('order_waiting_first', { synchronize: false })
@Index('order_by_stage', { synchronize: false })
@Index('order_collected', { synchronize: false })
@Index('order_came_back_later', { synchronize: false })
@Index('order_by_courier', { synchronize: false })
@Index('order_unpaid', { synchronize: false })
@Index('order_search', { synchronize: false })
@Index('order_name', { synchronize: false })
@Index('order_user_status', ['userId', 'status'])
@Index('order_phone_status', ['phone', 'status'])
@Index('order_user_newest', ['userId', 'placedAt', 'id'], { where: '"deletedAt" IS NULL' })
export class Order extends Recipient {
  @Field(() => ID, { description: 'Of the order itself; a UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Field({ description: 'Short enough to be read out on the phone, such as SS-7K3M9Q.' })
  @Column('varchar', { length: 12 })
  number!: string

  /** Null once the account is removed, where the order stays, and for one that the shop has written. */
  @Column('uuid', { nullable: true })
  userId!: string | null

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  user!: User | null

  @Directive('@signedIn')
  @Field({ description: "The shopper's name when the order was placed." })
  @Column('varchar', { length: 80 })
  customerName!: string

  @Directive('@signedIn')
  @Field(() => String, {
    nullable: true,
    description: "The shopper's email when the order was placed; null for somebody who signed in by phone.",
  })
  @Column('text', { nullable: true })
  customerEmail!: string | null

  @Directive('@signedIn')
  @Field(() => String, {
    nullable: true,
    description: "The phone of the shopper's account when the order was placed, as +880…; null when it had none.",
  })
  @Column('text', { nullable: true })
  customerPhone!: string | null

  @Field(() => PaymentMethod, { description: 'How it is paid.' })
  @Column('varchar', { length: 20 })
  paymentMethod!: PaymentMethod

  @Column('varchar', { length: 10 })
  source!: OrderSource | OrderOrigin.ADMIN

  /** Who of the shop has written it; null: the shopper. No reference: the order outlives its people. */
  @Column('uuid', { nullable: true })
  takenById!: string | null

  @Field(() => GraphQLSafeInt, {
    description: 'What is to be paid, in whole taka: its lines and the delivery fee, less the discount.',
  })
  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  total!: number

  @Field(() => Int, { description: 'What the delivery costs, in whole taka, as it was agreed; 0 when it is free.' })
  @Column('integer', { default: 0 })
  deliveryFee!: number

  @Directive('@staff')
  @Field(() => Int, {
    description:
      'What was collected at the door more than it came to, below 0 less, in whole taka; of an order that was delivered in part.',
  })
  @Column('integer', { default: 0 })
  doorDifference!: number

  @Field(() => Int, { description: 'What was agreed to be taken off, in whole taka; 0 for what shoppers order.' })
  @Column('integer', { default: 0 })
  discount!: number

  @Column('varchar', { length: 500, nullable: true })
  discountReason!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'The fewest days to the door that were told when it was placed; null when none were.',
  })
  @Column('smallint', { nullable: true })
  deliveryMinDays!: number | null

  @Field(() => Int, { nullable: true, description: 'The most days; null when none were told.' })
  @Column('smallint', { nullable: true })
  deliveryMaxDays!: number | null

  /** In which it was ordered, and is told of; null: not known. */
  @Column('varchar', { length: 2, nullable: true })
  language!: Language | null

  @Column('varchar', { length: 200, nullable: true })
  idempotencyKey!: string | null

  /** SHA-256 of the request, so that a key cannot be reused for another order. */
  @Column('char', { length: 64 })
  requestHash!: string

  @Field(() => GraphQLDateTimeISO, { description: 'UTC.' })
  @CreateDateColumn({ type: 'timestamptz' })
  placedAt!: Date

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was delivered, UTC; null until then.' })
  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null

  @Field(() => OrderStatus, { description: 'Where it stands.' })
  @Column('varchar', { length: 10, default: OrderStatus.PLACED })
  status!: OrderStatus

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt!: Date | null

  /** It was removed while a courier's cash hung on it, before that was refused. */
  @Column('boolean', { default: false })
  removedWithCash!: boolean

  /** By whom it went, as its shipment says; the database keeps both the same. */
  @Column('varchar', { length: 80, nullable: true })
  courier!: string | null

  /** Whether its cash came with a payout; the same. */
  @Column('boolean', { default: false })
  paidOut!: boolean

  /** Whether that courier owes the cash of what came back; the same. */
  @Column('boolean', { nullable: true })
  cashOwed!: boolean | null

  /** Whether its pieces are in the stock again: it was cancelled, came back, or was deleted before it left the shop. */
  @Column('boolean', { default: false })
  stockReturned!: boolean

  @Field(() => Int, { description: 'Counts its corrections, from 1; correctOrder takes the one that was read.' })
  @Column('integer', { default: 1 })
  version!: number
}

@ObjectType({ description: 'One page of a list of orders.' })
export class OrderPage extends pageOf(Order, 'orders') {}
