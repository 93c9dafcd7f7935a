import type { ImportChange, ImportLookalike, ImportPreview } from '@sunnah-store/schema/import-report'
import { productFieldNames, productFields } from '@sunnah-store/schema/product-fields'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../../../database/query-rows.js'
import { nameColumns } from '../product-columns.js'
import type { PlannedRow } from './import-row.js'
import type { RowVariant } from './row-variant.js'

const LISTED = 100

/** What rows would do, so that an owner sees it before it is done. */
export const previewOf = async (db: EntityManager, plan: readonly PlannedRow[]): Promise<ImportPreview> => {
  const lookalikes = await lookalikesOf(
    db,
    plan.filter((planned) => planned.kind === 'add'),
  )
  return {
    changes: plan
      .filter((planned) => planned.kind === 'change')
      .slice(0, LISTED)
      .map(changeOf),
    alike: lookalikes.length,
    lookalikes: lookalikes.slice(0, LISTED),
  }
}

type Added = Extract<PlannedRow, { kind: 'add' }>
type Changed = Extract<PlannedRow, { kind: 'change' }>

const changeOf = ({ row, product, input, variant }: Changed): ImportChange => ({
  row,
  id: product.id,
  name: product.name,
  nameBn: product.nameBn,
  ...variantOf(variant),
  fields: [
    ...productFieldNames.flatMap((field) => {
      const { column } = productFields[field]
      const after = input[field]
      const before = variant.kind === 'new' && isOwn(field) ? null : product[field]
      return after === undefined ? [] : [{ column, before, after: after === '' ? null : after }]
    }),
    ...namesOf(variant),
  ],
})

/** What each variant has for itself. */
const isOwn = (field: string) => field === 'price' || field === 'quantity'

const variantOf = (variant: RowVariant): { variant?: string } => {
  if (variant.kind === 'unnamed') return {}
  const { size, color } = variant.kind === 'known' ? variant.variant : variant.names
  const name = [color, size].filter(Boolean).join(', ')
  return name ? { variant: name } : {}
}

const namesOf = (variant: RowVariant): ImportChange['fields'] =>
  nameColumns.flatMap(({ column, field }) => {
    if (variant.kind === 'unnamed') return []
    const after = variant.names[field]
    const before = variant.kind === 'known' ? variant.variant[field] : null
    return after === undefined || after === before ? [] : [{ column, before, after }]
  })

const lookalikesOf = async (db: EntityManager, added: readonly Added[]): Promise<ImportLookalike[]> => {
  const products = await productsLike(db, added)
  const rows = new Map<string, number>()
  return added.flatMap(({ row, input: { name, nameBn, categoryCode } }) => {
    const key = `${categoryCode} ${name.toLowerCase()}`
    const earlierRow = rows.get(key) ?? null
    if (earlierRow === null) rows.set(key, row)
    const productId = products.get(row) ?? null
    return productId || earlierRow ? [{ row, name, nameBn: nameBn || null, productId, earlierRow }] : []
  })
}

/** The oldest product that has the name and category of a row, for the rows where there is one. */
const productsLike = async (db: EntityManager, added: readonly Added[]) => {
  const rows = added.map(({ row, input: { name, categoryCode } }) => ({ row, name, categoryCode }))
  const found = await queryRows<{ row: number; id: string }>(
    db,
    `SELECT DISTINCT ON (line."row") line."row", product.id
     FROM jsonb_to_recordset($1::jsonb) AS line("row" int, name text, "categoryCode" int)
     JOIN product ON lower(product.name) = lower(line.name) AND product."categoryCode" = line."categoryCode"
     WHERE product."deletedAt" IS NULL
     ORDER BY line."row", product."createdAt", product.id`,
    [JSON.stringify(rows)],
  )
  return new Map(found.map(({ row, id }) => [row, id]))
}
