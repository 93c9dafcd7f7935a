import { importProblems } from '@sunnah-store/schema/import-report'
import type { JsonSchema } from './row.js'

const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description })

export const uploadedPicture: JsonSchema = {
  type: 'object',
  required: ['url', 'srcSet'],
  properties: {
    url: { type: 'string', description: 'The largest size.' },
    srcSet: {
      type: ['string', 'null'],
      description: 'All sizes, written for the srcset of an HTML img; null when there is only one.',
    },
  },
}

const numbersByCode = () =>
  Object.entries(importProblems)
    .filter(([, names]) => names.length > 0)
    .map(([code, names]) => `${code}: ${names.join(', ')}`)
    .join('; ')

const problem: JsonSchema = {
  type: 'object',
  required: ['row', 'column', 'code', 'values', 'message'],
  properties: {
    row: { type: 'integer', minimum: 1, description: 'As a spreadsheet numbers rows: the header is 1.' },
    column: { type: ['string', 'null'], description: 'Null for a row, or the file, as a whole.' },
    code: {
      type: 'string',
      enum: Object.keys(importProblems),
      description: 'Stays the same whatever the message says.',
    },
    values: {
      type: 'object',
      additionalProperties: { type: 'integer' },
      description: `The numbers of the message: ${numbersByCode()}. Empty for every other code.`,
    },
    message: { type: 'string', description: 'For people, in English.' },
  },
}

export const importReport: JsonSchema = {
  type: 'object',
  required: ['dryRun', 'rows', 'added', 'updated', 'unchanged', 'problems'],
  properties: {
    dryRun: { type: 'boolean', description: 'Whether nothing was imported on purpose.' },
    rows: count('How many rows hold a product, good or not.'),
    added: count('How many are new products.'),
    updated: count('How many change a product.'),
    unchanged: count('How many are as the shop has them.'),
    problems: { type: 'array', items: problem, description: 'What is wrong, row by row; empty for a good file.' },
  },
}
