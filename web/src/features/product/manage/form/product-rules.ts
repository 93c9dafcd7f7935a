import { isPictureAddress } from '@sunnah-store/schema/pictures'
import { type DetailName, detailNames, type ProductFieldName, productFields } from '@sunnah-store/schema/product-fields'
import { recordOf } from '@sunnah-store/schema/record-of'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { readPercent, readWhole } from '@sunnah-store/schema/whole-number'
import type { UseFormSetError } from 'react-hook-form'
import type { ManageCopy } from '../../../../lib/copy/manage-copy.ts'
import type { Refusal } from '../../../../lib/failure/refusal.ts'
import { fieldNames, type ProductValues } from './product-values.ts'

type Rule = (typed: string) => true | string

/** The rules of each field, with their messages. */
export const productRules = ({
  productFields: labels,
  products: { rules },
}: ManageCopy): Record<ProductFieldName, Rule> => {
  const upTo = (name: 'name' | 'nameBn' | 'description' | 'descriptionBn' | DetailName): Rule => {
    const { most } = productFields[name]
    return (typed) => textLength(typed.trim()) <= most || rules.tooLong(labels[name], most)
  }
  const whole =
    (name: 'price' | 'quantity' | 'discount', problem: string, read = readWhole): Rule =>
    (typed) => {
      const number = read(typed)
      return (number !== null && number <= productFields[name].most) || problem
    }
  const name = upTo('name')
  const discount = whole('discount', rules.discountWrong, readPercent)

  return {
    ...recordOf(detailNames.map((detail) => [detail, upTo(detail)])),
    categoryCode: (chosen) => chosen !== '' || rules.categoryMissing,
    name: (typed) => (isVisible(typed) ? name(typed) : rules.nameMissing),
    nameBn: upTo('nameBn'),
    price: whole('price', rules.priceWrong),
    discount: (typed) => typed.trim() === '' || discount(typed),
    quantity: whole('quantity', rules.quantityWrong),
    imageUrl: (typed) => typed.trim() === '' || isPictureAddress(typed.trim()) || rules.imageWrong,
    description: upTo('description'),
    descriptionBn: upTo('descriptionBn'),
  }
}

/** Shows the errors of the shop at their fields; false when the shop named no field. */
export const showFieldErrors = (refusal: Refusal, setError: UseFormSetError<ProductValues>, copy: ManageCopy) => {
  if (refusal.code !== 'BAD_USER_INPUT') return false
  const isRefused = (name: string) => refusal.fields.some((field) => field === name || field.startsWith(`${name}.`))
  const names = fieldNames.filter(isRefused)
  const labels = { ...copy.productFields, images: copy.products.form.pictureHeading }
  const { rules } = copy.products
  const { highestPrice } = refusal
  const problemOf = (name: keyof ProductValues) =>
    name === 'price' && highestPrice !== undefined ? rules.priceAboveOwn(highestPrice) : rules.notTaken(labels[name])
  for (const name of names) setError(name, { message: problemOf(name) })
  return names.length > 0
}
