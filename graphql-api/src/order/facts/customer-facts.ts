import { Field, Int, ObjectType } from 'type-graphql'
import { OrderStatus } from '../life/order-status.js'

@ObjectType({ simpleResolvers: true, description: 'Another open order of the same account, or to the same phone.' })
export class OtherOpenOrder {
  @Field({ description: 'Its number.' })
  number!: string

  @Field(() => OrderStatus, { description: 'Where it stands.' })
  status!: OrderStatus

  @Field({ description: 'Whether it goes to the same phone; else it is of the same account.' })
  isToPhone!: boolean
}

/** How many orders of one customer are counted, and how many open ones are named. */
export const mostCounted = 500
export const mostNamed = 3

const counted = `at most ${mostCounted} of the phone and of the account`

@ObjectType({
  simpleResolvers: true,
  description: `What the shop itself knows of the phone that an order goes to and of its account, together: orders that were not removed, ${counted}.`,
})
export class CustomerFacts {
  @Field(() => Int, { description: 'All orders, this one among them.' })
  orders!: number

  @Field(() => Int, { description: 'Those that are DELIVERED.' })
  delivered!: number

  @Field(() => Int, { description: 'Those that came back, or are coming; a lost parcel is none of them.' })
  returned!: number

  @Field(() => Int, { description: 'Those that were cancelled.' })
  cancelled!: number

  @Field(() => [OtherOpenOrder], {
    description: `Other orders that are open, the newest first, ${mostNamed} at most.`,
  })
  open!: OtherOpenOrder[]

  @Field(() => Int, {
    nullable: true,
    description: 'What the owner has set for first orders, in whole taka, where this is one and above it; else null.',
  })
  firstOrderAbove!: number | null
}
