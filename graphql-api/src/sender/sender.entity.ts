import { Field, Int, ObjectType } from 'type-graphql'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

@ObjectType({ simpleResolvers: true, description: 'Who sends the parcels of the shop, as its slips say it.' })
@Entity()
@Check('sender_one', 'id = 1')
@Check('sender_whole', 'num_nonnulls(name, address, phone) IN (0, 3)')
export class Sender {
  /** There is one row. */
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'sender_id' })
  id!: number

  @Field(() => String, { nullable: true, description: 'The name; null while nobody has set it, as all three are.' })
  @Column('varchar', { length: 80, nullable: true })
  name!: string | null

  @Field(() => String, { nullable: true, description: 'Where a parcel comes back to that cannot be delivered.' })
  @Column('varchar', { length: 200, nullable: true })
  address!: string | null

  @Field(() => String, { nullable: true, description: 'The number that the rider calls, as +880….' })
  @Column('varchar', { length: 20, nullable: true })
  phone!: string | null

  @Field(() => Int, { description: 'Counts the changes; setSender takes the one that was read.' })
  @Column('integer', { default: 1 })
  version!: number
}
