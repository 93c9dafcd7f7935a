import { limits } from '@sunnah-store/schema/limits'
import { IsBoolean, IsEmail, IsEnum, IsOptional } from 'class-validator'
import { ArgsType, Field, registerEnumType } from 'type-graphql'
import { IdArgs } from '../graphql/id-args.js'
import { LongestText } from '../validation/longest-text.js'
import { Role } from './role.js'

export enum UserSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  RIGHTS_FIRST = 'RIGHTS_FIRST',
}

registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'The order of a list of users.',
  valuesConfig: {
    NEWEST: { description: 'Who came last comes first.' },
    OLDEST: { description: 'Who came first comes first.' },
    RIGHTS_FIRST: { description: 'Owners, admins, staff, then shoppers; among them the newest first.' },
  },
})

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

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: those who work in the shop; false: shoppers. Not given finds all.',
  })
  @IsOptional()
  @IsBoolean()
  worksHere?: boolean | null
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
export class SetRoleArgs extends MakeAdminArgs {
  @Field(() => Role, { description: 'What this person may do from now on.' })
  @IsEnum(Role)
  role!: Role
}

@ArgsType()
export class EmailArgs {
  @Field({ description: 'An email address, in any case.' })
  @IsEmail()
  email!: string
}
