import type { EntityManager } from 'typeorm'
import { addProducts, changeProducts } from '../product-batch.service.js'
import { applyVariants, withChanges } from '../variants/change-variants.service.js'
import { newVariant } from '../variants/save-variants.service.js'
import type { PlannedRow } from './import-row.js'
import { byProduct, isOfVariants, variantsAfter } from './import-variants.js'
import type { RowOfProduct } from './undo/note-import.service.js'

/** Does what valid rows say. The products must be locked. @returns the new products */
export const applyPlan = async (
  tx: EntityManager,
  adminId: string,
  plan: readonly PlannedRow[],
): Promise<RowOfProduct[]> => {
  const by = { adminId, reason: 'IMPORTED' } as const
  const added = plan.filter((planned) => planned.kind === 'add')
  // The pieces of a product that comes with variants are entered with these.
  const ids = await addProducts(
    tx,
    adminId,
    added.map(({ input, variants }) => (variants.length > 0 ? { ...input, quantity: 0 } : input)),
  )
  for (const [i, { variants }] of added.entries()) {
    const id = ids[i]
    if (id === undefined || variants.length === 0) continue
    const plan = variants.map(({ names, price, quantity }) => ({ ...names, price, quantity }))
    await applyVariants(
      tx,
      id,
      (product) => ({ variants: plan.map((one) => withChanges(newVariant(product), one)) }),
      by,
    )
  }
  await changeProducts(tx, adminId, factsOf(plan))
  for (const [id, rows] of byProduct(plan))
    await applyVariants(tx, id, (product, before) => ({ variants: variantsAfter(product, before, rows) }), by)
  return ids.map((id, i) => ({ id, row: added[i]?.row ?? 0 }))
}

/** What the rows change of each product, but for the prices and stocks of its variants. */
const factsOf = (plan: readonly PlannedRow[]) => {
  const facts = new Map<string, object>()
  for (const planned of plan) {
    if (planned.kind !== 'change') continue
    const { expectedQuantity: _checked, ...input } = planned.input
    const { price: _own, quantity: _pieces, ...ofProduct } = input
    const { id } = planned.product
    facts.set(id, { ...facts.get(id), ...(isOfVariants(planned) ? ofProduct : input) })
  }
  return [...facts].filter(([, input]) => Object.keys(input).length > 0).map(([id, input]) => ({ id, input }))
}
