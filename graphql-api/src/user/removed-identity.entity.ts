import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'

/** An identity whose user was removed, and which opens no session any more. */
@Entity()
export class RemovedIdentity {
  @PrimaryColumn('text')
  uid!: string

  @CreateDateColumn({ type: 'timestamptz' })
  removedAt!: Date

  /** When the identity service was last asked to delete it by the background job; at first, when it was removed. */
  @Column('timestamptz', { default: () => 'now()' })
  triedAt!: Date

  /** When its account at the identity service was deleted; null: it is still to go. */
  @Column('timestamptz', { nullable: true })
  goneAt!: Date | null
}
