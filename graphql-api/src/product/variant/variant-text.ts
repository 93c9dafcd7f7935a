import { limits } from '@sunnah-store/schema/limits'
import { Field } from 'type-graphql'
import { Column } from 'typeorm'

/** The column and the field of a short text that names a variant, which may be missing. */
export const VariantText =
  (description: string) =>
  (target: object, name: string): void => {
    Field(() => String, { nullable: true, description })(target, name)
    Column('varchar', { length: limits.variants.text, nullable: true })(target, name)
  }
