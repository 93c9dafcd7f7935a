import { categories } from '@sunnah-store/schema/categories'
import type { ImportProblem, ImportProblemCode, ImportProblemValues } from '@sunnah-store/schema/import-report'
import { limits } from '@sunnah-store/schema/limits'
import { fileColumns } from '../product-columns.js'

/** A problem of a file of products, with its sentence in English. */
export const problemAt = <Code extends ImportProblemCode>(
  row: number,
  column: string | null,
  code: Code,
  values: ImportProblemValues<Code>,
): ImportProblem<Code> => ({ row, column, code, values, message: messages[code](values, column) })

type Messages = {
  [Code in ImportProblemCode]: (values: ImportProblemValues<Code>, column: string | null) => string
}

const messages: Messages = {
  FILE_EMPTY: () => 'The file is empty.',
  FILE_IS_WORKBOOK: () => 'This is a workbook. Save it as “CSV UTF-8” and choose that file.',
  FILE_NOT_UTF8: () => 'The file is not UTF-8 text. Save it as “CSV UTF-8” and choose it again.',
  QUOTE_NOT_CLOSED: () => 'A quotation mark is opened here and not closed.',
  QUOTE_MISPLACED: () => 'A quotation mark stands where none can be.',
  TOO_MANY_ROWS: ({ most }) => `The file has more than ${most} rows.`,
  FILE_TOO_WIDE: ({ most }) => `The file has more than ${most} cells.`,
  TOO_MANY_COLUMNS: ({ columns, most }) => `There are ${columns} columns; a file of products has at most ${most}.`,
  NO_HEADER: () => `The first row must name the columns: ${fileColumns.join(', ')}.`,
  NO_PRODUCTS: () => 'There are no products in this file.',
  COLUMN_UNKNOWN: (_, column) => `A file of products has no column “${column}”.`,
  COLUMN_TWICE: (_, column) => `The column “${column}” is there twice.`,
  COLUMN_MISSING: (_, column) => `The column “${column}” is missing; new products need it.`,
  TOO_MANY_CELLS: ({ cells, columns }) => `There are ${cells} cells where the header has ${columns}.`,
  ID_MALFORMED: () => 'id must be a UUID',
  NO_SUCH_PRODUCT: () => 'There is no such product.',
  NO_SUCH_VARIANT: () => 'The product has no such size or colour.',
  VARIANT_MISSING: () => 'The product has several sizes or colours; the row must name one.',
  VARIANTS_UNFIT: () =>
    `The sizes and colours of a product must all be different, ${limits.variants.each} at most, and all have a size or none, a colour or none.`,
  SKU_TAKEN: () => 'Another variant has this number.',
  ROWS_DISAGREE: ({ earlierRow }, column) => `${column} of this product is another one in row ${earlierRow}.`,
  PRODUCT_TWICE: ({ earlierRow }) => `This product is in row ${earlierRow} already.`,
  VALUE_MISSING: (_, column) => `${column} must not be empty`,
  NOT_WHOLE_NUMBER: (_, column) => `${column} must be a whole number`,
  OUT_OF_RANGE: ({ most }, column) => `${column} must be 0 to ${most}`,
  TOO_LONG: ({ most }, column) => `${column} must have at most ${most} characters`,
  CATEGORY_UNKNOWN: (_, column) => `${column} must be one of ${categories.map(({ code }) => code).join(', ')}`,
  PICTURE_ADDRESS: (_, column) => `${column} must be an https address or begin with /images/`,
  NOT_STORABLE: (_, column) => `${column} must not contain the character NUL`,
  LETTERS_LOST: () =>
    'Letters became question marks when the file was saved. Save it as “CSV UTF-8” and choose it again.',
  EXPORTED_QUANTITY_MISSING: (_, column) => `${column} must be what the stock was when it was exported`,
  STOCK_CHANGED: ({ expectedQuantity, quantity }) =>
    `STOCK_CHANGED: the stock was ${expectedQuantity} when it was exported and is ${quantity} now.`,
}
