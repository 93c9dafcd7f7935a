import type { ErrorCode } from '@sunnah-store/schema/errors'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Order } from '../order.entity.js'
import { OrderStatus } from './order-status.js'

@ObjectType({ simpleResolvers: true, description: 'What became of one order, of many that were asked about at once.' })
export class OrderOutcome {
  @Field(() => ID, { description: 'Of the order that was asked about.' })
  id!: string

  @Field(() => Order, { nullable: true, description: 'The order as it is then; null when it was refused.' })
  order!: Order | null

  @Field(() => String, {
    nullable: true,
    description:
      'The code of the error, where it was refused: NOT_FOUND, STATUS_CHANGED, ORDER_CHANGED or BEING_SENT; of many that are delivered also NEEDS_ATTENTION; of a step that is taken back also STEP_STAYS or OUT_OF_STOCK; of what a courier is handed also COURIER_REFUSED, COURIER_SILENT or COURIER_NOT_SET_UP.',
  })
  code!: ErrorCode | null

  @Field(() => OrderStatus, {
    nullable: true,
    description: 'Where it stands, when it was refused by STATUS_CHANGED, ORDER_CHANGED or NEEDS_ATTENTION.',
  })
  status?: OrderStatus | null

  @Field(() => Int, { nullable: true, description: 'Its version, when it was refused by ORDER_CHANGED.' })
  version?: number | null

  @Field(() => String, { nullable: true, description: 'What the courier said to it, where it refused it.' })
  words?: string | null
}
