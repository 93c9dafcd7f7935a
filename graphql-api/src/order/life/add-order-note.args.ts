import { limits } from '@sunnah-store/schema/limits'
import { ArgsType, Field } from 'type-graphql'
import { IdArgs } from '../../graphql/id-args.js'
import { LongestText } from '../../validation/longest-text.js'
import { IsSeenLines, IsVisible } from '../../validation/visible-text.js'

@ArgsType()
export class AddOrderNoteArgs extends IdArgs {
  @Field({ description: `What is to be known of it, for the shop alone: 1 to ${limits.order.note} characters.` })
  @IsVisible()
  @LongestText(limits.order.note)
  @IsSeenLines()
  note!: string
}
