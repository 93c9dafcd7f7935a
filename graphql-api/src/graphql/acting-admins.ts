import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { actingAs } from '../audit/acting-manager.js'
import type { Context } from './context.js'

/** Whatever somebody who works in the shop changes, over GraphQL and REST alike, stands in the audit log by the name of the mutation. */
export const noteActsOfAdmins = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.MUTATION_ROOT_FIELD]: (field, name) => {
      const { resolve = defaultFieldResolver } = field
      return {
        ...field,
        resolve: (source, args, context: Context, info) => {
          const { db, user } = context
          return resolve(source, args, user?.isStaff ? { ...context, db: actingAs(db, user, name) } : context, info)
        },
      }
    },
  })
