import { Field, Int, ObjectType } from 'type-graphql'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import { CustomerLimits } from './customer-limits.js'

@ObjectType({ description: 'How much customers may order and set aside, as the owner of the shop has set it.' })
@Entity()
@Check('purchase_limits_one', 'id = 1')
@Check(
  'purchase_limits_possible',
  `least("newPieces", "newHeld", "newOrders", "newTotal", "knownPieces", "knownHeld",
    "knownOrders", "knownTotal", "unconfirmedTotal") >= 1`,
)
@Check('purchase_limits_first_order', '"firstOrderTotal" >= 1')
export class PurchaseLimits {
  /** There is one row. */
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'purchase_limits_id' })
  id!: number

  @Field(() => CustomerLimits, { description: 'For those to whom nothing was delivered yet.' })
  @Column(() => CustomerLimits, { prefix: 'new' })
  newCustomers!: CustomerLimits

  @Field(() => CustomerLimits, { description: 'For those who have received an order.' })
  @Column(() => CustomerLimits, { prefix: 'known' })
  knownCustomers!: CustomerLimits

  @Field(() => Int, {
    description:
      'What the open orders of a new customer may come to, and what they have set aside, in whole taka, who has confirmed neither email nor phone.',
  })
  @Column('integer')
  unconfirmedTotal!: number

  @Field(() => Int, {
    description: 'A first order above this, in whole taka, is pointed out to whoever calls about it.',
  })
  @Column('integer', { default: 5000 })
  firstOrderTotal!: number

  @Field(() => Int, { description: 'Counts the changes; setPurchaseLimits takes the one that was read.' })
  @Column('integer', { default: 1 })
  version!: number
}
