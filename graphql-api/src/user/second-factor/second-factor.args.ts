import { limits } from '@sunnah-store/schema/limits'
import { IsNotEmpty } from 'class-validator'
import { ArgsType, Field } from 'type-graphql'
import { LongestText } from '../../validation/longest-text.js'

@ArgsType()
export class CodeArgs {
  @Field({
    description: 'The six digits that the app shows, in Latin or Bangla digits, or a recovery code; each is good once.',
  })
  @IsNotEmpty()
  @LongestText(limits.secondFactor)
  code!: string
}
