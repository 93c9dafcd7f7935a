import { limits } from '@sunnah-store/schema/limits'
import { GraphQLSafeInt } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { CountsAs } from '../graphql/counts-as.js'
import { CartItem } from './cart-item.entity.js'

@ObjectType({ description: 'What a shopper means to buy.' })
export class Cart {
  @Field({ description: 'The email of the shopper whose cart it is.' })
  email!: string

  @CountsAs(limits.lines)
  @Field(() => [CartItem], { description: 'Its lines, in the order in which they were added.' })
  items!: CartItem[]

  @Field(() => Int, { description: 'How many lines it has.' })
  itemCount!: number

  @Field(() => GraphQLSafeInt, {
    description: 'What its lines cost today, in whole taka; lines no longer sold count nothing.',
  })
  total!: number

  @Field({ description: 'Whether it can be ordered as it is: not empty, and every line is in stock.' })
  canCheckOut!: boolean
}
