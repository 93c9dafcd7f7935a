import { limits } from '@sunnah-store/schema/limits'
import { IsBoolean, IsEmail, IsOptional } from 'class-validator'
import { ArgsType, Field } from 'type-graphql'
import { IdArgs } from '../graphql/id-args.js'
import { LongestText } from '../validation/longest-text.js'

/** A filter of users. */
@ArgsType()
export class UserFilter {
  @Field(() => String, {
    nullable: true,
    description: `Parts of a name or an email, or words of a name in another script or spelling, in any order; up to ${limits.searchLength} characters, of which the first eight different words count. Empty finds all.`,
  })
  @IsOptional()
  @LongestText(limits.searchLength)
  search?: string | null
}

@ArgsType()
export class MakeAdminArgs extends IdArgs {
  @Field({
    defaultValue: false,
    description: 'Whether to do it although nobody has confirmed that this person reads their email.',
  })
  @IsBoolean()
  evenUnconfirmed!: boolean
}

@ArgsType()
export class EmailArgs {
  @Field({ description: 'An email address, in any case.' })
  @IsEmail()
  email!: string
}
