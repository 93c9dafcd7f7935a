import { limits } from '@sunnah-store/schema/limits'
import { IsInt, Matches, Max, Min, ValidateIf } from 'class-validator'
import { GraphQLLocalDate } from 'graphql-scalars'
import { ArgsType, Field, Int } from 'type-graphql'
import { EndsSpan } from './ends-span.js'

const isSpan = ({ from, to }: OverviewArgs) => (from ?? to ?? null) !== null

@ArgsType()
export class OverviewArgs {
  @Field(() => Int, {
    defaultValue: 14,
    description: `How many days to look back over, today among them, 1 to ${limits.overviewDays}.`,
  })
  @IsInt()
  @Min(1)
  @Max(limits.overviewDays)
  days!: number

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The first day to look at instead, in Dhaka; the last one must be given too.',
  })
  @ValidateIf(isSpan)
  @Matches(/^2/, { message: 'from must be a day from the year 2000 on' })
  from?: string | null

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: `The last of them; at most ${limits.overviewDays} days together.`,
  })
  @ValidateIf(isSpan)
  @Matches(/^2/, { message: 'to must be a day from the year 2000 on' })
  @EndsSpan(limits.overviewDays)
  to?: string | null
}
