import { IsUUID } from 'class-validator'
import { ArgsType, Field, ID } from 'type-graphql'
import { PageArgs } from '../graphql/page.js'

@ArgsType()
export class OwnReviewArgs {
  @Field(() => ID, { description: 'The id of the product.' })
  @IsUUID()
  productId!: string
}

@ArgsType()
export class ReviewsArgs extends PageArgs {
  @Field(() => ID, { description: 'The id of the product.' })
  @IsUUID()
  productId!: string
}
