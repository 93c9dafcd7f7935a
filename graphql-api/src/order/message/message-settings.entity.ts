import { Field, Int, ObjectType } from 'type-graphql'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import { OrderMessageKind } from './order-message-kind.js'

const kinds = `'{${Object.values(OrderMessageKind).join()}}'`

@ObjectType({ simpleResolvers: true, description: 'Which messages about orders are sent, as the owner has set it.' })
@Entity()
@Check('message_settings_one', 'id = 1')
@Check('message_settings_known', `("byMail" || "bySms") <@ ${kinds}::character varying[]`)
export class MessageSettings {
  /** There is one row. */
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'message_settings_id' })
  id!: number

  @Field(() => [OrderMessageKind], { description: 'What shoppers are told by mail.' })
  @Column('varchar', { length: 10, array: true })
  byMail!: OrderMessageKind[]

  @Field(() => [OrderMessageKind], { description: 'What they are told by text message, where the shop can send any.' })
  @Column('varchar', { length: 10, array: true })
  bySms!: OrderMessageKind[]

  @Field(() => String, { nullable: true, description: 'Who gets a mail for each new order; null: nobody.' })
  @Column('varchar', { length: 254, nullable: true })
  newOrdersTo!: string | null

  @Field(() => Int, { description: 'Counts the changes; setMessageSettings takes the one that was read.' })
  @Column('integer', { default: 1 })
  version!: number
}
