import { limits } from '@sunnah-store/schema/limits'
import { IsInt, IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { LongestText } from '../validation/longest-text.js'
import { bangladeshPhone } from '../validation/phone.js'
import { StoredAs } from '../validation/stored-as.js'
import { IsSeenLine, IsSeenLines, IsVisible } from '../validation/visible-text.js'

@InputType({ description: 'Who sends the parcels of the shop.' })
export class SenderInput {
  @Field({ description: `The name, 1 to ${limits.sender.name} characters in one line.` })
  @IsVisible()
  @LongestText(limits.sender.name)
  @IsSeenLine()
  name!: string

  @Field({ description: `The address, 1 to ${limits.sender.address} characters.` })
  @IsVisible()
  @LongestText(limits.sender.address)
  @IsSeenLines()
  address!: string

  @Field({ description: 'A Bangladesh number, in Latin or Bangla digits.' })
  @StoredAs(bangladeshPhone, 'phone must be a valid number of Bangladesh, such as 01712345678')
  phone!: string

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the admin saw; SETTINGS_CHANGED when it is another one by now. Not given: not asked.',
  })
  @IsOptional()
  @IsInt()
  expectedVersion?: number | null
}
