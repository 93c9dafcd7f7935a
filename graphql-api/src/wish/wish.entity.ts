import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { Product } from '../product/product.entity.js'
import { User } from '../user/user.entity.js'

@ObjectType({ description: 'A product on the wish list of a shopper.' })
@Entity()
@Index('wish_newest', ['userId', 'addedAt', 'productId'])
@Index('wish_of_product', ['productId'])
export class Wish {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'wish_pkey' })
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'wish_user' })
  user!: User

  @Field(() => ID, { description: 'The product.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'wish_pkey' })
  productId!: string

  /** Kept when it is no longer sold; `Wish.product` is null then. */
  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'wish_product' })
  wished!: Product

  @Field(() => GraphQLDateTimeISO, { description: 'When it was put there, UTC.' })
  @Column('timestamptz', { default: () => 'now()' })
  addedAt!: Date
}
