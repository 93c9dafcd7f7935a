/** What can be wrong with a file of products: every stable code, with the names of the numbers that its sentence needs. */
export const importProblems = {
  FILE_EMPTY: [],
  FILE_IS_WORKBOOK: [],
  FILE_NOT_UTF8: [],
  QUOTE_NOT_CLOSED: [],
  QUOTE_MISPLACED: [],
  TOO_MANY_ROWS: ['most'],
  FILE_TOO_WIDE: ['most'],
  TOO_MANY_COLUMNS: ['columns', 'most'],
  NO_HEADER: [],
  NO_PRODUCTS: [],
  COLUMN_UNKNOWN: [],
  COLUMN_TWICE: [],
  COLUMN_MISSING: [],
  TOO_MANY_CELLS: ['cells', 'columns'],
  ID_MALFORMED: [],
  NO_SUCH_PRODUCT: [],
  NO_SUCH_VARIANT: [],
  VARIANT_MISSING: [],
  VARIANTS_UNFIT: [],
  SKU_TAKEN: [],
  ROWS_DISAGREE: ['earlierRow'],
  PRODUCT_TWICE: ['earlierRow'],
  VALUE_MISSING: [],
  NOT_WHOLE_NUMBER: [],
  OUT_OF_RANGE: ['most'],
  TOO_LONG: ['most'],
  CATEGORY_UNKNOWN: [],
  PICTURE_ADDRESS: [],
  NOT_STORABLE: [],
  LETTERS_LOST: [],
  EXPORTED_QUANTITY_MISSING: [],
  STOCK_CHANGED: ['expectedQuantity', 'quantity'],
} as const satisfies Record<string, readonly string[]>

export type ImportProblemCode = keyof typeof importProblems

export type ImportProblemValues<Code extends ImportProblemCode> = Record<(typeof importProblems)[Code][number], number>

/** Something in a file that cannot be imported. */
export type ImportProblem<Code extends ImportProblemCode = ImportProblemCode> = {
  [One in Code]: {
    /** As a spreadsheet numbers rows: the header is 1. */
    row: number
    /** Null for the row or the file as a whole. */
    column: string | null
    code: One
    values: ImportProblemValues<One>
    /** For people who read English. */
    message: string
  }
}[Code]

/** What importing a file of products would change, or has changed. */
export interface ImportReport {
  dryRun: boolean
  /** How many rows hold a product, good or not. */
  rows: number
  added: number
  updated: number
  unchanged: number
  /** In the order of their rows; of very many only the first. */
  problems: ImportProblem[]
  /** Of a dry run only. */
  preview?: ImportPreview
}

/** What a dry run shows of the rows behind its numbers. */
export interface ImportPreview {
  /** The first 100 of the products that would change. */
  changes: ImportChange[]
  /** How many new rows have the name and category of a product that is there already, or of an earlier row. */
  alike: number
  /** The first 100 of those. */
  lookalikes: ImportLookalike[]
}

/** A product of the shop that a row would change. */
export interface ImportChange {
  row: number
  id: string
  name: string
  nameBn: string | null
  /** The size and colour of the variant that it is about, where there are several. */
  variant?: string
  /** Null where there is nothing. */
  fields: { column: string; before: string | number | null; after: string | number | null }[]
}

/** A new row that may be a product that is there already. */
export interface ImportLookalike {
  row: number
  name: string
  nameBn: string | null
  /** The product of the shop that it looks like. */
  productId: string | null
  /** The first row that it looks like. */
  earlierRow: number | null
}
