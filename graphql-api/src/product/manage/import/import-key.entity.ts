import type { ImportReport } from '@sunnah-store/schema/import-report'
import { Column, CreateDateColumn, Entity, ManyToOne, PrimaryColumn } from 'typeorm'
import { User } from '../../../user/user.entity.js'

/** An idempotency key that an import has used up, with what it answered. */
@Entity()
export class ImportKey {
  @PrimaryColumn('uuid')
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: User

  @PrimaryColumn('varchar', { length: 200 })
  key!: string

  /** SHA-256 of the file, in hexadecimal. */
  @Column('character', { length: 64 })
  contentHash!: string

  @Column('json')
  report!: ImportReport

  @CreateDateColumn({ type: 'timestamptz' })
  importedAt!: Date
}
