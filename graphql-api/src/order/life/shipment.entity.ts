import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Directive, Field, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { Payout } from '../cash/payout.entity.js'
import { Order } from '../order.entity.js'

@ObjectType({ simpleResolvers: true, description: 'How an order was sent.' })
@Entity()
@Index('shipment_courier', { synchronize: false })
@Index('shipment_tracking', { synchronize: false })
@Index('shipment_parcel', ['consignmentId'], { where: '"consignmentId" IS NOT NULL' })
@Index('shipment_consignment', ['courierCode', 'consignmentId'], { unique: true })
@Index('shipment_paid', ['payoutId'], { where: '"payoutId" IS NOT NULL' })
export class Shipment {
  @PrimaryColumn('uuid')
  orderId!: string

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  order!: Order

  @Field({ description: "The courier, or the shop's own rider, by name." })
  @Column('varchar', { length: 80 })
  courier!: string

  @Field(() => String, { nullable: true, description: "The courier's number for the parcel, where there is one." })
  @Column('varchar', { length: 80, nullable: true })
  trackingCode!: string | null

  @Field(() => String, { nullable: true, description: 'Where the parcel can be followed, where that is known.' })
  @Column('varchar', { length: 500, nullable: true })
  trackingUrl!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was sent, UTC.' })
  @CreateDateColumn({ type: 'timestamptz' })
  sentAt!: Date

  @Directive('@staff')
  @Field(() => String, {
    nullable: true,
    description: "The code of the courier, where the courier's own system has it; null: it was handed over by hand.",
  })
  @Column('varchar', { length: 20, nullable: true })
  courierCode!: string | null

  /** The courier's id of the parcel, where that is known. */
  @Column('varchar', { length: 40, nullable: true })
  consignmentId!: string | null

  /** Where the parcel stands, in the courier's own word. */
  @Column('varchar', { length: 60, nullable: true })
  lastStatus!: string | null

  @Directive('@staff')
  @Field({ description: 'Whether the courier says that only some of it was taken: somebody has to say which.' })
  @Column('boolean', { default: false })
  partlyDelivered!: boolean

  /** Of when the newest word of the courier is. */
  @Column('timestamptz', { nullable: true })
  heardAt!: Date | null

  /** Of when the newest status is: news of a parcel may come before it that are newer. */
  @Column('timestamptz', { nullable: true })
  statusAt!: Date | null

  /** Hashes of what the courier said while its clock was ahead: such a message counts as of when it came, so the same again would be newer. */
  @Column('char', { length: 64, array: true, default: '{}' })
  saidAhead!: string[]

  /** What the courier said last that it collected, in whole taka. Null: it has not said. */
  @Column('integer', { nullable: true })
  collected!: number | null

  /** Of when that word is. */
  @Column('timestamptz', { nullable: true })
  collectedAt!: Date | null

  /** When the courier was last asked. */
  @Column('timestamptz', { nullable: true })
  askedAt!: Date | null

  /** With which payout its cash came: with one at most. */
  @Column('uuid', { nullable: true })
  payoutId!: string | null

  /** Of what came back after its delivery: whether the courier has its cash still and owes it. Null: nobody has said. */
  @Column('boolean', { nullable: true })
  cashOwed!: boolean | null

  @ManyToOne(() => Payout)
  @JoinColumn({ name: 'payoutId', foreignKeyConstraintName: 'shipment_payout' })
  payout!: Payout | null
}
