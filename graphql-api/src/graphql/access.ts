import { forEachField, getDirectives } from '@graphql-tools/utils'
import {
  DirectiveLocation,
  defaultFieldResolver,
  GraphQLDirective,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'
import { type Audience, audienceNames, audiences, refuseOthers } from '../identity/audience.js'
import type { Context } from './context.js'

type Field = GraphQLField<unknown, Context>

export const accessDirectives = audienceNames.map((name) => {
  const { description } = audiences[name]
  return new GraphQLDirective({ name, description, locations: [DirectiveLocation.FIELD_DEFINITION] })
})

/**
 * Wraps each field with the check of its directive, so every request passes it, over GraphQL and REST alike.
 * @throws at start when a query, mutation or subscription has no such directive
 */
export const enforceAccess = (schema: GraphQLSchema): void => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].map(
    (type) => type?.name,
  )
  forEachField(schema, (field, typeName, name) => {
    const said = getDirectives(schema, field).map((directive) => directive.name)
    const audience = audienceNames.find((one) => said.includes(one))
    if (audience) guard(field, audience)
    else if (roots.includes(typeName)) throw new Error(`${name} does not say whom it is for`)
  })
}

const guard = (field: Field, audience: Audience) => {
  const { resolve = defaultFieldResolver, subscribe } = field
  field.resolve = (source, args, context, info) => {
    refuseOthers(audience, context.user)
    return resolve(source, args, context, info)
  }
  if (subscribe)
    field.subscribe = (source, args, context, info) => {
      refuseOthers(audience, context.user)
      return subscribe(source, args, context, info)
    }
}
