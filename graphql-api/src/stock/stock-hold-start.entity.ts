import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { User } from '../user/user.entity.js'

/** That a shopper began a hold: what the limits of new holds are counted by, long after the hold itself is gone. */
@Entity()
@Index('stock_hold_start_user', ['userId', 'startedAt'])
@Index('stock_hold_start_time', ['startedAt'])
export class StockHoldStart {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: User

  /** No reference: it is forgotten some hours after, whatever becomes of the variant. */
  @Column('uuid')
  variantId!: string

  @CreateDateColumn({ type: 'timestamptz' })
  startedAt!: Date
}
