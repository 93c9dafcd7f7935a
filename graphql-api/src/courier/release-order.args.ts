import { limits } from '@sunnah-store/schema/limits'
import { ArgsType, Field } from 'type-graphql'
import { IdArgs } from '../graphql/id-args.js'
import { IsNote } from '../validation/note.js'

@ArgsType()
export class ReleaseOrderArgs extends IdArgs {
  @Field(() => String, {
    nullable: true,
    description: `What the courier said by phone, for the shop alone: up to ${limits.order.note} characters.`,
  })
  @IsNote(() => false, '')
  note?: string | null
}
