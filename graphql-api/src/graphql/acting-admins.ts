import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { actingAs } from '../audit/acting-manager.js'
import type { Context } from './context.js'

/** Whatever somebody who works in the shop changes, over GraphQL and REST alike, stands in the audit log by the name of the mutation. */
export const noteActsOfAdmins = (schema: GraphQLSchema): void => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { name, resolve = defaultFieldResolver } = field
    field.resolve = (source, args, context: Context, info) => {
      const { db, user } = context
      return resolve(source, args, user?.isStaff ? { ...context, db: actingAs(db, user, name) } : context, info)
    }
  }
}
