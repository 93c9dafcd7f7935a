import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** An ID token that was exchanged, until it ends. */
@Entity()
@Index('used_id_token_ended', ['expiresAt'])
export class UsedIdToken {
  /** SHA-256: the token itself would be good for another shop of the same project. */
  @PrimaryColumn('bytea')
  hash!: Buffer

  @Column('timestamptz')
  expiresAt!: Date
}
