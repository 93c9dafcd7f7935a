import { randomUUID } from 'node:crypto'
import { recordOf } from '@sunnah-store/schema/record-of'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../../errors.js'
import type { User } from '../../../user/user.entity.js'
import type { Product } from '../../product.entity.js'
import { asOptionText, isSameChoice } from '../../variant/choice.js'
import { OptionKind, type OptionNames } from '../../variant/option-names.js'
import { ProductVariant } from '../../variant/product-variant.entity.js'
import { isUnnamed } from '../../variant/variant-name.js'
import { changeVariants, withChanges } from './change-variants.service.js'
import { refuseUnlessAsSeen } from './refuse-unless-as-seen.js'
import type { OptionNamesInput, SaveVariantsInput, VariantInput } from './variants.input.js'

/**
 * Saves the variants of a product as an admin wants them, all or nothing; those that are not named stay as they are, but
 * for the one variant of a product that had no options until now: it goes.
 * @throws DomainError NOT_FOUND, also for a variant of another product; VARIANTS_CHANGED when stocks or prices are not
 * those that the admin saw; VARIANT_TAKEN; SKU_TAKEN; BAD_USER_INPUT
 */
export const saveVariants = (
  db: EntityManager,
  admin: User,
  productId: string,
  { variants, removedIds, optionNames }: SaveVariantsInput,
): Promise<Product> =>
  changeVariants(db, admin, productId, (product, before) => {
    const removed = removedIds.map((id) => id.toLowerCase())
    const missing = [...variants.flatMap(({ id }) => id ?? []), ...removed].find((id) => !find(before, id))
    if (missing) throw new DomainError('NOT_FOUND', { productId, name: product.name, variantId: missing })
    refuseUnlessAsSeen(variants, before)
    const named = new Set([...variants.map(({ id }) => id), ...removed])
    const others = before.filter(({ id }) => !named.has(id))
    const meant = variants.map((input) => asVariant(product, input, earlierOf(input, before, others)))
    const isReplaced = meant.some((variant) => variant.isActive && !isUnnamed(variant)) ? isUnnamed : () => false
    const left = others.filter((variant) => !find(meant, variant.id) && !isReplaced(variant))
    return { variants: [...meant, ...left], ...(optionNames && { optionNames: asOptionNames(optionNames) }) }
  })

const find = (variants: readonly ProductVariant[], wanted: string) => variants.find(({ id }) => id === wanted)

/** A new row that is called like a variant that is no longer sold is that one again. */
const earlierOf = (input: VariantInput, before: readonly ProductVariant[], others: readonly ProductVariant[]) =>
  input.id
    ? find(before, input.id)
    : others.find(
        (one) =>
          !one.isActive && isSameChoice(one, { size: asOptionText(input.size), color: asOptionText(input.color) }),
      )

const asVariant = (product: Product, input: VariantInput, earlier = newVariant(product)): ProductVariant =>
  withChanges(earlier, {
    ...recordOf(texts.flatMap((name) => (input[name] === undefined ? [] : [[name, asOptionText(input[name])]]))),
    isActive: input.isActive ?? (input.id ? earlier.isActive : true),
    ...(input.price !== undefined && { price: input.price }),
    ...(input.imageUrl !== undefined && { imageUrl: input.imageUrl || null }),
    ...(input.quantity != null && { quantity: input.quantity }),
  })

const texts = ['sku', 'size', 'sizeBn', 'color', 'colorBn'] as const

/** A variant of a product that nothing is said of yet. */
export const newVariant = (product: Product): ProductVariant =>
  Object.assign(new ProductVariant(), {
    id: randomUUID(),
    productId: product.id,
    product,
    sku: null,
    size: null,
    sizeBn: null,
    color: null,
    colorBn: null,
    price: null,
    imageUrl: null,
    quantity: 0,
    position: 0,
    isActive: true,
  })

const asOptionNames = (input: OptionNamesInput): OptionNames | null => {
  const size = asOptionText(input.size)
  const color = asOptionText(input.color)
  if (size === null && color === null) return null
  return {
    ...(size !== null && { [OptionKind.SIZE]: { name: size, nameBn: asOptionText(input.sizeBn) } }),
    ...(color !== null && { [OptionKind.COLOR]: { name: color, nameBn: asOptionText(input.colorBn) } }),
  }
}
