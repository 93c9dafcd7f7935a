import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { pageOf } from '../graphql/page.js'
import { Language } from './language.js'
import { Role } from './role.js'

/**
 * SQL for whoever can still sign in: who gave email and number up can never come back, the row is kept for its orders only.
 * The index of the list of users is made for this very condition.
 */
export const REACHABLE = `(email IS NOT NULL OR "phoneVerified")`

@ObjectType({ description: 'Somebody with an account: a shopper, or somebody who works in the shop.' })
@Entity()
@Check('user_phone_verified', `NOT "phoneVerified" OR phone IS NOT NULL`)
@Check('user_language', `language IN ('en', 'bn')`)
@Index('user_newest', ['createdAt', 'id'])
@Index('user_reachable_newest', { synchronize: false })
@Index('user_reachable_by_role', { synchronize: false })
@Index('user_search', { synchronize: false })
@Index('user_name', { synchronize: false })
@Index('user_verified_phone', ['phone'], { unique: true, where: '"phoneVerified"' })
export class User {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string

  /** The identity service's name for this person; an email may move to another one. */
  @Column('text', { unique: true })
  uid!: string

  @Field(() => String, {
    nullable: true,
    description: 'Unique, whatever its case; null for somebody who signs in by phone.',
  })
  @Column('citext', { unique: true, nullable: true })
  email!: string | null

  @Field({ description: 'Whether the identity service has seen this person read mail sent to that address.' })
  @Column('boolean', { default: false })
  emailVerified!: boolean

  @Field(() => String, { nullable: true, description: 'As +880…; null when it is not known.' })
  @Column('text', { nullable: true })
  phone!: string | null

  @Field({ description: 'Whether this person signs in with that number, and has read a code that was sent to it.' })
  @Column('boolean', { default: false })
  phoneVerified!: boolean

  @Field({ description: '1 to 80 characters.' })
  @Column('varchar', { length: 80 })
  name!: string

  /** Whether this person chose the name in the shop: then it stands over the one that the identity service knows. */
  @Column('boolean', { default: false })
  nameChosen!: boolean

  @Field(() => String, { nullable: true, description: "A picture at Google or at the shop's own /images/." })
  @Column('text', { nullable: true })
  photoUrl!: string | null

  @Field(() => Role, { description: 'What this person may do in the shop.' })
  @Column('enum', { enum: Role, enumName: 'user_role', default: Role.SHOPPER })
  role!: Role

  @Field(() => Boolean, { description: 'Whether this person manages the shop: its owners and its admins do.' })
  get isAdmin(): boolean {
    return this.role === Role.OWNER || this.role === Role.ADMIN
  }

  /** Whether this person works in the shop, and so does not shop with this account. */
  get isStaff(): boolean {
    return this.role !== Role.SHOPPER
  }

  @Field(() => Language, { nullable: true, description: 'What the shop writes to them in; null until it is known.' })
  @Column('varchar', { length: 2, nullable: true })
  language!: Language | null

  /** No log-in from before opens a session: the one by which this person was first known for sure, or when all were ended. So it does not tell whether they are known. */
  @Column('timestamptz', { nullable: true })
  knownSince!: Date | null

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'Since when each log-in of theirs needs a code of an app too, in UTC; null when none does.',
  })
  @Column('timestamptz', { nullable: true })
  secondFactorSince!: Date | null

  @Field({ description: 'Of yourself: whether you have rights in the shop that rest until you have a second factor.' })
  needsSecondFactor: boolean = false

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
