import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, ArrayUnique, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator'
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

  @Field(() => [String], {
    nullable: true,
    description: `Up to ${limits.reviewPhotos.most} photos that you have uploaded for a review; not given is none.`,
  })
  @IsOptional()
  @ArrayMaxSize(limits.reviewPhotos.most)
  @ArrayUnique({ message: 'photos must name each photo once' })
  photos?: string[] | null
}

@InputType({ description: 'Whether a review helped.' })
export class VoteOnReviewInput {
  @Field(() => ID, { description: 'The review.' })
  @IsUUID()
  reviewId!: string

  @Field(() => Boolean, { nullable: true, description: 'Whether it helped; null takes back what you said before.' })
  @IsOptional()
  isHelpful?: boolean | null
}
