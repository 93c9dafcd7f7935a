import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

@ObjectType({ description: 'An import of products that changed something.' })
@Entity()
@Index('product_import_newest', ['importedAt', 'id'])
export class ProductImport {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'product_import_pkey' })
  id!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When; UTC.' })
  @CreateDateColumn({ type: 'timestamptz' })
  importedAt!: Date

  @Field(() => Int, { description: 'How many products were new.' })
  @Column('integer')
  added!: number

  @Field(() => Int, { description: 'How many products were changed.' })
  @Column('integer')
  updated!: number

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was undone; UTC.' })
  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null
}
