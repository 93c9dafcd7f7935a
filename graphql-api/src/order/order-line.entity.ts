import { GraphQLSafeInt } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm'
import { Product } from '../product/product.entity.js'
import { Order } from './order.entity.js'

@ObjectType({ description: 'One product of an order, as it was when the order was placed.' })
@Entity()
@Check('order_line_quantity', 'quantity > 0')
@Check('order_line_price', '"unitPrice" BETWEEN 0 AND 10000000')
@Index('order_line_product', ['productId'])
@Index('order_line_sold', { synchronize: false })
export class OrderLine {
  @PrimaryColumn('uuid')
  orderId!: string

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  order!: Order

  @Field(() => ID, { description: 'The product, which may no longer be sold.' })
  @PrimaryColumn('uuid')
  productId!: string

  @ManyToOne(() => Product)
  product!: Product

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

  @Column('text')
  imageUrl!: string

  @Field(() => Int, { description: 'The price of one piece, discount taken off, in whole taka.' })
  @Column('integer')
  unitPrice!: number

  @Field(() => Int, { description: 'How many pieces.' })
  @Column('integer')
  quantity!: number

  /** When its order was placed. */
  @CreateDateColumn({ type: 'timestamptz' })
  soldAt!: Date

  @Field(() => GraphQLSafeInt, { description: 'Unit price × quantity, in whole taka.' })
  get lineTotal(): number {
    return this.unitPrice * this.quantity
  }
}
