import { limits } from '@sunnah-store/schema/limits'
import { IsBoolean, IsDate, IsEnum, IsOptional, IsUUID } from 'class-validator'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { ArgsType, Field, ID } from 'type-graphql'
import { LongestText } from '../validation/longest-text.js'
import { AuditNoun } from './audit-entry.entity.js'
import { AuditTopic } from './audit-topic.js'

/** A filter of the audit log; what is not given finds all. */
@ArgsType()
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'A part of the email of who did it.' })
  @IsOptional()
  @LongestText(limits.searchLength)
  actor?: string | null

  @Field(() => ID, { nullable: true, description: 'Who did it, by their id.' })
  @IsOptional()
  @IsUUID()
  actorId?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only what the shop did by itself, or a courier told it.',
  })
  @IsOptional()
  @IsBoolean()
  bySystem?: boolean | null

  @Field(() => AuditTopic, { nullable: true, description: 'What it was about, as people ask.' })
  @IsOptional()
  @IsEnum(AuditTopic)
  topic?: AuditTopic | null

  @Field(() => String, { nullable: true, description: 'What was done: the name of a mutation or REST call.' })
  @IsOptional()
  @LongestText(60)
  act?: string | null

  @Field(() => AuditNoun, { nullable: true, description: 'What it was about.' })
  @IsOptional()
  @IsEnum(AuditNoun)
  noun?: AuditNoun | null

  @Field(() => String, { nullable: true, description: 'Which thing, by its id.' })
  @IsOptional()
  @LongestText(limits.searchLength)
  thingId?: string | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'From this moment on.' })
  @IsOptional()
  @IsDate()
  from?: Date | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'Before this moment.' })
  @IsOptional()
  @IsDate()
  to?: Date | null
}
