import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'What somebody may be looking for who is still typing.' })
export class Suggestions {
  @Field(() => String, {
    nullable: true,
    description: 'The search as the shop writes it, when it was only found because it is like that; else null.',
  })
  didYouMean!: string | null

  @Field({
    description: 'What is found here: what is typed, with its last word finished. `products` finds the same by it.',
  })
  search!: string

  @Field(() => Int, { description: 'How many products are found.' })
  total!: number

  productIds!: readonly string[]

  categoryCodes!: readonly number[]
}
