/** Where a word of a product stands, and what it is worth there: the name says most. The order is the order of worth. */
export const fields = ['name', 'type', 'brand', 'category', 'color', 'size', 'material', 'description'] as const

export type SearchField = (typeof fields)[number]

export const fieldBoosts: Record<SearchField, number> = {
  name: 1,
  type: 0.8,
  brand: 0.8,
  category: 0.7,
  color: 0.5,
  size: 0.5,
  material: 0.4,
  description: 0.2,
}

/** The fields that say what a thing is; a slip of the finger is looked for only in these. */
export const naming: readonly SearchField[] = ['name', 'type', 'brand', 'category']

/** The same by the place of a field among all. */
export const isNaming = fields.map((field) => naming.includes(field))

/** The fields that only say how a thing is: "black" alone is no kind of thing. */
export const describing: readonly SearchField[] = ['color', 'size', 'material']
