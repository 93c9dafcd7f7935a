import { Type } from '@sinclair/typebox'

/** Something that the documented payload has and that the server decides itself: taken, and not read. */
export const ignored = (what: string) =>
  Type.Optional(Type.Unknown({ description: `${what} Taken and not read: the server decides it.` }))

/** An email that must be the caller's own. */
export const ownEmail = Type.Optional(
  Type.String({ description: 'The email of the caller; another one is FORBIDDEN.' }),
)

/** Text that may be emptied by null. */
export const text = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** A whole number, taken as text too. */
export const wholeNumber = (minimum: number, maximum: number, description: string) =>
  Type.Union([Type.Integer({ minimum, maximum }), Type.String({ pattern: '^(0|[1-9][0-9]{0,9})$' })], { description })
