import { IsEmail } from 'class-validator'
import { ArgsType, Field } from 'type-graphql'

@ArgsType()
export class EmailArgs {
  @Field({ description: 'An email address, in any case.' })
  @IsEmail()
  email!: string
}
