import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'What an act was about, as it is called today.' })
export class AuditThing {
  @Field({ description: 'The number of an order, or the name of a product or person.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'The Bangla name of a product, where it has one.' })
  nameBn!: string | null

  @Field(() => String, { nullable: true, description: 'The size of a variant.' })
  size!: string | null

  @Field(() => String, { nullable: true, description: 'The same in Bangla.' })
  sizeBn!: string | null

  @Field(() => String, { nullable: true, description: 'The colour of a variant.' })
  color!: string | null

  @Field(() => String, { nullable: true, description: 'The same in Bangla.' })
  colorBn!: string | null

  @Field(() => ID, { nullable: true, description: 'The product, also of a variant, a picture or a review.' })
  productId!: string | null

  @Field({ description: 'Whether it was removed, so that there is no page of it.' })
  isGone!: boolean
}
