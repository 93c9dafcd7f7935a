import { Ajv, type AnySchema } from 'ajv'
import ajvFormats from 'ajv-formats'

const strict = { allErrors: true, coerceTypes: false, removeAdditional: false } as const
// Addresses hold texts only; in bodies a text that looks like a number is not one.
const ofAddresses = ajvFormats.default(new Ajv({ ...strict, coerceTypes: true }))
const ofBodies = ajvFormats.default(new Ajv(strict))
const ofOperations = ajvFormats.default(new Ajv(strict))
ofOperations.removeKeyword('maxLength').addKeyword('maxLength')

const compilerWith =
  (bodies: Ajv) =>
  ({ schema, httpPart }: { schema: AnySchema; httpPart?: string }) =>
    (httpPart === 'body' ? bodies : ofAddresses).compile(schema)

/** Compiles the check of one part of a request. Unknown keys are refused, never dropped in silence. */
export const compileValidator = compilerWith(ofBodies)

/** The same for bodies that become the input of an operation, which cuts the white space around a text before it counts its length. */
export const compileOperationValidator = compilerWith(ofOperations)
