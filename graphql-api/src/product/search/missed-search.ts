import { limits } from '@sunnah-store/schema/limits'
import { IsInt, Max, Min } from 'class-validator'
import { GraphQLLocalDate } from 'graphql-scalars'
import { ArgsType, Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A search of the last days that found nothing.' })
export class MissedSearch {
  @Field({
    description: `What was searched for, in lower case; at most ${limits.missedSearches.length} characters of it.`,
  })
  search!: string

  @Field(() => Int, { description: 'How often.' })
  count!: number

  @Field(() => GraphQLLocalDate, { description: 'The last day of it in Dhaka, such as 2026-11-21.' })
  lastDay!: string
}

@ArgsType()
export class MissedSearchArgs {
  @Field(() => Int, {
    defaultValue: 30,
    description: `How many days to look back over, today among them, 1 to ${limits.missedSearches.days}.`,
  })
  @IsInt()
  @Min(1)
  @Max(limits.missedSearches.days)
  days!: number
}
