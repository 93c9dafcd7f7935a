import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { User } from '../user/user.entity.js'

/** That a shopper began a hold: what the limit of new holds an hour is counted by, long after the hold itself is gone. */
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

  @CreateDateColumn({ type: 'timestamptz' })
  startedAt!: Date
}
