import { Field, ObjectType } from 'type-graphql'
import { Order } from './order.entity.js'

@ObjectType({ description: 'A placed order, and what is changed by it for its shopper.' })
export class PlaceOrderPayload {
  @Field(() => Order, { description: 'The order.' })
  order!: Order
}
