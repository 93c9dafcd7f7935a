import { categories } from '@sunnah-store/schema/categories'

const cases = categories.map(({ code, name }) => `WHEN ${code} THEN '${name}'`).join(' ')

/**
 * SQL for the text that a search looks through: name in both languages, brand, product type and category.
 * The search index is made on this very expression, so a change here needs a migration that makes it anew.
 */
export const searchText = `(name || ' ' || coalesce("nameBn", '') || ' ' || coalesce("brandName", '') || ' ' || coalesce("productType", '') || ' ' || CASE "categoryCode" ${cases} ELSE '' END)`
