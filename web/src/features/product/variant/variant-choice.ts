import { familiesOf } from '@sunnah-store/schema/colors'
import { limits } from '@sunnah-store/schema/limits'
import type { NamedVariant } from '../../../lib/copy/variant-name.ts'
import type { VariantChoice_ProductFragment } from './variant-choice.generated.ts'

export type Option = VariantChoice_ProductFragment['options'][number]
export type Variant = VariantChoice_ProductFragment['variants'][number]
export type OptionKind = Option['kind']

/** The value chosen of each option; null where none is. */
export type Chosen = Record<OptionKind, string | null>

export const nothing: Chosen = { SIZE: null, COLOR: null }

type Choosable = Pick<VariantChoice_ProductFragment, 'options' | 'variants'>

/** The names of the options in the address of a product. */
export const paramOf = { SIZE: 'size', COLOR: 'color' } as const satisfies Record<OptionKind, string>

/** What can be seen first: its picture and price depend on it. */
const order: readonly OptionKind[] = ['COLOR', 'SIZE']

export const optionsInOrder = ({ options }: Choosable) =>
  order.flatMap((kind) => options.filter((option) => option.kind === kind))

const optionOf = (variant: Variant, kind: OptionKind) => (kind === 'SIZE' ? variant.size : variant.color)

/**
 * The chosen values that an address names; `unknown` are those that the product does not have. Filters know colours by their
 * families, so that may be named instead of a colour.
 */
export const readChoice = (product: Choosable, address: URLSearchParams) => {
  const chosen = { ...nothing }
  const unknown: string[] = []
  for (const { kind, values } of optionsInOrder(product).reverse()) {
    const asked = address.get(paramOf[kind])
    const named = values.find(({ value }) => value.toLowerCase() === asked?.toLowerCase())?.value
    const known = named ?? (asked && kind === 'COLOR' ? colorOfFamily(product, chosen, asked) : undefined)
    if (asked && !known) unknown.push(shortened(asked))
    // One value is no choice.
    chosen[kind] = known ?? (values.length === 1 ? (values[0]?.value ?? null) : null)
  }
  return { chosen, unknown }
}

/** Whoever made the address must not speak for the shop: as much of it as could be a size or a colour. */
const shortened = (asked: string) =>
  asked.length > limits.variants.text
    ? `${asked.slice(0, limits.variants.text).replace(/[\ud800-\udbff]$/, '')}…`
    : asked

/** The first colour of a family that is made and there in the chosen size; else one that is made in it, else any. */
const colorOfFamily = (product: Choosable, chosen: Chosen, family: string) => {
  const values = product.options.find(({ kind }) => kind === 'COLOR')?.values ?? []
  const colors = values
    .map(({ value }) => value)
    .filter((color) => familiesOf(color).some(({ name }) => name.toLowerCase() === family.toLowerCase()))
  const stands = (as: string) => colors.find((color) => standing(product, chosen, 'COLOR', color) === as)
  return stands('inStock') ?? stands('soldOut') ?? colors[0]
}

/** The variants that what is chosen so far leaves. */
export const variantsLeft = ({ variants }: Choosable, chosen: Chosen) =>
  variants.filter((variant) => order.every((kind) => chosen[kind] === null || optionOf(variant, kind) === chosen[kind]))

/** What a piece costs at least, of what a choice leaves; of the product, where it is not made like that. */
export const lowestPrice = ({ left, product }: { left: readonly Variant[]; product: Choosable }) =>
  Math.min(...(left.length > 0 ? left : product.variants).map(({ discountedPrice }) => discountedPrice))

/** What is chosen so far, as it is called in both languages. */
export const namesOf = ({ options }: Choosable, chosen: Chosen): NamedVariant => {
  const names: Record<OptionKind, Option['values'][number] | undefined> = { SIZE: undefined, COLOR: undefined }
  for (const { kind, values } of options) names[kind] = values.find(({ value }) => value === chosen[kind])
  const { SIZE: size, COLOR: color } = names
  return {
    size: size?.value ?? null,
    sizeBn: size?.valueBn ?? null,
    color: color?.value ?? null,
    colorBn: color?.valueBn ?? null,
  }
}

/** The options of which nothing is chosen yet. */
export const missingOptions = (product: Choosable, chosen: Chosen) =>
  optionsInOrder(product).filter(({ kind }) => chosen[kind] === null)

/** The variant to buy; null while a choice is missing, and where the product is not made like that. */
export const chosenVariant = (product: Choosable, chosen: Chosen): Variant | null =>
  missingOptions(product, chosen).length === 0 ? (variantsLeft(product, chosen)[0] ?? null) : null

/** Whether a value can be bought together with what is chosen of the other option, or why it cannot. */
export const standing = (
  product: Choosable,
  chosen: Chosen,
  kind: OptionKind,
  value: string,
): 'inStock' | 'soldOut' | 'notMade' => {
  const left = variantsLeft(product, { ...chosen, [kind]: value })
  if (left.length === 0) return 'notMade'
  return left.some(({ quantity }) => quantity > 0) ? 'inStock' : 'soldOut'
}
