import type { JsonSchema } from './row.js'

const acknowledged: JsonSchema = { type: 'boolean', enum: [true], description: 'Always true.' }
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, maximum: 1, description })

/** What a DELETE answers. */
export const deletedAnswer: JsonSchema = {
  type: 'object',
  required: ['acknowledged', 'deletedCount'],
  properties: {
    acknowledged,
    deletedCount: { type: 'integer', minimum: 0, description: 'How many were there and are gone; 0 when nothing was.' },
  },
}

/** What a PUT answers. */
export const changedAnswer: JsonSchema = {
  type: 'object',
  required: ['acknowledged', 'matchedCount', 'modifiedCount'],
  properties: {
    acknowledged,
    matchedCount: count('1 when it was there.'),
    modifiedCount: count('1 when it was changed.'),
  },
}

/** What a POST answers: the stored thing, and that it is stored. */
export const storedAnswer = (name: string): JsonSchema => ({
  allOf: [
    { $ref: `#/components/schemas/${name}` },
    {
      type: 'object',
      required: ['acknowledged', 'insertedId'],
      properties: { acknowledged, insertedId: { type: 'string', description: 'The `_id` of what is stored.' } },
    },
  ],
})

export const deleted = (deletedCount: number) => ({ acknowledged: true, deletedCount })
export const changed = (isModified = true) => ({
  acknowledged: true,
  matchedCount: 1,
  modifiedCount: isModified ? 1 : 0,
})
export const stored = <Thing extends { _id: string }>(thing: Thing) => ({
  ...thing,
  acknowledged: true,
  insertedId: thing._id,
})
