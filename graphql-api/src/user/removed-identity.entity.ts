import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'

/** An identity whose user was removed and whose account at the identity service is still to go. */
@Entity()
export class RemovedIdentity {
  @PrimaryColumn('text')
  uid!: string

  @CreateDateColumn({ type: 'timestamptz' })
  removedAt!: Date

  /** When the identity service was last asked to delete it by the background job; at first, when it was removed. */
  @Column('timestamptz', { default: () => 'now()' })
  triedAt!: Date
}
