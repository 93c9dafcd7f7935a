import { categories } from '@sunnah-store/schema/categories'
import { type ProductFieldName, productFields } from '@sunnah-store/schema/product-fields'
import { IsIn, IsInt, Max, Min } from 'class-validator'
import { Field, Int } from 'type-graphql'
import { IsPictureUrl } from '../../picture/picture-url.js'
import { LongestText } from '../../validation/longest-text.js'
import { IsVisible } from '../../validation/visible-text.js'

interface ProductFieldOptions {
  description: string
  nullable?: true
  defaultValue?: number
}

/** A field of an input about a product, with the type and the rules that the list of its fields names. */
export const ProductField =
  (options: ProductFieldOptions) =>
  (target: object, name: ProductFieldName): void => {
    const { type, rules } = asked(name)
    Field(() => type, options)(target, name)
    for (const rule of rules.toReversed()) rule(target, name)
  }

const asked = (name: ProductFieldName): { type: typeof Int | typeof String; rules: PropertyDecorator[] } => {
  const field = productFields[name]
  switch (field.kind) {
    case 'category':
      return { type: Int, rules: [IsIn(categories.map(({ code }) => code))] }
    case 'whole':
    case 'percent':
      return { type: Int, rules: [IsInt(), Min(0), Max(field.most)] }
    case 'picture':
      return { type: String, rules: [IsPictureUrl()] }
    case 'name':
      return { type: String, rules: [IsVisible(), LongestText(field.most)] }
    case 'text':
    case 'detail':
      return { type: String, rules: [LongestText(field.most)] }
  }
}
