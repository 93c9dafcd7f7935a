import { limits } from '@sunnah-store/schema/limits'
import { isPictureAddress } from '@sunnah-store/schema/pictures'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { readPercent, readWhole } from '@sunnah-store/schema/whole-number'
import type { Copy } from '../../../../lib/copy/en/en.ts'
import type { ProductFieldName } from './product-values.ts'

const most = limits.product

type Rule = (typed: string) => true | string

/** What each field must keep, and what it says otherwise. */
export const productRules = ({ products: { form, rules } }: Copy): Record<ProductFieldName, Rule> => {
  const upTo =
    (label: string, length: number): Rule =>
    (typed) =>
      typed.trim().length <= length || rules.tooLong(label, length)
  const whole =
    (largest: number, problem: string, read = readWhole): Rule =>
    (typed) => {
      const number = read(typed)
      return (number !== null && number <= largest) || problem
    }
  const name = upTo(form.name, most.name)
  const discount = whole(most.discount, rules.discountWrong, readPercent)
  const detail = (
    field: 'brandName' | 'productType' | 'placeOfOrigin' | 'modelNumber' | 'material' | 'color' | 'size',
  ) => upTo(form[field], most.detail)

  return {
    categoryCode: (chosen) => chosen !== '' || rules.categoryMissing,
    name: (typed) => (isVisible(typed) ? name(typed) : rules.nameMissing),
    nameBn: upTo(form.nameBn, most.name),
    price: whole(most.price, rules.priceWrong),
    discount: (typed) => typed.trim() === '' || discount(typed),
    quantity: whole(most.quantity, rules.quantityWrong),
    imageUrl: (typed) => typed.trim() === '' || isPictureAddress(typed.trim()) || rules.imageWrong,
    brandName: detail('brandName'),
    productType: detail('productType'),
    placeOfOrigin: detail('placeOfOrigin'),
    modelNumber: detail('modelNumber'),
    material: detail('material'),
    color: detail('color'),
    size: detail('size'),
    description: upTo(form.description, most.description),
  }
}

/** What people call a field. */
export const labelOf = ({ products: { form, picture } }: Copy, name: ProductFieldName) => {
  if (name === 'categoryCode') return form.category
  return name === 'imageUrl' ? picture.url : form[name]
}
