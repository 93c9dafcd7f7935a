import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'How many orders there are, by what is to be done about them.' })
export class OrderCounts {
  @Field(() => Int, { description: 'Those that nobody has called about yet: PLACED.' })
  toConfirm!: number

  @Field(() => Int, { description: 'Those that are CONFIRMED.' })
  toSend!: number

  @Field(() => Int, { description: 'Those that are SHIPPED or RETURNING.' })
  onTheWay!: number

  @Field(() => Int, { description: 'Those that are DELIVERED.' })
  delivered!: number

  @Field(() => Int, { description: 'Those that are CANCELLED or RETURNED.' })
  ended!: number

  @Field(() => Int, { description: 'All of them.' })
  all!: number
}
