import { limits } from '@sunnah-store/schema/limits'
import { IsOptional, MaxLength } from 'class-validator'
import { ArgsType, Field } from 'type-graphql'

/** Which users are meant. */
@ArgsType()
export class UserFilter {
  @Field(() => String, {
    nullable: true,
    description: `Parts of a name or an email, in any order; up to ${limits.searchLength} characters. Empty finds all.`,
  })
  @IsOptional()
  @MaxLength(limits.searchLength)
  search?: string | null
}
