import { GraphQLLocalDate, GraphQLSafeInt } from 'graphql-scalars'
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm'
import { pageOf } from '../../graphql/page.js'

/** Why a payout is not what should have come. */
export enum PayoutReason {
  UNLISTED_CHARGE = 'UNLISTED_CHARGE',
  COUNTED_TWICE = 'COUNTED_TWICE',
  STILL_OWED = 'STILL_OWED',
  OTHER = 'OTHER',
}

registerEnumType(PayoutReason, {
  name: 'PayoutReason',
  description: 'Why a payout is not what should have come.',
  valuesConfig: {
    UNLISTED_CHARGE: { description: 'The courier took a charge that it did not list.' },
    COUNTED_TWICE: { description: 'An order was counted twice.' },
    STILL_OWED: { description: 'The courier owes the rest, or paid some of another time.' },
    OTHER: { description: 'As the note says, which must be given.' },
  },
})

const taka = { type: 'bigint', transformer: { from: Number, to: (value: number) => value } } as const

@ObjectType({ simpleResolvers: true, description: 'Cash that a courier has paid out, for orders that it delivered.' })
@Entity()
@Unique('payout_once_a_key', ['adminId', 'idempotencyKey'])
@Check('payout_amounts', 'received >= 0 AND charges >= 0 AND expected >= 0')
@Check('payout_explained', '(received = expected - charges) = (reason IS NULL)')
@Index('payout_newest', ['day', 'createdAt', 'id'])
export class Payout {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'payout_pkey' })
  id!: string

  @Field({ description: 'Who paid, by the name under which the orders were sent.' })
  @Column('varchar', { length: 80 })
  courier!: string

  @Field(() => GraphQLLocalDate, { description: 'The day on which it came.' })
  @Column('date')
  day!: string

  @Field(() => GraphQLSafeInt, { description: 'What came, in whole taka.' })
  @Column(taka)
  received!: number

  @Field(() => GraphQLSafeInt, { description: 'What the courier kept for its work, in whole taka.' })
  @Column(taka)
  charges!: number

  @Field(() => GraphQLSafeInt, { description: 'What was collected for its orders, in whole taka.' })
  @Column(taka)
  expected!: number

  @Field(() => Int, { description: 'For how many orders it is.' })
  @Column('integer')
  orderCount!: number

  /** Their numbers, for the log: a payout that is taken back lets go of its orders. */
  @Column('text', { array: true, default: '{}' })
  orderNumbers!: string[]

  @Field(() => PayoutReason, { nullable: true, description: 'Why another sum came than should have; null: none did.' })
  @Column('varchar', { length: 30, nullable: true })
  reason!: PayoutReason | null

  @Field(() => String, { nullable: true, description: 'What was noted about it.' })
  @Column('varchar', { length: 500, nullable: true })
  note!: string | null

  /** No reference: the payout outlives its people. */
  @Column('uuid')
  adminId!: string

  @Column('varchar', { length: 200 })
  idempotencyKey!: string

  /** SHA-256 of the request, so that a key cannot be reused for another payout. */
  @Column('char', { length: 64 })
  requestHash!: string

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date

  @Field(() => GraphQLSafeInt, {
    description: 'What came more than should have, in whole taka; below 0 when some is missing.',
  })
  get difference(): number {
    return this.received - (this.expected - this.charges)
  }
}

@ObjectType({ description: 'One page of the payouts.' })
export class PayoutPage extends pageOf(Payout, 'payouts') {}
