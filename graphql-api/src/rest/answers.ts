import { type Static, type TObject, Type } from '@sinclair/typebox'

const acknowledged = Type.Literal(true, { description: 'Always true.' })
const count = (description: string) => Type.Integer({ minimum: 0, maximum: 1, description })

/** What a DELETE answers. */
export const deletedAnswer = Type.Object(
  {
    acknowledged,
    deletedCount: Type.Integer({ minimum: 0, description: 'How many were there and are gone; 0 when nothing was.' }),
  },
  { $id: 'Deleted', description: 'How much is gone.' },
)

/** What a PUT answers. */
export const changedAnswer = Type.Object(
  {
    acknowledged,
    matchedCount: count('1 when it was there.'),
    modifiedCount: count('1 when it was changed.'),
  },
  { $id: 'Changed', description: 'Whether something was changed.' },
)

const storage = Type.Object({
  acknowledged,
  insertedId: Type.String({ description: 'The `_id` of what is stored.' }),
})

/** What a POST answers: the stored thing, and that it is stored. */
export const storedAnswer = <Thing extends TObject>(thing: Thing) => Type.Intersect([thing, storage])

export const deleted = (deletedCount: number): Static<typeof deletedAnswer> => ({ acknowledged: true, deletedCount })

export const changed = (isModified = true): Static<typeof changedAnswer> => ({
  acknowledged: true,
  matchedCount: 1,
  modifiedCount: isModified ? 1 : 0,
})

export const stored = <Thing extends { _id: string }>(thing: Thing): Thing & Static<typeof storage> => ({
  ...thing,
  acknowledged: true,
  insertedId: thing._id,
})

export const locationSchema = { Location: Type.String({ description: 'Where its caller can read what is stored.' }) }

/** The address of this one thing. @param path as schema/src/routes.ts writes it */
export const addressOf = (path: string, thing: string): string => path.replace(/:\w+$/, () => encodeURIComponent(thing))

/** Where people find what is theirs: by their email, or by its id for those who have none. */
export const addressOfOwn = (path: string, { user, _id }: { user?: string | null; _id: string }): string =>
  addressOf(path, user || _id)
