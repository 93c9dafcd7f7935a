import { limits } from '@sunnah-store/schema/limits'
import { ArgsType, Field } from 'type-graphql'
import { LongestText } from '../../validation/longest-text.js'

@ArgsType()
export class SuggestionsArgs {
  @Field({ description: `What is typed so far, from the second letter on; up to ${limits.searchLength} characters.` })
  @LongestText(limits.searchLength)
  search!: string
}
