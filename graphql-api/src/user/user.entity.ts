import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { pageOf } from '../graphql/page.js'

/** How the stand-in for an email ends that went to another identity (RFC 2606: a domain that nobody has). */
export const FREED = '@freed.invalid'

/**
 * SQL for whoever can still sign in: who gave the email up can never come back, the row is kept for its orders only.
 * The index of the list of users is made for this very condition.
 */
export const REACHABLE = `email::text NOT LIKE '%${FREED}'`

@ObjectType({ description: 'Somebody with an account: a shopper, or an admin of the shop.' })
@Entity()
@Index('user_newest', ['createdAt', 'id'])
@Index('user_reachable_newest', { synchronize: false })
@Index('user_search', { synchronize: false })
@Index('user_name', { synchronize: false })
export class User {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string

  /** The identity service's name for this person; an email may move to another one. */
  @Column('text', { unique: true })
  uid!: string

  @Field({ description: 'Unique, whatever its case.' })
  @Column('citext', { unique: true })
  email!: string

  @Field({ description: 'Whether the identity service has seen this person read mail sent to that address.' })
  @Column('boolean', { default: false })
  emailVerified!: boolean

  @Field({ description: '1 to 80 characters.' })
  @Column('varchar', { length: 80 })
  name!: string

  @Field(() => String, { nullable: true, description: "A picture at Google or at the shop's own /images/." })
  @Column('text', { nullable: true })
  photoUrl!: string | null

  @Field({ description: 'Whether this person manages the shop. Admins do not shop.' })
  @Column('boolean', { default: false })
  isAdmin!: boolean

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date
}

@ObjectType({ description: 'One page of a list of users.' })
export class UserPage extends pageOf(User, 'users') {}

@ObjectType({ description: 'What a sign-in gives.' })
export class Session {
  @Field({ description: 'Send it as "Authorization: Bearer …" with every call that is not public.' })
  accessToken!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When the access token ends, 15 minutes from now; UTC.' })
  expiresAt!: Date

  @Field({ description: 'Whether this is the first sign-in of that identity.' })
  isNew!: boolean

  @Field(() => User, { description: 'Who is signed in.' })
  user!: User
}
