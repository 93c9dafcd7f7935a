import { limits } from '@sunnah-store/schema/limits'
import { IsEmail, IsEnum, IsNotEmpty, IsOptional, IsString } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { LongestText } from '../validation/longest-text.js'
import { bangladeshPhone } from '../validation/phone.js'
import { StoredAs } from '../validation/stored-as.js'
import { IsDisplayName } from './display-name.js'
import { Language } from './language.js'

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

  @Field(() => String, {
    nullable: true,
    description:
      'An access token of a session of yours that goes on; the token itself may have ended. With a second factor only that spares you a code.',
  })
  @IsOptional()
  @LongestText(2048)
  formerToken?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'For a new log-in to an account with a second factor: a code of its app, or a recovery code.',
  })
  @IsOptional()
  @LongestText(limits.secondFactor)
  secondFactor?: string | null
}

@InputType({ description: 'What people may change about themselves; what is not given stays.' })
export class UpdateProfileInput {
  @Field(() => String, {
    nullable: true,
    description: "1 to 80 characters, without control or direction characters, and not the shop's own name.",
  })
  @IsOptional()
  @IsDisplayName()
  name?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'A Bangladesh number, in Latin or Bangla digits; null takes it away. One that was confirmed stays.',
  })
  @IsOptional()
  @StoredAs(bangladeshPhone, 'phone must be a valid number of Bangladesh, such as 01712345678')
  phone?: string | null

  @Field(() => Language, { nullable: true, description: 'What the shop writes to them in.' })
  @IsOptional()
  @IsEnum(Language)
  language?: Language | null
}
