import { limits } from '@sunnah-store/schema/limits'
import { Field, Int, ObjectType } from 'type-graphql'
import { Column } from 'typeorm'

/** What the database refuses in both tables of delivery rules. */
export const possibleTerms = `fee BETWEEN 0 AND ${limits.delivery.fee} AND "minDays" BETWEEN 0 AND "maxDays" AND "maxDays" <= ${limits.delivery.days}`

@ObjectType({ description: 'What a delivery costs, and when it comes.' })
export class DeliveryTerms {
  @Field(() => Int, { description: 'In whole taka; 0 when it is free.' })
  @Column('integer')
  fee!: number

  @Field(() => Int, { description: 'The fewest days from the order to the door.' })
  @Column('smallint')
  minDays!: number

  @Field(() => Int, { description: 'The most days from the order to the door.' })
  @Column('smallint')
  maxDays!: number
}
