import { limits } from '@sunnah-store/schema/limits'
import { Field, ID, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { CountsAs } from '../../graphql/counts-as.js'
import { pageOf } from '../../graphql/page.js'

@ObjectType({
  description: 'Words and phrases that mean the same to the search of the shop, in any language and spelling.',
})
@Entity()
export class SynonymGroup {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @CountsAs(limits.synonyms.words)
  @Field(() => [String], { description: `Two or more, up to ${limits.synonyms.words}.` })
  @Column('text', { array: true })
  words!: string[]

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date
}

@ObjectType({ description: 'One page of a list of groups of words.' })
export class SynonymGroupPage extends pageOf(SynonymGroup, 'groups') {}
