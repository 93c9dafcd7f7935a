import type { ImportProblem } from '@sunnah-store/schema/import-report'
import { DomainError } from '../../../errors.js'
import { Product } from '../../product.entity.js'
import { isSameChoice } from '../../variant/choice.js'
import type { ProductVariant } from '../../variant/product-variant.entity.js'
import { isUnnamed } from '../../variant/variant-name.js'
import { withChanges } from '../variants/change-variants.service.js'
import { refuseUnlessFitting } from '../variants/fitting-variants.js'
import { newVariant } from '../variants/save-variants.service.js'
import { problemAt } from './import-problem.js'
import { type KnownProduct, namesChanged, type PlannedRow } from './import-row.js'

type Changed = Extract<PlannedRow, { kind: 'change' }>

/** Whether a row changes something that the product as a whole does not tell: names, or the price or stock of one of several. */
export const isOfVariants = ({ variant, input }: Changed): boolean => {
  if (variant.kind === 'unnamed') return false
  if (variant.kind === 'new' || namesChanged(variant)) return true
  return variant.isOneOfSeveral && (input.price !== undefined || input.quantity !== undefined)
}

/** The variants that a product is to have by these rows, which are about it. */
export const variantsAfter = (
  product: Product,
  before: readonly ProductVariant[],
  rows: readonly Changed[],
): ProductVariant[] => {
  const left = before
    .filter(({ isActive }) => isActive)
    .map((one) => rows.reduce((variant, row) => (isAbout(row, one) ? changedBy(variant, row) : variant), one))
  const added = rows.flatMap(({ variant, input }) => {
    if (variant.kind !== 'new') return []
    const { names } = variant
    const earlier = before.find((one) => !one.isActive && isSameChoice(one, names))
    const { price, quantity = 0 } = input
    return [
      withChanges(earlier ?? newVariant(product), {
        ...names,
        isActive: true,
        ...(price !== undefined && { price }),
        quantity,
      }),
    ]
  })
  return [...left.filter((variant) => added.length === 0 || !isUnnamed(variant)), ...added]
}

const isAbout = ({ variant }: Changed, one: ProductVariant) => variant.kind === 'known' && variant.variant.id === one.id

const changedBy = (one: ProductVariant, { variant, input }: Changed) =>
  withChanges(one, {
    ...(variant.kind === 'known' && variant.names),
    ...(input.price !== undefined && { price: input.price }),
    ...(input.quantity !== undefined && { quantity: input.quantity }),
  })

/** The rows that change variants, by their product. */
export const byProduct = (plan: readonly PlannedRow[]): ReadonlyMap<string, Changed[]> => {
  const rows = new Map<string, Changed[]>()
  for (const planned of plan) {
    if (planned.kind !== 'change' || !isOfVariants(planned)) continue
    const { id } = planned.product
    rows.set(id, [...(rows.get(id) ?? []), planned])
  }
  return rows
}

/** Products that could not have the variants that the rows give them. */
export const unfitVariants = (
  plan: readonly PlannedRow[],
  products: ReadonlyMap<string, KnownProduct>,
): ImportProblem[] =>
  [...byProduct(plan)].flatMap(([id, rows]): ImportProblem[] => {
    const known = products.get(id)
    const [first] = rows
    if (!known || !first) return []
    return fits(variantsAfter(known.product, known.variants, rows))
      ? []
      : [problemAt(first.row, null, 'VARIANTS_UNFIT', {})]
  })

/** New products that could not have the variants of their rows. */
export const newVariantsUnfit = (plan: readonly PlannedRow[]): ImportProblem[] =>
  plan.flatMap((planned): ImportProblem[] => {
    if (planned.kind !== 'add' || planned.variants.length === 0) return []
    const variants = planned.variants.map(({ names }) => withChanges(newVariant(new Product()), names))
    return fits(variants) ? [] : [problemAt(planned.row, null, 'VARIANTS_UNFIT', {})]
  })

const fits = (variants: readonly ProductVariant[]): boolean => {
  try {
    refuseUnlessFitting(variants)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}
