import { limits } from '@sunnah-store/schema/limits'
import { IsEnum, Matches, ValidateBy } from 'class-validator'
import { GraphQLLocalDate } from 'graphql-scalars'
import { ArgsType, Field } from 'type-graphql'
import { ReportStep } from './figures.js'

const DAY = 86_400_000

const IsNotTooLong = () =>
  ValidateBy({
    name: 'isNotTooLong',
    validator: {
      validate: (to, about) => {
        const from = about?.object instanceof ReportArgs ? about.object.from : ''
        const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
        return days >= 1 && days <= limits.reportDays
      },
      defaultMessage: () => `to must not be before from, nor more than ${limits.reportDays} days from it`,
    },
  })

@ArgsType()
export class ReportArgs {
  @Field(() => GraphQLLocalDate, { description: 'The first day, in Dhaka.' })
  @Matches(/^2/, { message: 'from must be a day from the year 2000 on' })
  from!: string

  @Field(() => GraphQLLocalDate, { description: `The last day; at most ${limits.reportDays} days together.` })
  @Matches(/^2/, { message: 'to must be a day from the year 2000 on' })
  @IsNotTooLong()
  to!: string

  @Field(() => ReportStep, { defaultValue: ReportStep.DAY, description: 'Whether a line is a day or a month.' })
  @IsEnum(ReportStep)
  by!: ReportStep
}
