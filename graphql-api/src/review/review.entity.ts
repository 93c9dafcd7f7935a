import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm'
import { pageOf } from '../graphql/page.js'
import { Product } from '../product/product.entity.js'
import { User } from '../user/user.entity.js'
import { BoughtVariant } from './bought-variant.js'

@ObjectType({ description: 'What one shopper says about one product.' })
@Entity()
@Unique('review_once_a_shopper', ['productId', 'reviewerId'])
@Index('review_newest', ['productId', 'postedAt', 'id'])
@Index('review_helpful', ['productId', 'helpfulCount', 'postedAt', 'id'])
@Index('review_rated', ['productId', 'rating', 'postedAt', 'id'])
@Index('review_reviewer', ['reviewerId'])
@Check('review_rating', 'rating BETWEEN 1 AND 5')
@Check('review_photos', 'cardinality(photos) <= 3')
@Check('review_votes', '"helpfulCount" >= 0 AND "unhelpfulCount" >= 0')
export class Review {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Field(() => Int, { description: '1 (poor) to 5 (excellent).' })
  @Column('smallint')
  rating!: number

  @Field({ description: 'Plain text, 1 to 2,000 characters.' })
  @Column('varchar', { length: 2000 })
  feedback!: string

  @Field(() => GraphQLDateTimeISO, {
    description: 'When it was posted, or last posted again by who has received the product; UTC.',
  })
  @UpdateDateColumn({ type: 'timestamptz' })
  postedAt!: Date

  @Column('text', { array: true, default: '{}' })
  photos!: string[]

  @Field({ description: 'Whether the shopper has received this product from the shop.' })
  @Column('boolean', { default: false })
  boughtHere!: boolean

  /** The database notes it when the order is delivered (migration 1795490000000). */
  @Field(() => BoughtVariant, {
    nullable: true,
    description:
      'Which size and colour of it the shopper has received; null where there was no choice, or several were.',
  })
  @Column('jsonb', { nullable: true })
  boughtVariant!: BoughtVariant | null

  @Field(() => Int, { description: 'How many shoppers it helped.' })
  @Column('integer', { default: 0 })
  helpfulCount!: number

  @Field(() => Int, { description: 'How many shoppers it did not help.' })
  @Column('integer', { default: 0 })
  unhelpfulCount!: number

  /** When an admin hid it from everybody but admins and its author; null while it is shown. */
  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null

  @Field({ description: 'Whether an admin has hidden it: then only admins see it, and its author.' })
  get isHidden(): boolean {
    return this.hiddenAt !== null
  }

  @Column('uuid')
  productId!: string

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  product!: Product

  @Column('uuid')
  reviewerId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  reviewer?: User
}

@ObjectType({ description: 'One page of a list of reviews.' })
export class ReviewPage extends pageOf(Review, 'reviews') {}

@ObjectType({ description: 'Who wrote a review, as far as everybody may know.' })
export class Reviewer {
  @Field({ description: 'The name that the shopper goes by.' })
  name!: string

  @Field(() => String, { nullable: true, description: "A picture at Google or at the shop's own /images/." })
  photoUrl!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Only for that shopper and for admins; null for everybody else.',
  })
  email!: string | null
}

@ObjectType({ description: 'How many reviews gave one rating.' })
export class RatingCount {
  @Field(() => Int, { description: '1 to 5.' })
  rating!: number

  @Field(() => Int, { description: 'How many reviews gave it.' })
  count!: number
}
