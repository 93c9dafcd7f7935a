import { limits } from '@sunnah-store/schema/limits'
import { IsEnum, Matches } from 'class-validator'
import { GraphQLLocalDate } from 'graphql-scalars'
import { ArgsType, Field } from 'type-graphql'
import { EndsSpan } from './ends-span.js'
import { ReportStep } from './figures.js'

@ArgsType()
export class ReportArgs {
  @Field(() => GraphQLLocalDate, { description: 'The first day, in Dhaka.' })
  @Matches(/^2/, { message: 'from must be a day from the year 2000 on' })
  from!: string

  @Field(() => GraphQLLocalDate, { description: `The last day; at most ${limits.reportDays} days together.` })
  @Matches(/^2/, { message: 'to must be a day from the year 2000 on' })
  @EndsSpan(limits.reportDays)
  to!: string

  @Field(() => ReportStep, { defaultValue: ReportStep.DAY, description: 'Whether a line is a day or a month.' })
  @IsEnum(ReportStep)
  by!: ReportStep
}
