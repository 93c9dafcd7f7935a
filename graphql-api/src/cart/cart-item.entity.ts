import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm'
import type { Product } from '../product/product.entity.js'
import { OfVariant } from '../product/variant/of-variant.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import { User } from '../user/user.entity.js'

@ObjectType({
  description: 'One line of a cart: a variant of a product and how many pieces of it. A cart has one line a variant.',
})
@Entity()
@Check('cart_item_quantity', 'quantity BETWEEN 1 AND 1000000')
@Index('cart_item_product', ['productId', 'variantId'])
export class CartItem {
  @PrimaryColumn('uuid')
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: User

  @PrimaryColumn('uuid')
  variantId!: string

  @OfVariant()
  variant!: ProductVariant

  @Column('uuid')
  productId!: string

  product!: Product

  @Field(() => Int, { description: 'How many pieces.' })
  @Column('integer')
  quantity!: number

  @Field(() => Int, { description: 'What one piece cost when the line was put into the cart, in whole taka.' })
  @Column('integer')
  unitPriceWhenAdded!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When the line was put into the cart, UTC.' })
  @CreateDateColumn({ type: 'timestamptz' })
  addedAt!: Date
}
