import { limits } from '@sunnah-store/schema/limits'
import { GraphQLLocalDate, GraphQLSafeInt } from 'graphql-scalars'
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { CountsAs } from '../../graphql/counts-as.js'

/** Why an order that a courier's file names is not owed by that courier. */
export enum WhyNotOwed {
  PAID = 'PAID',
  OTHER_COURIER = 'OTHER_COURIER',
  NOT_DELIVERED = 'NOT_DELIVERED',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(WhyNotOwed, {
  name: 'WhyNotOwed',
  description: "Why an order that a courier's file names is not owed by that courier.",
  valuesConfig: {
    PAID: { description: 'A payout had it already.' },
    OTHER_COURIER: { description: 'It went with another courier.' },
    NOT_DELIVERED: { description: 'This courier has not delivered it, as far as the shop knows.' },
    UNKNOWN: { description: 'The shop has no such order.' },
  },
})

@ObjectType({ simpleResolvers: true, description: 'An order that a courier owes, as its file has it.' })
export class PayoutFileLine {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'What the file says was collected for it, in whole taka; null: it does not say, or it cannot be read.',
  })
  collected!: number | null
}

@ObjectType({
  simpleResolvers: true,
  description: 'An order that a file of a courier names and the courier does not owe.',
})
export class PayoutFileOther {
  @Field({ description: 'The number in the file.' })
  number!: string

  @Field(() => WhyNotOwed, { description: 'Why not.' })
  why!: WhyNotOwed

  @Field(() => String, { nullable: true, description: 'With which courier it went, where that was another one.' })
  courier!: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'On which day it was paid out, where it was.' })
  day!: string | null
}

@ObjectType({ simpleResolvers: true, description: 'What a file of a courier says, and which orders it names.' })
export class PayoutFile {
  @Field(() => Int, { description: 'How many rows it has that name an order of any shop.' })
  rows!: number

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description:
      'What these rows collected together, in whole taka; null: the file does not say, or one of them cannot be read.',
  })
  collected!: number | null

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description:
      'What the courier kept of these rows together, in whole taka; null: the file does not say, or one cannot be read.',
  })
  charges!: number | null

  @CountsAs(10)
  @Field(() => [String], {
    description: 'The numbers of the orders of which it has something else where a sum belongs.',
  })
  unreadable!: string[]

  @CountsAs(10)
  @Field(() => [ID], { description: `The orders that this courier owes; at most ${limits.payout.orders}.` })
  orderIds!: string[]

  @CountsAs(10)
  @Field(() => [PayoutFileLine], { description: 'What it says of each of these.' })
  lines!: PayoutFileLine[]

  @CountsAs(10)
  @Field(() => [PayoutFileOther], { description: 'Which others it names, and why the courier does not owe them.' })
  others!: PayoutFileOther[]

  @CountsAs(10)
  @Field(() => [String], { description: 'The columns of it that the shop does not read.' })
  ignoredColumns!: string[]
}
