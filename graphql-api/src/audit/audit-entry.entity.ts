import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { pageOf } from '../graphql/page.js'

export enum AuditNoun {
  PRODUCT = 'PRODUCT',
  VARIANT = 'VARIANT',
  PICTURE = 'PICTURE',
  ORDER = 'ORDER',
  USER = 'USER',
  REVIEW = 'REVIEW',
  DELIVERY = 'DELIVERY',
  LIMITS = 'LIMITS',
  SYNONYMS = 'SYNONYMS',
  MAIL = 'MAIL',
  MESSAGES = 'MESSAGES',
  SENDER = 'SENDER',
  PAYOUT = 'PAYOUT',
  COURIER = 'COURIER',
  IMPORT = 'IMPORT',
  HISTORY = 'HISTORY',
}

registerEnumType(AuditNoun, {
  name: 'AuditNoun',
  description: 'What an act was about.',
  valuesConfig: {
    PRODUCT: { description: 'A product.' },
    VARIANT: { description: 'A variant of a product, with its stock and its price.' },
    PICTURE: { description: 'A picture of a product; the thing is the product.' },
    ORDER: { description: 'An order, or an export of orders.' },
    USER: { description: 'Somebody’s account or role, or a list of all users.' },
    REVIEW: { description: 'A review.' },
    DELIVERY: { description: 'What delivery costs: everywhere (1), or in a district.' },
    LIMITS: { description: 'How much customers may order.' },
    SYNONYMS: { description: 'A group of search words.' },
    MAIL: { description: 'A mail that could not be sent.' },
    MESSAGES: { description: 'Which messages about orders are sent.' },
    SENDER: { description: 'Who sends the parcels, as slips say it.' },
    PAYOUT: { description: 'Cash that a courier has paid out.' },
    COURIER: { description: 'Something that a courier said and the shop could not place.' },
    IMPORT: { description: 'An import of products, as a whole.' },
    HISTORY: { description: 'An export of this log.' },
  },
})

export type Values = Record<string, unknown>

@ObjectType({
  description: 'One thing that an admin has changed, or taken out as a file. Never edited, kept two years.',
})
@Entity()
@Index('audit_entry_actor', ['actorEmail', 'id'])
@Index('audit_entry_actor_id', ['actorId', 'id'])
@Index('audit_entry_thing', ['noun', 'thingId', 'id'])
@Index('audit_entry_time', ['at'])
export class AuditEntry {
  @Field(() => ID, { description: 'Counts up.' })
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'audit_entry_pkey',
  })
  id!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When; UTC.' })
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date

  @Field(() => ID, {
    nullable: true,
    description: 'Who; null for the shop itself, such as by its settings, for couriers and for shoppers.',
  })
  @Column('uuid', { nullable: true })
  actorId!: string | null

  @Field(() => String, { nullable: true, description: 'Their email at that time, or phone where there was none.' })
  @Column('text', { nullable: true })
  actorEmail!: string | null

  @Field({ description: 'What was done: the name of the mutation, or of the REST call.' })
  @Column('varchar', { length: 60 })
  act!: string

  @Field(() => AuditNoun, { description: 'What sort of thing it was about.' })
  @Column('varchar', { length: 20 })
  noun!: AuditNoun

  @Field({ description: 'Which one, by its id; of delivery the district.' })
  @Column('text')
  thingId!: string

  @Column('jsonb', { nullable: true })
  before!: Values | null

  @Column('jsonb', { nullable: true })
  after!: Values | null

  @Field(() => ID, { nullable: true, description: 'The order for which it was done, such as of moved stock.' })
  @Column('uuid', { nullable: true })
  orderId!: string | null
}

@ObjectType({ description: 'What an act changed of a thing.' })
export class AuditChange {
  @Field({ description: 'The name of what changed.' })
  field!: string

  @Field(() => String, { nullable: true, description: 'What it was; null where there was nothing.' })
  before!: string | null

  @Field(() => String, { nullable: true, description: 'What it is since then; null where there is nothing.' })
  after!: string | null
}

@ObjectType({ description: 'One page of the audit log.' })
export class AuditPage extends pageOf(AuditEntry, 'acts') {}
