import { categories } from '@sunnah-store/schema/categories'
import { limits } from '@sunnah-store/schema/limits'
import type { ImportProblemSentences } from '../import-sentences.ts'
import { enFormat } from './format.ts'

const { number } = enFormat

/** What is wrong with a file of products, for those who keep it. */
export const importProblems: ImportProblemSentences = {
  FILE_EMPTY: () => 'The file is empty.',
  FILE_IS_WORKBOOK: () =>
    'This is a workbook. In your spreadsheet program save it as “CSV UTF-8”, then choose that file.',
  FILE_NOT_UTF8: () =>
    'The shop cannot read the letters of this file. In your spreadsheet program save it as “CSV UTF-8”, then choose it again.',
  QUOTE_NOT_CLOSED: () => 'A quotation mark (") opens here and does not close. Delete it, or close it.',
  QUOTE_MISPLACED: () => 'A quotation mark (") stands in the middle of a cell. Delete it.',
  TOO_MANY_ROWS: ({ most }) => `A file can have ${number(most)} products at most. Divide it into smaller ones.`,
  FILE_TOO_WIDE: ({ most }) =>
    `A file can have ${number(most)} cells at most. Delete the empty columns to the right of the products.`,
  TOO_MANY_COLUMNS: ({ columns, most }) =>
    `There are ${number(columns)} columns, and a file of products has ${number(most)} at most.`,
  NO_HEADER: () => 'The first row must name the columns, as in the file that you export.',
  NO_PRODUCTS: () => 'There are no products below the first row.',
  COLUMN_UNKNOWN: (_, { column }) =>
    `A file of products has no column “${column}”. Correct its name, or delete the column.`,
  COLUMN_TWICE: (_, { column }) => `The column “${column}” is there twice. Delete one of them.`,
  COLUMN_MISSING: (_, { column }) => `New products need the column “${column}”. Add it to the file.`,
  TOO_MANY_CELLS: ({ cells, columns }) =>
    `There are ${number(cells)} cells in this row and ${number(columns)} in the first. Perhaps a text with a comma is not in quotation marks.`,
  ID_MALFORMED: () => 'The shop gave no such id. Leave it as it was exported, or empty for a new product.',
  NO_SUCH_PRODUCT: () => 'The shop no longer has this product. Delete the row, or empty its id to add it as a new one.',
  NO_SUCH_VARIANT: () => 'The product has no such size or colour any more. Export the products again.',
  VARIANT_MISSING: () =>
    'This product has several sizes or colours. Export the products again: each of them has a row of its own.',
  VARIANTS_UNFIT: () =>
    `The sizes and colours of a product must all be different, ${number(limits.variants.each)} at most, and all of them have a size or none, a colour or none.`,
  SKU_TAKEN: () => 'Another size or colour has this number already.',
  ROWS_DISAGREE: ({ earlierRow }, { label }) =>
    `${label} of this product is another one in row ${number(earlierRow)}. Write the same in both.`,
  PRODUCT_TWICE: ({ earlierRow }) => `This product is in row ${number(earlierRow)} already. Delete one of the two.`,
  VALUE_MISSING: (_, { label }) => `${label} is missing.`,
  NOT_WHOLE_NUMBER: (_, { label, example }) => `${label} must be a whole number, for example ${number(example)}.`,
  OUT_OF_RANGE: ({ most }, { label }) => `${label} can be from 0 to ${number(most)}.`,
  TOO_LONG: ({ most }, { label }) => `${label} can have ${number(most)} characters at most.`,
  CATEGORY_UNKNOWN: (_, { label }) => `${label} must be one of ${categories.map(({ code }) => code).join(', ')}.`,
  PICTURE_ADDRESS: (_, { label }) => `${label} must begin with https://`,
  NOT_STORABLE: (_, { label }) => `${label} holds a character that the shop cannot keep. Type it anew.`,
  LETTERS_LOST: () =>
    'Letters became question marks when the file was saved. Export the products again and save that file as “CSV UTF-8”.',
  EXPORTED_QUANTITY_MISSING: (_, { column }) =>
    `To change the stock, “${column}” must be as it was exported. Export the products again.`,
  STOCK_CHANGED: ({ expectedQuantity, quantity }) =>
    `The stock was ${number(expectedQuantity)} when the file was exported and is ${number(quantity)} now. Export the products again.`,
}
