import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm'
import { Order } from '../order.entity.js'

@ObjectType({ simpleResolvers: true, description: 'How an order was sent.' })
@Entity()
@Index('shipment_courier', { synchronize: false })
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
}
