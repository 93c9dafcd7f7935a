import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm'
import { User } from './user.entity.js'

/**
 * A log-in of somebody at the identity service, which the shop has taken. Kept until it could not be renewed any more
 * even if it had not ended, so that what has ended stays so.
 */
@Entity()
@Unique('user_session_log_in', ['userId', 'loggedInAt'])
@Index('user_session_ended', ['id'], { where: '"endedAt" IS NOT NULL' })
@Index('user_session_oldest', ['loggedInAt'])
export class UserSession {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'user_session_user' })
  user!: User

  @Column('timestamptz')
  loggedInAt!: Date

  /** When its last ID token was exchanged. */
  @Column('timestamptz', { default: () => 'now()' })
  renewedAt!: Date

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null
}
