import { districts } from '@sunnah-store/schema/districts'
import { Field, Int, ObjectType } from 'type-graphql'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import { CountsAs } from '../graphql/counts-as.js'
import { DeliveryException } from './delivery-exception.entity.js'
import { DeliveryTerms, possibleTerms } from './delivery-terms.js'

@ObjectType({ description: 'What delivery costs and when it comes, as the owner of the shop has set it.' })
@Entity()
@Check('delivery_plan_one', 'id = 1')
@Check('delivery_plan_terms', possibleTerms)
@Check('delivery_plan_free_from', '"freeFrom" >= 0')
export class DeliveryPlan extends DeliveryTerms {
  /** There is one row. */
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'delivery_plan_id' })
  id!: number

  @Field(() => Int, {
    nullable: true,
    description: 'The total of the products, in whole taka, from which delivery is free everywhere; null: from none.',
  })
  @Column('integer', { nullable: true })
  freeFrom!: number | null

  @Field(() => Int, { description: 'Counts the changes; setDelivery takes the one that was read.' })
  @Column('integer', { default: 1 })
  version!: number

  @CountsAs(districts.length)
  @Field(() => [DeliveryException], { description: 'The districts where something else holds, in alphabetical order.' })
  exceptions!: DeliveryException[]
}
