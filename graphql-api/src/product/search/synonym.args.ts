import { limits } from '@sunnah-store/schema/limits'
import { IsOptional } from 'class-validator'
import { ArgsType, Field } from 'type-graphql'
import { LongestText } from '../../validation/longest-text.js'

/** A filter of groups of words. */
@ArgsType()
export class SynonymFilter {
  @Field(() => String, {
    nullable: true,
    description: `Part of a word, in any script; up to ${limits.searchLength} characters. Empty finds all.`,
  })
  @IsOptional()
  @LongestText(limits.searchLength)
  search?: string | null
}

@ArgsType()
export class TrialArgs {
  @Field({ description: `What somebody types; up to ${limits.searchLength} characters.` })
  @LongestText(limits.searchLength)
  search!: string
}
