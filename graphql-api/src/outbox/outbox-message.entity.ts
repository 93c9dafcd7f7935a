import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { pageOf } from '../graphql/page.js'
import { User } from '../user/user.entity.js'
import { Channel } from './channel.js'

/** A mail or text message that is to be sent. Once it is, the row is gone. */
@ObjectType('Mail', { description: 'A mail of the shop, or a text message.' })
@Entity()
@Check('outbox_message_channel', `channel IN ('MAIL', 'SMS')`)
@Index('outbox_message_next', { synchronize: false })
@Index('outbox_message_of_user', ['userId'])
@Index('outbox_message_thread', ['thread'])
export class OutboxMessage {
  /** Also the key by which the receiver's server knows the same mail again. */
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'outbox_message_pkey' })
  id!: string

  /** Whose account it goes with when that is removed; null for a mail to somebody without one. */
  @Column('uuid', { nullable: true })
  userId!: string | null

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'outbox_message_user' })
  user!: User | null

  @Field(() => Channel, { description: 'By which way it goes.' })
  @Column('varchar', { length: 4, default: Channel.MAIL })
  channel!: Channel

  /** What else it goes with: of one thread, to one address by one way, the first goes first. Null: alone. */
  @Column('uuid', { nullable: true })
  thread!: string | null

  @Field({ description: 'What it is about, such as BACK_IN_STOCK.' })
  @Column('varchar', { length: 40 })
  kind!: string

  @Field({ description: 'To whom it goes: an email address, or a phone as +880….' })
  @Column('text')
  address!: string

  @Field({ description: 'Its subject.' })
  @Column('text')
  subject!: string

  @Column('text')
  text!: string

  /** The same as a page; null: there is only the text. */
  @Column('text', { nullable: true })
  html!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was written, or tried anew; UTC.' })
  // Of those that are written together each has its own, since a later one waits for an earlier one.
  @CreateDateColumn({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt!: Date

  /** When it is tried next; of those that are written together the first first. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  dueAt!: Date

  @Field(() => Int, { description: 'How often it was tried.' })
  @Column('smallint', { default: 0 })
  attempts!: number

  @Field(() => String, { nullable: true, description: 'What the mail server, or the gateway, said last.' })
  @Column('text', { nullable: true })
  lastError!: string | null

  /** Set once it has failed for a day: it is not tried again. */
  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was given up; UTC.' })
  @Column('timestamptz', { nullable: true })
  gaveUpAt!: Date | null
}

@ObjectType({ description: 'One page of a list of mails.' })
export class MailPage extends pageOf(OutboxMessage, 'mails') {}
