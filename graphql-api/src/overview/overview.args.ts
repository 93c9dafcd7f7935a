import { limits } from '@sunnah-store/schema/limits'
import { IsInt, Max, Min } from 'class-validator'
import { ArgsType, Field, Int } from 'type-graphql'

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
}
