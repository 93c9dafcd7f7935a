import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { ProductVariant } from '../product/variant/product-variant.entity.js'
import { User } from '../user/user.entity.js'

/** Gone once the notice is written. */
@ObjectType({ description: 'That a shopper wants to be told by mail when a variant is back in stock.' })
@Entity()
@Index('restock_request_of_variant', ['variantId'])
export class RestockRequest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'restock_request_pkey' })
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'restock_request_user' })
  user!: User

  @Field(() => ID, { description: 'The variant.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'restock_request_pkey' })
  variantId!: string

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'variantId', foreignKeyConstraintName: 'restock_request_variant' })
  variant!: ProductVariant

  @Field(() => GraphQLDateTimeISO, { description: 'When the shopper asked, UTC.' })
  @CreateDateColumn({ type: 'timestamptz' })
  askedAt!: Date
}
