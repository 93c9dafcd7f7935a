import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import type { Context } from './context.js'
import { Loaders } from './loaders.js'

/** Each mutation of a document answers what is true after it, whatever the one before it has read. */
export const loadAnewAfterChanges = (schema: GraphQLSchema): void => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field
    field.resolve = (source, args, context: Context, info) => {
      context.loaders = new Loaders(context)
      return resolve(source, args, context, info)
    }
  }
}
