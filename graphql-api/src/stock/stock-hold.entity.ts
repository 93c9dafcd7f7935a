import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm'
import { Product } from '../product/product.entity.js'
import { User } from '../user/user.entity.js'

@ObjectType({ description: 'Pieces of a product set aside for one shopper for 15 minutes.' })
@Entity()
@Check('stock_hold_quantity', 'quantity > 0')
@Index('stock_hold_product', ['productId'])
@Index('stock_hold_end', ['expiresAt'])
export class StockHold {
  @PrimaryColumn('uuid')
  userId!: string

  @ManyToOne(() => User)
  user!: User

  @PrimaryColumn('uuid')
  productId!: string

  @ManyToOne(() => Product)
  product!: Product

  @Field(() => Int, { description: 'How many pieces.' })
  @Column('integer')
  quantity!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When they go back to the stock; UTC.' })
  @Column('timestamptz')
  expiresAt!: Date

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date
}
