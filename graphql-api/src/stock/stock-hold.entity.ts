import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm'
import { OfVariant } from '../product/variant/of-variant.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import { User } from '../user/user.entity.js'

@ObjectType({ description: 'Pieces of a variant of a product, set aside for one shopper for 15 minutes.' })
@Entity()
@Check('stock_hold_quantity', 'quantity > 0')
@Index('stock_hold_product', ['productId', 'variantId'])
@Index('stock_hold_end', ['expiresAt'])
export class StockHold {
  @PrimaryColumn('uuid')
  userId!: string

  @ManyToOne(() => User)
  user!: User

  @Field(() => ID, { description: 'The variant, which may no longer be sold.' })
  @PrimaryColumn('uuid')
  variantId!: string

  @OfVariant()
  variant!: ProductVariant

  @Column('uuid')
  productId!: string

  @Field(() => Int, { description: 'How many pieces.' })
  @Column('integer')
  quantity!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When they go back to the stock; UTC.' })
  @Column('timestamptz')
  expiresAt!: Date

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date
}
