import type { ErrorCode } from '@sunnah-store/schema/errors'
import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType({
  simpleResolvers: true,
  description: 'What became of one product, of many that were asked about at once.',
})
export class ProductOutcome {
  @Field(() => ID, { description: 'Of the product that was asked about.' })
  id!: string

  @Field(() => String, { nullable: true, description: 'The code of the error, where it was refused: NOT_FOUND.' })
  code!: ErrorCode | null
}
