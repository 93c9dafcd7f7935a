import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import { Order } from '../order/order.entity.js'

/** An order that a courier is being told of. It stays until it is known whether the courier has it. */
@Entity()
export class CourierSending {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'courier_sending_of_order' })
  orderId!: string

  @OneToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'courier_sending_order' })
  order!: Order

  @Column('varchar', { length: 20 })
  courierCode!: string

  /** When the courier was last told of it. */
  @CreateDateColumn({ type: 'timestamptz' })
  since!: Date

  /** Until then a server waits for the courier, and no other one asks. */
  @Column('timestamptz')
  busyUntil!: Date

  /** When a server first left it without an answer, since the courier was told of it; null: whoever told it still waits. */
  @Column('timestamptz', { nullable: true })
  leftAt!: Date | null
}
