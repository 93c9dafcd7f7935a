import { IsOptional, IsUUID } from 'class-validator'
import { Field, ID } from 'type-graphql'

/** The field of an input that says which variant of a product is meant. */
export const VariantIdField = (): PropertyDecorator => (target, name) => {
  Field(() => ID, {
    nullable: true,
    description: 'The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several.',
  })(target, name)
  IsUUID()(target, name)
  IsOptional()(target, name)
}
