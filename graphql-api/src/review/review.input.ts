import { limits } from '@sunnah-store/schema/limits'
import { IsInt, IsUUID, Max, Min } from 'class-validator'
import { Field, ID, InputType, Int } from 'type-graphql'
import { LongestText } from '../validation/longest-text.js'
import { IsSeenLines, IsVisible } from '../validation/visible-text.js'

@InputType({ description: 'A review as a shopper writes it.' })
export class PostReviewInput {
  @Field(() => ID, { description: 'The product.' })
  @IsUUID()
  productId!: string

  @Field(() => Int, { description: '1 (poor) to 5 (excellent).' })
  @IsInt()
  @Min(1)
  @Max(5)
  rating!: number

  @Field({ description: '1 to 2,000 characters, without control or direction characters; spaces around it are cut.' })
  @IsVisible()
  @LongestText(limits.reviewLength)
  @IsSeenLines()
  feedback!: string
}
