import { Ajv, type AnySchema } from 'ajv'
import ajvFormats from 'ajv-formats'

const strict = { allErrors: true, coerceTypes: false, removeAdditional: false } as const
// Addresses hold texts only; in bodies a text that looks like a number is not one.
const ofAddresses = ajvFormats.default(new Ajv({ ...strict, coerceTypes: true }))
const ofBodies = ajvFormats.default(new Ajv(strict))

/** Compiles the check of one part of a request. Unknown keys are refused, never dropped in silence. */
export const compileValidator = ({ schema, httpPart }: { schema: AnySchema; httpPart?: string }) =>
  (httpPart === 'body' ? ofBodies : ofAddresses).compile(schema)
