import { GraphQLLocalDate, GraphQLSafeInt } from 'graphql-scalars'
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'

/** What a line of a report is about. */
export enum ReportStep {
  DAY = 'DAY',
  MONTH = 'MONTH',
}

registerEnumType(ReportStep, {
  name: 'ReportStep',
  description: 'What a line of a report is about.',
  valuesConfig: { DAY: { description: 'A day.' }, MONTH: { description: 'A month, as far as it is asked for.' } },
})

@ObjectType('DaySales', {
  simpleResolvers: true,
  description: 'What was ordered and collected in a time of Bangladesh, midnight to midnight.',
})
export class Figures {
  @Field(() => GraphQLLocalDate, { description: 'The day in Dhaka, such as 2026-11-21; of a month its first one.' })
  date!: string

  @Field(() => Int, { description: 'How many orders were placed; deleted ones are not counted.' })
  orders!: number

  @Field(() => GraphQLSafeInt, { description: 'The sum of their totals, in whole taka, whatever became of them.' })
  takings!: number

  @Field(() => Int, { description: 'How many orders were delivered, and have not come back.' })
  delivered!: number

  @Field(() => GraphQLSafeInt, {
    description:
      'The cash that was collected for orders delivered then, in whole taka. Of what came back it counts where it was said what the customer got back.',
  })
  collected!: number

  @Field(() => GraphQLSafeInt, {
    description: 'Of what was collected then what couriers have not paid out to this hour, in whole taka.',
  })
  withCouriers!: number

  @Field(() => GraphQLSafeInt, {
    description: 'What couriers paid out then, whenever they collected it, in whole taka.',
  })
  paidOut!: number

  @Field(() => GraphQLSafeInt, { description: 'What couriers kept of those payouts for their work, in whole taka.' })
  charges!: number

  @Field(() => GraphQLSafeInt, {
    description:
      'What customers got back for orders that came back then, whenever these were delivered, in whole taka.',
  })
  givenBack!: number

  @Field(() => Int, { description: 'How many orders were cancelled.' })
  cancelled!: number

  @Field(() => Int, { description: 'How many orders came back; lost parcels are not among them.' })
  returned!: number

  @Field(() => Int, { description: 'How many parcels were lost on their way.' })
  lost!: number
}
