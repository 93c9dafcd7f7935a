import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { type GraphQLSchema, lexicographicSortSchema } from 'graphql'

/** The schema as SDL with applied directives, which the printer of graphql-js leaves out. */
export const printSchema = (schema: GraphQLSchema): string =>
  `${printSchemaWithDirectives(lexicographicSortSchema(schema), { pathToDirectivesInExtensions: ['directives'] })}\n`
