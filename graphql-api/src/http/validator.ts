import { Ajv, type AnySchema, type ValidateFunction } from 'ajv'
import ajvFormats from 'ajv-formats'

const strict = { allErrors: true, coerceTypes: false, removeAdditional: false } as const
// URL parameters are always strings, so they are coerced; values in bodies are not.
const ofAddresses = ajvFormats.default(new Ajv({ ...strict, coerceTypes: true }))
const ofBodies = ajvFormats.default(new Ajv(strict))
const ofOperations = ajvFormats.default(new Ajv(strict))
ofOperations.removeKeyword('maxLength').addKeyword('maxLength')

const compilerWith =
  (bodies: Ajv) =>
  ({ schema, httpPart }: { schema: AnySchema; httpPart?: string }) => {
    let validate: ValidateFunction | undefined
    return (part: unknown) => {
      validate ??= (httpPart === 'body' ? bodies : ofAddresses).compile(schema)
      return validate(part) || { error: validate.errors ?? [] }
    }
  }

/** The validator of one part of a request, compiled when the first one comes: the start waits for none. Unknown keys are refused, never dropped. */
export const compileValidator = compilerWith(ofBodies)

/** The same for bodies that become the input of an operation: lengths are checked there, after trimming. */
export const compileOperationValidator = compilerWith(ofOperations)
