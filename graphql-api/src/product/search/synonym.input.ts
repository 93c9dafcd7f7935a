import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsOptional, IsUUID, ValidateBy } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { LongestText } from '../../validation/longest-text.js'
import { IsSeenLine } from '../../validation/visible-text.js'
import { normalisePhrase } from './normalise-phrase.js'

const { fewest, words: most, length } = limits.synonyms

const EachCanBeSearched = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'canBeSearched',
      validator: {
        validate: (word) => typeof word === 'string' && normalisePhrase(word) !== '',
        defaultMessage: () => 'each value in $property must have a letter or a digit',
      },
    },
    { each: true },
  )

@InputType({ description: 'Words that are to mean the same.' })
export class SynonymGroupInput {
  @Field(() => ID, { nullable: true, description: 'The group that is changed; without it, a new one.' })
  @IsOptional()
  @IsUUID()
  id?: string | null

  @Field(() => [String], {
    description: `All words of the group: ${fewest} to ${most}, each of 1 to ${length} characters with a letter or a digit, none twice.`,
  })
  @ArrayMinSize(fewest)
  @ArrayMaxSize(most)
  @ArrayUnique(normalisePhrase)
  @LongestText(length, { each: true })
  @IsSeenLine({ each: true })
  @EachCanBeSearched()
  words!: string[]

  @Field(() => [String], {
    nullable: true,
    description: 'The words that you read in the group. When it has others by now, nothing changes: SYNONYMS_CHANGED.',
  })
  @IsOptional()
  @ArrayMaxSize(most)
  @LongestText(length, { each: true })
  expectedWords?: string[] | null
}
