import { Field, ID, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { User } from '../../user/user.entity.js'

@ObjectType({ description: 'Where a shopper lets orders be delivered, saved for the next one.' })
@Entity()
@Index('address_of_user', ['userId', 'createdAt'])
@Index('address_default', ['userId'], { unique: true, where: '"isDefault"' })
export class Address {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'address_id' })
  id!: string

  @Column('uuid')
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: User

  @Field({ description: 'What the shopper calls it, such as Home.' })
  @Column('varchar', { length: 40 })
  label!: string

  @Field({ description: 'House, road, area.' })
  @Column('varchar', { length: 500 })
  address!: string

  @Field(() => String, { nullable: true, description: 'Upazila or area.' })
  @Column('varchar', { length: 80, nullable: true })
  area!: string | null

  @Field({ description: "One of the 64 districts, in today's official spelling." })
  @Column('varchar', { length: 40 })
  district!: string

  @Field(() => String, { nullable: true, description: 'Who receives it there; null: the shopper.' })
  @Column('varchar', { length: 80, nullable: true })
  receiverName!: string | null

  @Field({ description: 'For the delivery call, as +880…' })
  @Column('varchar', { length: 20 })
  phone!: string

  @Field({ description: 'Whether the checkout offers it first. One of them at most is.' })
  @Column('boolean')
  isDefault!: boolean

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date
}
