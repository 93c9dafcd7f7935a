import { Field, ID, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'

@ObjectType({
  description: 'Words and phrases that mean the same to the search of the shop, in any language and spelling.',
})
@Entity()
export class SynonymGroup {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Field(() => [String], { description: 'Two or more.' })
  @Column('text', { array: true })
  words!: string[]

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date
}
