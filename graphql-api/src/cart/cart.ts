import { limits } from '@sunnah-store/schema/limits'
import { GraphQLSafeInt } from 'graphql-scalars'
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import { CountsAs } from '../graphql/counts-as.js'
import { CartItem } from './cart-item.entity.js'

@ObjectType({ description: 'What a shopper means to buy.' })
export class Cart {
  @Field(() => String, {
    nullable: true,
    description: 'The email of the shopper whose cart it is; null for somebody who signs in by phone.',
  })
  email!: string | null

  @CountsAs(limits.lines)
  @Field(() => [CartItem], { description: 'Its lines, in the order in which they were added.' })
  items!: CartItem[]

  @Field(() => Int, { description: 'How many lines it has.' })
  itemCount!: number

  @Field(() => GraphQLSafeInt, {
    description: 'What its lines cost today, in whole taka; what is sold out or no longer sold counts nothing.',
  })
  total!: number

  @Field({ description: 'Whether it can be ordered as it is: not empty, and every line is in stock.' })
  canCheckOut!: boolean
}

export enum LineState {
  IN_STOCK = 'IN_STOCK',
  SHORT = 'SHORT',
  NO_LONGER_SOLD = 'NO_LONGER_SOLD',
}

registerEnumType(LineState, {
  name: 'CartLineState',
  description: 'Whether a line of a cart can be ordered.',
  valuesConfig: {
    IN_STOCK: { description: 'It can.' },
    SHORT: { description: 'Fewer pieces are there for the shopper than the line holds.' },
    NO_LONGER_SOLD: { description: 'The shop no longer sells the product.' },
  },
})
