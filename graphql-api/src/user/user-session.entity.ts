import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm'
import { User } from './user.entity.js'

/**
 * A log-in of somebody at the identity service, which the shop has taken. Kept until it could not be renewed any more
 * even if it had not ended, so that what has ended stays so.
 */
@ObjectType({ description: 'A log-in of yours that goes on.' })
@Entity()
@Unique('user_session_log_in', ['userId', 'loggedInAt'])
@Index('user_session_ended', ['id'], { where: '"endedAt" IS NOT NULL' })
@Index('user_session_oldest', ['loggedInAt'])
export class UserSession {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'user_session_user' })
  user!: User

  @Field(() => GraphQLDateTimeISO, { description: 'When you logged in, in UTC.' })
  @Column('timestamptz')
  loggedInAt!: Date

  @Field(() => GraphQLDateTimeISO, {
    description: 'When its last ID token was exchanged, in UTC; while it is used, each 15 minutes.',
  })
  @Column('timestamptz', { default: () => 'now()' })
  renewedAt!: Date

  @Field(() => String, { nullable: true, description: 'Such as Chrome; null when it did not say.' })
  @Column('text', { nullable: true })
  browser!: string | null

  @Field(() => String, { nullable: true, description: 'Such as Android; null when it did not say.' })
  @Column('text', { nullable: true })
  system!: string | null

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null
}
