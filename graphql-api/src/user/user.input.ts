import { IsEmail, IsNotEmpty, IsOptional, IsString } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { LongestText } from '../validation/longest-text.js'
import { IsDisplayName } from './display-name.js'

@InputType({
  description: 'Somebody who has signed in at the identity service, as they present themselves to the shop.',
})
export class SignInInput {
  @Field({ description: "The identity service's ID token." })
  @IsNotEmpty()
  @LongestText(8192)
  idToken!: string

  @Field(() => String, {
    nullable: true,
    description: 'When it is given: FORBIDDEN unless the ID token is of this email.',
  })
  @IsOptional()
  @IsEmail()
  email?: string | null

  @Field({ description: "1 to 80 characters, without control or direction characters, and not the shop's own name." })
  @IsDisplayName()
  name!: string

  @Field(() => String, {
    nullable: true,
    description: "Kept when it is a picture at Google or at the shop's own /images/; anything else is left out.",
  })
  @IsOptional()
  @IsString()
  @LongestText(2048)
  photoUrl?: string | null
}
