import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'How many reviews gave one rating.' })
export class RatingCount {
  @Field(() => Int, { description: '1 to 5.' })
  rating!: number

  @Field(() => Int, { description: 'How many reviews gave it.' })
  count!: number
}
