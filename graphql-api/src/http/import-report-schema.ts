import { Type } from '@sinclair/typebox'
import { type ImportProblemCode, importProblems } from '@sunnah-store/schema/import-report'
import { oneOf, orNull, productId, text } from '../rest/fields.js'

const count = (description: string) => Type.Integer({ minimum: 0, description })
const integerOrNull = (description: string) => orNull(Type.Integer({ description }))
const cell = (description: string) =>
  Type.Unsafe<string | number | null>({ type: ['string', 'integer', 'null'], description })

const codes = Object.keys(importProblems).filter((code): code is ImportProblemCode => code in importProblems)
const numbersByCode = () =>
  Object.entries(importProblems)
    .filter(([, names]) => names.length > 0)
    .map(([code, names]) => `${code}: ${names.join(', ')}`)
    .join('; ')

const problem = Type.Object(
  {
    row: Type.Integer({ minimum: 1, description: 'As a spreadsheet numbers rows: the header is 1.' }),
    column: text('Null for a row, or the file, as a whole.'),
    code: oneOf(codes, 'Stable, whatever the wording of the message.'),
    values: Type.Record(Type.String(), Type.Integer(), {
      description: `The numbers of the message: ${numbersByCode()}. Empty for every other code.`,
    }),
    message: Type.String({ description: 'For people, in English.' }),
  },
  { $id: 'ImportProblem', description: 'Something in a file that cannot be imported.' },
)

const row = Type.Integer({ minimum: 2, description: 'As a spreadsheet numbers rows.' })
const name = Type.String({ description: 'What the product is called.' })
const nameBn = text('In Bangla, where there is one.')

const change = Type.Object(
  {
    row,
    id: productId,
    name,
    nameBn,
    variant: Type.Optional(
      Type.String({
        description: 'The colour and size of the variant that the row is about, where there are several.',
      }),
    ),
    fields: Type.Array(
      Type.Object({
        column: Type.String({ description: 'The column that holds it.' }),
        before: cell('What the shop has; null is nothing.'),
        after: cell('What it would have.'),
      }),
      { description: 'What differs, in the order of the columns.' },
    ),
  },
  { $id: 'ImportChange', description: 'A product of the shop that a row would change.' },
)

const lookalike = Type.Object(
  {
    row,
    name,
    nameBn,
    productId: orNull(Type.String({ format: 'uuid', description: 'A product of this name and category.' })),
    earlierRow: integerOrNull('The first new row of this name and category.'),
  },
  { $id: 'ImportLookalike', description: 'A new row that may be a product that is there already.' },
)

const preview = Type.Object(
  {
    changes: Type.Array(change, { maxItems: 100, description: 'The first 100 products that would change.' }),
    alike: count('How many new products look like one that is there already, or like an earlier row.'),
    lookalikes: Type.Array(lookalike, {
      maxItems: 100,
      description: 'The first 100 of those; they are no problems.',
    }),
  },
  { $id: 'ImportPreview', description: 'Of a dry run only: the rows behind the numbers.' },
)

/** The response schema of an import; its type is `ImportReport` of the contract. */
export const importReportSchema = Type.Object(
  {
    dryRun: Type.Boolean({ description: 'Whether nothing was imported on purpose.' }),
    rows: count('How many rows hold a product, or a variant of one, valid or not.'),
    added: count('How many are new products.'),
    updated: count('How many products change.'),
    unchanged: count('How many products are as the shop has them.'),
    problems: Type.Array(problem, { description: 'What is wrong, row by row; empty for a valid file.' }),
    preview: Type.Optional(preview),
  },
  { $id: 'ImportReport', description: 'What a file of products would do to the shop, or has done.' },
)
