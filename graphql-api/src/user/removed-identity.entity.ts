import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'

/** An identity whose user was removed and whose account at the identity service is still to go. */
@Entity()
export class RemovedIdentity {
  @PrimaryColumn('text')
  uid!: string

  @CreateDateColumn({ type: 'timestamptz' })
  removedAt!: Date
}
