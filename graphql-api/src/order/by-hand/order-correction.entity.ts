import { Field, Int, ObjectType } from 'type-graphql'
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { OrderEvent } from '../life/order-event.entity.js'
import { OrderPart } from '../life/order-part.js'
import type { OrderLine } from '../order-line.entity.js'

@ObjectType({ simpleResolvers: true, description: 'What of a product was ordered, as the order names it.' })
export class CorrectedLine
  implements Pick<OrderLine, 'name' | 'nameBn' | 'size' | 'sizeBn' | 'color' | 'colorBn' | 'unitPrice'>
{
  @Field({ description: 'The name of the product.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Its name in Bangla, where it had one.' })
  nameBn!: string | null

  @Field(() => String, { nullable: true, description: 'The size, where there was a choice.' })
  size!: string | null

  @Field(() => String, { nullable: true, description: 'The same in Bangla, where there was one.' })
  sizeBn!: string | null

  @Field(() => String, { nullable: true, description: 'The colour, where there was a choice.' })
  color!: string | null

  @Field(() => String, { nullable: true, description: 'The same in Bangla, where there was one.' })
  colorBn!: string | null

  @Field(() => Int, { description: 'The price of one piece, in whole taka.' })
  unitPrice!: number
}

/** What a correction changed of one part of an order. What tells of a person is erased with their account. */
@ObjectType({ simpleResolvers: true, description: 'What a correction changed, and what stood there before.' })
@Entity()
export class OrderCorrection {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'order_correction_place' })
  orderId!: string

  /** Of the event that tells of the correction. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'order_correction_place' })
  eventPlace!: number

  @ManyToOne(() => OrderEvent)
  @JoinColumn([
    { name: 'orderId', referencedColumnName: 'orderId', foreignKeyConstraintName: 'order_correction_event' },
    { name: 'eventPlace', referencedColumnName: 'place', foreignKeyConstraintName: 'order_correction_event' },
  ])
  event!: OrderEvent

  @Field(() => Int, { description: 'Counts what one correction changed, from 0.' })
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'order_correction_place' })
  place!: number

  @Field(() => OrderPart, { description: 'What it is.' })
  @Column('varchar', { length: 20 })
  part!: OrderPart

  @Field(() => CorrectedLine, { nullable: true, description: 'Of LINES: which; null of all others.' })
  @Column('jsonb', { nullable: true })
  line!: CorrectedLine | null

  @Field(() => String, {
    nullable: true,
    description: 'What stood there: a text; of LINES pieces, 0 for none; of money whole taka. Null: nothing.',
  })
  @Column('varchar', { length: 500, nullable: true })
  before!: string | null

  @Field(() => String, { nullable: true, description: 'What stands there since, in the same way.' })
  @Column('varchar', { length: 500, nullable: true })
  after!: string | null
}
