import { CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { Order } from '../order/order.entity.js'

/** An order that somebody released from a courier, who was told of it, never answered, and may have it. */
@Entity()
export class CourierRelease {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'courier_release_pkey' })
  orderId!: string

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'courier_release_order' })
  order!: Order

  @PrimaryColumn('varchar', { length: 20, primaryKeyConstraintName: 'courier_release_pkey' })
  courierCode!: string

  @CreateDateColumn({ type: 'timestamptz' })
  releasedAt!: Date
}
