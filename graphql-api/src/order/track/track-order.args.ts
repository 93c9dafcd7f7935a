import { ArgsType, Field } from 'type-graphql'
import { LongestText } from '../../validation/longest-text.js'
import { bangladeshPhone } from '../../validation/phone.js'
import { StoredAs } from '../../validation/stored-as.js'

@ArgsType()
export class TrackOrderArgs {
  @Field({ description: 'The number of the order, with or without SS-.' })
  @LongestText(20)
  number!: string

  @Field({ description: 'The phone that it goes to, or that of the account.' })
  @LongestText(40)
  @StoredAs(bangladeshPhone, 'phone must be a valid number of Bangladesh, such as 01712345678')
  phone!: string
}
