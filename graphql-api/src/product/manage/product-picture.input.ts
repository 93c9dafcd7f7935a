import { limits } from '@sunnah-store/schema/limits'
import { IsOptional } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { IsPictureUrl } from '../../picture/picture-url.js'
import { LongestText } from '../../validation/longest-text.js'
import { IsSeenLine } from '../../validation/visible-text.js'

@InputType({ description: 'A picture of a product, as an admin says it.' })
export class ProductPictureInput {
  @Field({ description: "An https address, or a path of the shop's own beginning with /images/." })
  @IsPictureUrl()
  url!: string

  @Field(() => String, {
    nullable: true,
    description: `What is seen on it, in English; up to ${limits.alt} characters.`,
  })
  @IsOptional()
  @IsSeenLine()
  @LongestText(limits.alt)
  alt?: string | null

  @Field(() => String, { nullable: true, description: `The same in Bangla; up to ${limits.alt} characters.` })
  @IsOptional()
  @IsSeenLine()
  @LongestText(limits.alt)
  altBn?: string | null
}
