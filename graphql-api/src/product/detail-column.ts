import { type DetailName, productFields } from '@sunnah-store/schema/product-fields'
import { Field } from 'type-graphql'
import { Column } from 'typeorm'

/** The column and the field of a detail, as the list of a product's fields describes it. */
export const DetailColumn = <Name extends DetailName>(target: { [Key in Name]: string | null }, name: Name): void => {
  const detail = productFields[name]
  const description = 'like' in detail ? `${detail.about}, such as ${detail.like}.` : `${detail.about}.`
  Field(() => String, { nullable: true, description })(target, name)
  Column('varchar', { length: detail.most, nullable: true })(target, name)
}
