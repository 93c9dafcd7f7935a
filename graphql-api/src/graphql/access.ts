import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  DirectiveLocation,
  defaultFieldResolver,
  GraphQLDirective,
  type GraphQLFieldConfig,
  type GraphQLSchema,
} from 'graphql'
import { type Audience, audienceNames, audiences, refuseOthers } from '../identity/audience.js'
import type { Context } from './context.js'

type Field = GraphQLFieldConfig<unknown, Context>

export const accessDirectives = audienceNames.map((name) => {
  const { description } = audiences[name]
  return new GraphQLDirective({ name, description, locations: [DirectiveLocation.FIELD_DEFINITION] })
})

/**
 * Wraps each field with the check of its directive, so every request passes it, over GraphQL and REST alike.
 * @throws at start when a query, mutation or subscription has no such directive
 */
export const enforceAccess = (schema: GraphQLSchema): GraphQLSchema => {
  const audienceOf = (field: Field) => audienceNames.find((name) => getDirective(schema, field, name))
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name) => {
      const audience = audienceOf(field)
      if (!audience) throw new Error(`${name} does not say whom it is for`)
      return guard(field, audience)
    },
    [MapperKind.OBJECT_FIELD]: (field) => {
      const audience = audienceOf(field)
      return audience && guard(field, audience)
    },
  })
}

const guard = (field: Field, audience: Audience): Field => {
  const { resolve = defaultFieldResolver, subscribe } = field
  return {
    ...field,
    resolve: (source, args, context, info) => {
      refuseOthers(audience, context.user)
      return resolve(source, args, context, info)
    },
    ...(subscribe && {
      subscribe: (source, args, context, info) => {
        refuseOthers(audience, context.user)
        return subscribe(source, args, context, info)
      },
    }),
  }
}
