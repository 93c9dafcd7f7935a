import { IsUUID } from 'class-validator'
import { ArgsType, Field, ID } from 'type-graphql'

@ArgsType()
export class IdArgs {
  @Field(() => ID, { description: 'A UUID.' })
  @IsUUID()
  id!: string
}
