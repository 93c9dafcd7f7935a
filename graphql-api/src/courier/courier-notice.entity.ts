import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm'
import { Order } from '../order/order.entity.js'

/** Why the shop could do nothing by itself with what a courier said. */
export enum NoticeReason {
  NOT_UNDERSTOOD = 'NOT_UNDERSTOOD',
  NOT_OURS = 'NOT_OURS',
  RELEASED = 'RELEASED',
  DOES_NOT_FIT = 'DOES_NOT_FIT',
  PARTLY_DELIVERED = 'PARTLY_DELIVERED',
  OTHER_SUM = 'OTHER_SUM',
}

registerEnumType(NoticeReason, {
  name: 'NoticeReason',
  description: 'Why the shop could do nothing by itself with what a courier said.',
  valuesConfig: {
    NOT_UNDERSTOOD: { description: 'It is not as the documents of the courier say.' },
    NOT_OURS: { description: 'It is about a parcel that the shop has not sent with this courier.' },
    RELEASED: { description: 'The order was released from this courier, who has it all the same.' },
    DOES_NOT_FIT: { description: 'The order cannot go there from where it stands.' },
    PARTLY_DELIVERED: { description: 'Only some of the pieces were taken at the door: somebody has to say which.' },
    OTHER_SUM: { description: 'It was delivered, and another sum collected than it comes to.' },
  },
})

@ObjectType({ simpleResolvers: true, description: 'What a courier said and somebody has to look at.' })
@Entity()
@Unique('courier_notice_once', ['hash'])
@Index('courier_notice_open', ['receivedAt', 'id'], { where: '"closedAt" IS NULL' })
export class CourierNotice {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'courier_notice_pkey' })
  id!: string

  @Field({ description: 'Who said it, by its code.' })
  @Column('varchar', { length: 20 })
  courierCode!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When it came; UTC.' })
  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt!: Date

  @Field(() => NoticeReason, { description: 'Why the shop could do nothing by itself.' })
  @Column('varchar', { length: 20 })
  why!: NoticeReason

  @Column('uuid', { nullable: true })
  orderId!: string | null

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'courier_notice_order' })
  order!: Order | null

  @Field(() => Int, {
    nullable: true,
    description:
      'What it says it collected, in whole taka, where that is another sum than it comes to, or only some of it was taken.',
  })
  @Column('integer', { nullable: true })
  collected!: number | null

  @Field({ description: 'The message as it came.' })
  @Column('varchar', { length: 2000 })
  said!: string

  /** SHA-256 of courier and message: what comes twice is kept once. */
  @Column('char', { length: 64 })
  hash!: string

  /** Null: nobody has looked at it yet. */
  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null
}
