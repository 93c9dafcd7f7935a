import { limits } from '@sunnah-store/schema/limits'
import { today } from '@sunnah-store/schema/local-day'
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsEnum,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateBy,
} from 'class-validator'
import { GraphQLLocalDate, GraphQLSafeInt } from 'graphql-scalars'
import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { IdArgs } from '../../graphql/id-args.js'
import { LongestText } from '../../validation/longest-text.js'
import { IsNote } from '../../validation/note.js'
import { PayoutReason } from './payout.entity.js'

@ArgsType()
export class CourierArgs {
  @Field({ description: 'The courier, by the name under which the orders were sent.' })
  @IsNotEmpty()
  @LongestText(limits.order.courier)
  courier!: string
}

@ArgsType()
export class ReturnedCashArgs extends IdArgs {
  @Field({ description: 'Whether the courier has its cash still and owes it.' })
  @IsBoolean()
  cashOwed!: boolean
}

@ArgsType()
export class PayoutFileArgs extends CourierArgs {
  @Field({ description: `The text of the file, CSV; at most ${limits.payout.file.toLocaleString('en')} characters.` })
  @IsNotEmpty()
  @LongestText(limits.payout.file)
  content!: string
}

const HasCome = (): PropertyDecorator =>
  ValidateBy({
    name: 'hasCome',
    validator: {
      validate: (day) => typeof day === 'string' && day <= today(),
      defaultMessage: () => '$property must not be later than today',
    },
  })

@InputType({ description: 'What a courier has paid out.' })
export class PayoutInput {
  @Field({ description: 'Who paid, by the name under which the orders were sent.' })
  @IsNotEmpty()
  @LongestText(limits.order.courier)
  courier!: string

  @Field(() => GraphQLLocalDate, {
    description:
      'The day on which it came, such as 2026-11-21; not later than today in Dhaka, nor before the last of its orders was delivered.',
  })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @HasCome()
  day!: string

  @Field(() => GraphQLSafeInt, { description: 'What came, in whole taka.' })
  @IsInt()
  @Min(0)
  @Max(limits.payout.taka)
  received!: number

  @Field(() => GraphQLSafeInt, { description: 'What the courier kept for its work, in whole taka.' })
  @IsInt()
  @Min(0)
  @Max(limits.payout.taka)
  charges!: number

  @Field(() => [ID], {
    description: `For which orders, each once; at most ${limits.payout.orders}. None: it brings what was still owed of others.`,
  })
  @ArrayMaxSize(limits.payout.orders)
  @ArrayUnique({ message: 'orderIds must name each order once' })
  @IsUUID(undefined, { each: true })
  orderIds!: string[]

  @Field(() => PayoutReason, {
    nullable: true,
    description: 'Why another sum came than the orders less the charges: must be given then.',
  })
  @IsOptional()
  @IsEnum(PayoutReason)
  reason?: PayoutReason | null

  @Field(() => String, {
    nullable: true,
    description: `Up to ${limits.order.note} characters; must be given with the reason OTHER.`,
  })
  @IsNote(({ reason }: PayoutInput) => reason === PayoutReason.OTHER, 'with the reason OTHER')
  note?: string | null

  @Field({ description: 'Of your own making, 1 to 200 characters; the same payout with the same key again is one.' })
  @IsNotEmpty()
  @LongestText(200)
  idempotencyKey!: string
}
