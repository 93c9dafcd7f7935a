import { limits } from '@sunnah-store/schema/limits'
import { ArgsType, Field } from 'type-graphql'
import { IdArgs } from '../graphql/id-args.js'
import { LongestText } from '../validation/longest-text.js'
import { IsSeenLine, IsVisible } from '../validation/visible-text.js'

@ArgsType()
export class NoteTrackingArgs extends IdArgs {
  @Field({
    description: `The courier's number for the parcel: 1 to ${limits.order.courier} characters; kept with the digits 0 to 9.`,
  })
  @IsVisible()
  @LongestText(limits.order.courier)
  @IsSeenLine()
  trackingCode!: string
}
