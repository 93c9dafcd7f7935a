import { errors } from '../errors.js'
import type { JsonSchema } from './row.js'

/** What every refusal answers. */
export const errorSchema: JsonSchema = {
  type: 'object',
  description: 'Why the shop said no.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errors), description: 'Which rule said no; programs go by this.' },
        message: { type: 'string', description: 'For people, in English.' },
        details: { type: 'object', description: 'More about it; for BAD_USER_INPUT the broken rules by field.' },
      },
    },
  },
}
