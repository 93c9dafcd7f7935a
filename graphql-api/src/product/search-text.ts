import { categories } from '@sunnah-store/schema/categories'

const cases = categories.map(({ code, name }) => `WHEN ${code} THEN '${name}'`).join(' ')

/**
 * SQL for the text that a search looks through: name in both languages, brand, product type and category.
 * The search index is built on exactly this expression, so a change here needs a migration that rebuilds it.
 */
export const searchText = `(name || ' ' || coalesce("nameBn", '') || ' ' || coalesce("brandName", '') || ' ' || coalesce("productType", '') || ' ' || CASE "categoryCode" ${cases} ELSE '' END)`
