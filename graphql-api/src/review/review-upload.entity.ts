import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { User } from '../user/user.entity.js'

/** A photo that a shopper has uploaded for a review, or tried to. */
@Entity()
@Index('review_upload_newest', ['uploaderId', 'uploadedAt'])
export class ReviewUpload {
  /** The name of its files begins with it. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'review_upload_pkey' })
  id!: string

  @Column('uuid')
  uploaderId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'uploaderId', foreignKeyConstraintName: 'review_upload_uploader' })
  uploader!: User

  /** Null until it is kept, and for ever when it was not accepted. */
  @Column('text', { nullable: true })
  url!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  uploadedAt!: Date
}
