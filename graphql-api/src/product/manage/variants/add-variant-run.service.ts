import type { EntityManager } from 'typeorm'
import { DomainError } from '../../../errors.js'
import type { User } from '../../../user/user.entity.js'
import type { Product } from '../../product.entity.js'
import { asOptionText, isSameChoice } from '../../variant/choice.js'
import type { ProductVariant } from '../../variant/product-variant.entity.js'
import { changeVariants, withChanges } from './change-variants.service.js'
import { newVariant } from './save-variants.service.js'
import type { OptionValueInput, VariantRunInput } from './variant-run.input.js'

/**
 * Adds each of some sizes in each of some colours. What is there stays, or is sold again; what lacks an option of the
 * run, such as the one variant of a product that had no sizes, goes.
 * @throws DomainError NOT_FOUND, BAD_USER_INPUT
 */
export const addVariantRun = (
  db: EntityManager,
  admin: User,
  productId: string,
  { sizes, colors, quantity }: VariantRunInput,
): Promise<Product> =>
  changeVariants(db, admin, productId, (product, before) => {
    if (sizes.length + colors.length === 0)
      throw new DomainError('BAD_USER_INPUT', { fields: { sizes: ['there must be sizes or colours'] } })
    const run = namesOf(sizes).flatMap(([size, sizeBn]) =>
      namesOf(colors).map(([color, colorBn]) => ({ size, sizeBn, color, colorBn })),
    )
    const stays = ({ size, color }: ProductVariant) =>
      (sizes.length === 0) === (size === null) && (colors.length === 0) === (color === null)
    const isOfRun = (variant: ProductVariant) => run.some((one) => isSameChoice(one, variant))
    const there = before.filter((variant) => (variant.isActive ? stays(variant) : isOfRun(variant)))
    const added = run
      .filter((one) => !there.some((variant) => isSameChoice(one, variant)))
      .map((names) => withChanges(newVariant(product), { ...names, quantity }))
    return { variants: [...there.map((variant) => withChanges(variant, { isActive: true })), ...added] }
  })

type Name = readonly [string | null, string | null]

const namesOf = (values: readonly OptionValueInput[]): readonly Name[] =>
  values.length > 0
    ? values.map(({ value, valueBn }) => [asOptionText(value), asOptionText(valueBn)] as const)
    : [[null, null]]
