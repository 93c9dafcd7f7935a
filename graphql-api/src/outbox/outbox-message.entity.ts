import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { User } from '../user/user.entity.js'

/** A mail that is to be sent. Once it is, the row is gone. */
@Entity()
@Index('outbox_message_due', ['dueAt'], { where: '"gaveUpAt" IS NULL' })
@Index('outbox_message_of_user', ['userId'])
export class OutboxMessage {
  /** Also the key by which the receiver's server knows the same mail again. */
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'outbox_message_pkey' })
  id!: string

  /** Whose account it goes with when that is removed; null for a mail to somebody without one. */
  @Column('uuid', { nullable: true })
  userId!: string | null

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'outbox_message_user' })
  user!: User | null

  /** What it is about, such as BACK_IN_STOCK. */
  @Column('varchar', { length: 40 })
  kind!: string

  @Column('text')
  address!: string

  @Column('text')
  subject!: string

  @Column('text')
  text!: string

  /** The same as a page; null: there is only the text. */
  @Column('text', { nullable: true })
  html!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date

  /** When it is tried next. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date

  @Column('smallint', { default: 0 })
  attempts!: number

  @Column('text', { nullable: true })
  lastError!: string | null

  /** Set once it has failed for a day: it is not tried again. */
  @Column('timestamptz', { nullable: true })
  gaveUpAt!: Date | null
}
