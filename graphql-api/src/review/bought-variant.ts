import { Field, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'The size and colour that a reviewer has received, as ordered.' })
export class BoughtVariant {
  @Field(() => String, { nullable: true, description: 'The size.' })
  size!: string | null

  @Field(() => String, { nullable: true, description: 'The size in Bangla, where there is a word.' })
  sizeBn!: string | null

  @Field(() => String, { nullable: true, description: 'The colour.' })
  color!: string | null

  @Field(() => String, { nullable: true, description: 'The colour in Bangla, where there is a word.' })
  colorBn!: string | null
}
