import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { FieldProblem } from './error-summary.tsx'

/** What is wrong with a form, in the order of its fields; a field's name is its id. */
export const fieldProblems = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  names: readonly (keyof Values & string)[],
): FieldProblem[] =>
  names.flatMap((fieldId) => {
    const text = errors[fieldId]?.message
    return typeof text === 'string' && text ? [{ fieldId, text }] : []
  })
