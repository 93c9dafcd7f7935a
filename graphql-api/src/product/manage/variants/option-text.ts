import { limits } from '@sunnah-store/schema/limits'
import { IsOptional } from 'class-validator'
import { Field } from 'type-graphql'
import { LongestText } from '../../../validation/longest-text.js'
import { IsSeenLine } from '../../../validation/visible-text.js'

/** The field of an input for a short text that names a variant or an option; null or blank is none. */
export const OptionText =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Field(() => String, { nullable: true, description })(target, name)
    IsSeenLine()(target, name)
    LongestText(limits.variants.text)(target, name)
    IsOptional()(target, name)
  }
