import { GraphQLSafeInt } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm'
import { OfVariant } from '../product/variant/of-variant.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import { VariantText } from '../product/variant/variant-text.js'
import { Order } from './order.entity.js'

@ObjectType({ description: 'One variant of a product of an order, as it was when the order was placed.' })
@Entity()
@Check('order_line_quantity', 'quantity >= 0 AND "cameBack" >= 0 AND quantity + "cameBack" > 0')
@Check('order_line_price', '"unitPrice" BETWEEN 0 AND 10000000')
@Index('order_line_product', ['productId', 'variantId'])
@Index('order_line_product_sold', ['productId', 'soldAt'])
@Index('order_line_sold', { synchronize: false })
export class OrderLine {
  @PrimaryColumn('uuid')
  orderId!: string

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  order!: Order

  @Field(() => ID, { description: 'The product, which may no longer be sold.' })
  @Column('uuid')
  productId!: string

  @Field(() => ID, { description: 'The variant of the product, which may no longer be sold.' })
  @PrimaryColumn('uuid')
  variantId!: string

  @OfVariant()
  variant!: ProductVariant

  /** The position in the order, from 0. */
  @Column('smallint')
  position!: number

  @Field({ description: 'The name of the product.' })
  @Column('varchar', { length: 200 })
  name!: string

  @Field(() => String, { nullable: true, description: 'Its name in Bangla, where it had one.' })
  @Column('varchar', { length: 200, nullable: true })
  nameBn!: string | null

  @Field(() => String, { nullable: true, description: 'The brand that it was sold under.' })
  @Column('varchar', { length: 100, nullable: true })
  brandName!: string | null

  @Field(() => String, { nullable: true, description: 'Where it was made.' })
  @Column('varchar', { length: 100, nullable: true })
  placeOfOrigin!: string | null

  @VariantText("The shop's own number for the variant, where it had one.")
  sku!: string | null

  @VariantText('The size that was ordered, where there was a choice.')
  size!: string | null

  @VariantText('The same in Bangla, where there was one.')
  sizeBn!: string | null

  @VariantText('The colour that was ordered, where there was a choice.')
  color!: string | null

  @VariantText('The same in Bangla, where there was one.')
  colorBn!: string | null

  @Column('text')
  imageUrl!: string

  @Field(() => Int, { description: 'The price of one piece, discount taken off, in whole taka.' })
  @Column('integer')
  unitPrice!: number

  @Field(() => Int, { description: 'How many pieces; of an order that was delivered in part, those that were kept.' })
  @Column('integer')
  quantity!: number

  @Field(() => Int, { description: 'How many more came back from the door, where the others were kept.' })
  @Column('integer', { default: 0 })
  cameBack!: number

  /** When its order was placed. */
  @CreateDateColumn({ type: 'timestamptz' })
  soldAt!: Date

  @Field(() => GraphQLSafeInt, { description: 'Unit price × quantity, in whole taka.' })
  get lineTotal(): number {
    return this.unitPrice * this.quantity
  }
}
