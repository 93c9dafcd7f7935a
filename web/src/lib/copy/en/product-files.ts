import { limits } from '@sunnah-store/schema/limits'
import { enFormat } from './format.ts'

const { number } = enFormat
const productCount = (count: number) => (count === 1 ? '1 product' : `${number(count)} products`)

/** The import and export of products. */
export const csv = {
  import: 'Import CSV',
  heading: 'Import products',
  steps: 'Many products at once, from a spreadsheet',
  text: 'Export the products, change the file in your spreadsheet program, save it as “CSV UTF-8” and choose it here. A row without an id is a new product. Nothing is imported before you say so.',
  choose: 'Choose a CSV file',
  other: 'Choose another file',
  chooseHint: 'At most 5 MB and 10,000 rows',
  tooLarge: 'This file is larger than 5 MB. Divide it into smaller ones',
  unreadable: 'The shop cannot read this file. Save it as “CSV UTF-8”, then choose it again',
  noAnswer: 'The shop did not answer. Check your connection, then try again.',
  noAnswerImport:
    'The shop did not answer, so the products may have been imported. Import the same file again: nothing is imported twice.',
  checking: 'The shop is checking the file…',
  importing: 'The shop is importing the file…',
  checked: (file: string) => `${file} is checked`,
  summary: (added: number, updated: number) => `${number(added)} new, ${number(updated)} changed`,
  unchanged: (count: number) => `${number(count)} as they are`,
  nothing: 'Nothing in this file is new or changed, so there is nothing to import.',
  submit: (count: number) => `Import ${productCount(count)}`,
  problems: (count: number) => {
    if (count >= limits.import.problems) return `The first ${number(count)} problems in this file`
    return count === 1 ? '1 problem in this file' : `${number(count)} problems in this file`
  },
  problemsText: 'Nothing was imported. Mend these rows in your spreadsheet, save the file and choose it again.',
  row: 'Row',
  column: 'Column',
  problem: 'What is wrong',
  wholeRow: 'The whole row',
  onlyFirstProblems: (count: number) => `These are the first ${number(count)}; there may be more.`,
  done: 'The products are imported',
  again: 'Check the file again',
  importAgain: 'Import again',
  changedSince: 'The file has changed since it was checked. Choose it again.',
  next: 'Import another file',
}
