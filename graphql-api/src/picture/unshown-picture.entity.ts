import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'

/** An uploaded picture that nothing in the shop showed when that was last looked at. */
@Entity()
export class UnshownPicture {
  /** The name of its files begins with it. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'unshown_picture_pkey' })
  id!: string

  @CreateDateColumn({ type: 'timestamptz' })
  since!: Date
}
