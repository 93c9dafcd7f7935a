import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  DirectiveLocation,
  defaultFieldResolver,
  GraphQLDirective,
  type GraphQLFieldConfig,
  type GraphQLSchema,
} from 'graphql'
import { DomainError } from '../errors.js'
import type { User } from '../user/user.entity.js'
import type { Context } from './context.js'

type Audience = (user: User | null) => boolean
type Field = GraphQLFieldConfig<unknown, Context>

/** Who may use a field that carries the directive of that name. */
const audiences: Record<string, { description: string; allows: Audience }> = {
  public: { description: 'For everybody.', allows: () => true },
  signedIn: {
    description: 'For everybody who is signed in; others get UNAUTHENTICATED.',
    allows: (user) => user !== null,
  },
  shopper: {
    description: 'For those who are signed in and do not manage the shop; admins get FORBIDDEN.',
    allows: (user) => user !== null && !user.isAdmin,
  },
  admin: {
    description: 'For admins of the shop; other people who are signed in get FORBIDDEN.',
    allows: (user) => user?.isAdmin ?? false,
  },
}

export const accessDirectives = Object.entries(audiences).map(
  ([name, { description }]) =>
    new GraphQLDirective({ name, description, locations: [DirectiveLocation.FIELD_DEFINITION] }),
)

/**
 * Puts the check of its directive in front of each field: the one place where authority is enforced.
 * @throws at start when a query or mutation does not say whom it is for
 */
export const enforceAccess = (schema: GraphQLSchema): GraphQLSchema => {
  const audienceOf = (field: Field) =>
    Object.entries(audiences).find(([name]) => getDirective(schema, field, name))?.[1].allows
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

const guard = (field: Field, allows: Audience): Field => {
  const { resolve = defaultFieldResolver } = field
  return {
    ...field,
    resolve: (source, args, context, info) => {
      if (!allows(context.user)) throw new DomainError(context.user ? 'FORBIDDEN' : 'UNAUTHENTICATED')
      return resolve(source, args, context, info)
    },
  }
}
