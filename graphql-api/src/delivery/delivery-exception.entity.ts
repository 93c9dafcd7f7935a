import { Field, ObjectType } from 'type-graphql'
import { Check, Entity, PrimaryColumn } from 'typeorm'
import { DeliveryTerms, possibleTerms } from './delivery-terms.js'

@ObjectType({ description: 'What the delivery to one district costs, and when it comes there.' })
@Entity()
@Check('delivery_exception_terms', possibleTerms)
export class DeliveryException extends DeliveryTerms {
  @Field({ description: "One of the 64 districts, in today's official spelling." })
  @PrimaryColumn('varchar', { length: 40, primaryKeyConstraintName: 'delivery_exception_district' })
  district!: string
}
