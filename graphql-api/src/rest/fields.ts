import { type SchemaOptions, type Static, type TSchema, Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'

const id = (description: string) => Type.String({ format: 'uuid', description })

/** What this schema describes, or null. */
export const orNull = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema> | null>({
    ...schema,
    type: [schema.type, 'null'],
    // JSON Schema allows only what is named among the values, whatever the type says.
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  })

export const productId = id('The `_id` of a product.')
export const variantId = Type.Optional(
  orNull(id('The `variantId` of one of its variants; needed where it has several, else VARIANT_REQUIRED.')),
)
export const orderId = id('The `_id` of an order.')
export const userId = id('The `_id` of a user.')
export const email = Type.String({ format: 'email', maxLength: 320, description: 'An email address, in any case.' })

/** An email that must be the caller's own. */
export const ownEmail = Type.Optional(
  Type.String({ description: 'The email of the caller; another one is FORBIDDEN.' }),
)

export const idempotencyKey = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Of the caller’s own making, 1 to 200 characters.',
})

/** Something that the documented payload has and that the server decides itself: taken, and not read. */
export const ignored = (what: string) =>
  Type.Optional(Type.Unknown({ description: `${what} Taken and not read: the server decides it.` }))

/** A text. */
export const text = (description: string, options: SchemaOptions = {}) =>
  orNull(Type.String({ ...options, description }))

/** A whole number, taken as text too. */
export const wholeNumber = (minimum: number, maximum: number, description: string) =>
  Type.Union([Type.Integer({ minimum, maximum }), Type.String({ pattern: '^(0|[1-9][0-9]{0,9})$' })], { description })

/** So many pieces of a product, for a cart or an order. */
export const pieces = (description: string) =>
  Type.Integer({ minimum: 1, maximum: limits.product.quantity, description })

/** One of these words. */
export const oneOf = <const Word extends string>(words: readonly Word[], description: string) =>
  Type.Unsafe<`${Word}`>({ type: 'string', enum: words, description })
