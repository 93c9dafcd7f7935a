import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { type GraphQLSchema, lexicographicSortSchema } from 'graphql'

/** The schema as SDL, with its descriptions and with the uses of its directives, which GraphQL's own printer leaves out. */
export const printSchema = (schema: GraphQLSchema): string =>
  `${printSchemaWithDirectives(lexicographicSortSchema(schema), { pathToDirectivesInExtensions: ['directives'] })}\n`
