import { ObjectType } from 'type-graphql'
import { pageOf } from '../graphql/page.js'
import { Order } from './order.entity.js'

@ObjectType({ description: 'One page of a list of orders.' })
export class OrderPage extends pageOf(Order, 'orders') {}
