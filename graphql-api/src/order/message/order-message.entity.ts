import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm'
import { Order } from '../order.entity.js'
import type { OrderMessageKind } from './order-message-kind.js'

/**
 * Something of an order that is to be told. Written in the transaction in which it happens, without words, so that a
 * purchase stays short: the words are written, into the outbox, when it is due.
 */
@Entity()
@Index('order_message_due', ['dueAt'], { where: '"toldAt" IS NULL' })
export class OrderMessage {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'order_message_of_order' })
  orderId!: string

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'order_message_order' })
  order!: Order

  /** Counts up. */
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'order_message_of_order',
  })
  id!: string

  @Column('varchar', { length: 10 })
  kind!: OrderMessageKind

  /** What may still be taken back is not told before that. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date

  /** When its words were put into the outbox, or nobody was to be told. Kept for a day after that. */
  @Column('timestamptz', { nullable: true })
  toldAt!: Date | null

  /** Whether a text message was among them: those are counted. */
  @Column('boolean', { default: false })
  texted!: boolean
}
