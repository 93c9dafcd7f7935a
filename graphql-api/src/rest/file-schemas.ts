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

const row: JsonSchema = { type: 'integer', minimum: 2, description: 'As a spreadsheet numbers rows.' }
const name: JsonSchema = { type: 'string', description: 'What the product is called.' }
const nameBn: JsonSchema = { type: ['string', 'null'], description: 'In Bangla, where there is one.' }

const change: JsonSchema = {
  type: 'object',
  required: ['row', 'id', 'name', 'nameBn', 'fields'],
  properties: {
    row,
    id: { type: 'string', format: 'uuid', description: 'The product.' },
    name,
    nameBn,
    fields: {
      type: 'array',
      description: 'What differs, in the order of the columns.',
      items: {
        type: 'object',
        required: ['column', 'before', 'after'],
        properties: {
          column: { type: 'string', description: 'The column that holds it.' },
          before: { type: ['string', 'integer', 'null'], description: 'What the shop has; null is nothing.' },
          after: { type: ['string', 'integer', 'null'], description: 'What it would have.' },
        },
      },
    },
  },
}

const lookalike: JsonSchema = {
  type: 'object',
  required: ['row', 'name', 'nameBn', 'productId', 'earlierRow'],
  properties: {
    row,
    name,
    nameBn,
    productId: { type: ['string', 'null'], format: 'uuid', description: 'A product of this name and category.' },
    earlierRow: { type: ['integer', 'null'], description: 'The first new row of this name and category.' },
  },
}

const preview: JsonSchema = {
  type: 'object',
  description: 'Of a dry run only: the rows behind the numbers.',
  required: ['changes', 'alike', 'lookalikes'],
  properties: {
    changes: { type: 'array', items: change, description: 'The first 100 products that would change.' },
    alike: count('How many new products look like one that is there already, or like an earlier row.'),
    lookalikes: { type: 'array', items: lookalike, description: 'The first 100 of those; they are no problems.' },
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
    preview,
  },
}
