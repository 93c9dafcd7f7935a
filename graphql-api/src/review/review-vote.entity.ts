import { Field, ID, ObjectType } from 'type-graphql'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { User } from '../user/user.entity.js'
import { Review } from './review.entity.js'

/** The database counts them in the review (migration 1795460100000). */
@ObjectType({ description: 'Whether a review helped one shopper.' })
@Entity()
@Index('review_vote_of_user', ['userId'])
export class ReviewVote {
  @Field(() => ID, { description: 'The review.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'review_vote_pkey' })
  reviewId!: string

  @ManyToOne(() => Review, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'reviewId', foreignKeyConstraintName: 'review_vote_review' })
  review!: Review

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'review_vote_pkey' })
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'review_vote_user' })
  user!: User

  @Field({ description: 'Whether it helped.' })
  @Column('boolean')
  isHelpful!: boolean
}
