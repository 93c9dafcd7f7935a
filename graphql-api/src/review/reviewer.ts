import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'Who wrote a review, as far as everybody may know.' })
export class Reviewer {
  @Field({ description: 'The name that the shopper goes by.' })
  name!: string

  @Field(() => String, { nullable: true, description: "A picture at Google or at the shop's own /images/." })
  photoUrl!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Only for that shopper and for admins; null for everybody else.',
  })
  email!: string | null
}
