import { enFormat } from './format.ts'
import { importProblems } from './import-problems.ts'

const { number } = enFormat

const more = (count: number) => (count === 1 ? 'and 1 more product' : `and ${number(count)} more products`)

/** What the shop says of a file of products before it is imported. */
export const importing = {
  problems: importProblems,
  changes: (count: number) => (count === 1 ? 'What changes in 1 product' : `What changes in ${number(count)} products`),
  row: (row: number) => `Row ${number(row)}`,
  becomes: 'becomes',
  nothing: 'nothing',
  more,
  alike: (count: number) =>
    count === 1
      ? '1 new product looks like one that is there already'
      : `${number(count)} new products look like ones that are there already`,
  alikeText: 'Name and category are the same. To change a product, import a row with its id instead.',
  inShop: 'is in the shop already',
  inRow: (row: number) => `is in row ${number(row)} too`,
  question: 'Add them all the same?',
  questionText: (count: number) =>
    count === 1
      ? '1 new product of this file looks like one that is there already. The shop will show both.'
      : `${number(count)} new products of this file look like ones that are there already. The shop will show both.`,
  yes: 'Import all',
}
