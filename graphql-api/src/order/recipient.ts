import { Directive, Field, ObjectType } from 'type-graphql'
import { Column } from 'typeorm'

/** Who receives an order, and where. */
@ObjectType()
export abstract class Recipient {
  @Directive('@signedIn')
  @Field({ description: 'House, road, area; 1 to 500 characters.' })
  @Column('varchar', { length: 500 })
  address!: string

  @Directive('@signedIn')
  @Field(() => String, { nullable: true, description: 'Upazila or area, where it was told.' })
  @Column('varchar', { length: 80, nullable: true })
  area!: string | null

  @Field({ description: "One of the 64 districts, in today's official spelling." })
  @Column('varchar', { length: 40 })
  district!: string

  @Field({ description: 'Bangladesh.' })
  @Column('varchar', { length: 40 })
  country!: string

  @Directive('@signedIn')
  @Field({ description: 'For the delivery call, as +880…: a valid number of Bangladesh.' })
  @Column('varchar', { length: 20 })
  phone!: string

  /** Null: the shopper. */
  @Column('varchar', { length: 80, nullable: true })
  receiverName!: string | null

  @Directive('@signedIn')
  @Field(() => String, { nullable: true, description: 'What the shopper wrote for the rider.' })
  @Column('varchar', { length: 200, nullable: true })
  riderNote!: string | null

  @Field({ description: 'Whether the rider is to call before coming.' })
  @Column('boolean', { default: false })
  callFirst!: boolean
}
