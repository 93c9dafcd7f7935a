import { Field, ObjectType } from 'type-graphql'
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import { User } from '../user.entity.js'

/** What an app makes somebody's codes of. In force once `user.secondFactorSince` says so; until then it is being set up. */
@Entity()
export class SecondFactor {
  @PrimaryColumn('uuid')
  userId!: string

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'second_factor_user' })
  user!: User

  /** Sealed. */
  @Column('bytea')
  secret!: Buffer

  /** Of the last code that was taken, in 30 seconds since 1970: no code is good twice (RFC 6238, section 5.2). */
  @Column('integer', { nullable: true })
  lastStep!: number | null

  @Column('bytea', { nullable: true })
  recoverySalt!: Buffer | null

  @Column('bytea', { array: true, default: '{}' })
  recoveryHashes!: Buffer[]
}

@ObjectType({ description: 'What an authenticator app needs to make codes for an account.' })
export class SecondFactorSetUp {
  @Field({ description: 'To be typed into the app: 32 letters and digits in base 32 (RFC 4648).' })
  secret!: string

  @Field({ description: 'The same as an otpauth:// address, to be opened on the phone or shown as a QR code.' })
  uri!: string
}
