import { districtOf } from '@sunnah-store/schema/districts'
import { limits } from '@sunnah-store/schema/limits'
import { IsOptional } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { IsDisplayName } from '../user/display-name.js'
import { LongestText } from '../validation/longest-text.js'
import { bangladeshPhone } from '../validation/phone.js'
import { StoredAs } from '../validation/stored-as.js'
import { IsSeenLine, IsSeenLines, IsVisible } from '../validation/visible-text.js'

/** Where something goes, and who receives it there. */
@InputType()
export abstract class RecipientInput {
  @Field({ description: 'House, road, area; 1 to 500 characters, without control or direction characters.' })
  @IsVisible()
  @LongestText(limits.addressLength)
  @IsSeenLines()
  address!: string

  @Field(() => String, { nullable: true, description: 'Upazila or area, up to 80 characters.' })
  @IsOptional()
  @LongestText(limits.area)
  @IsSeenLine()
  area?: string | null

  @Field({ description: 'One of the 64 districts; old spellings such as Comilla are taken too.' })
  @StoredAs(districtOf, 'district must be one of the 64 districts of Bangladesh')
  district!: string

  @Field(() => String, { nullable: true, description: 'Who receives it; not given: the shopper.' })
  @IsOptional()
  @IsDisplayName()
  receiverName?: string | null

  @Field({ description: 'A Bangladesh number for the delivery call, in Latin or Bangla digits.' })
  @StoredAs(bangladeshPhone, 'phone must be a valid number of Bangladesh, such as 01712345678')
  phone!: string
}
