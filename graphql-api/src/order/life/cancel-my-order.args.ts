import { limits } from '@sunnah-store/schema/limits'
import { shopperReasons } from '@sunnah-store/schema/order-words'
import { IsIn, IsOptional } from 'class-validator'
import { ArgsType, Field } from 'type-graphql'
import { IsNote } from '../../validation/note.js'
import { OrderNumberArgs } from '../order.args.js'
import { CancelReason } from './order-status.js'

/** What a shopper may say of an own order that is cancelled. */
export type ShopperWhy = Pick<CancelMyOrderArgs, 'reason' | 'note'>

@ArgsType()
export class CancelMyOrderArgs extends OrderNumberArgs {
  @Field(() => CancelReason, {
    nullable: true,
    description: `Why: ${shopperReasons.join(', ')}. Not given: ${shopperReasons[0]}.`,
  })
  @IsOptional()
  @IsIn(shopperReasons, { message: `reason must be one of ${shopperReasons.join(', ')}` })
  reason?: CancelReason | null

  @Field(() => String, {
    nullable: true,
    description: `For the shop: up to ${limits.order.note} characters; must be given with the reason OTHER.`,
  })
  @IsNote(({ reason }: CancelMyOrderArgs) => reason === CancelReason.OTHER, 'with the reason OTHER')
  note?: string | null
}
