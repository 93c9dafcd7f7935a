import { GraphQLError, Kind, type ValidationRule, visit } from 'graphql'
import { DomainError } from '../errors.js'

// The longest document of the shop's own client has 107.
const MOST_FIELDS = 250

/**
 * Refuses documents with very many fields before the other rules look at them: one of these holds each field against all
 * others of the same name.
 */
export const limitFields: ValidationRule = (context) => ({
  Document(document) {
    let asked = 0
    visit(document, {
      Field() {
        asked++
      },
    })
    if (asked <= MOST_FIELDS) return undefined
    const refused = new DomainError('QUERY_TOO_COSTLY', { what: 'fields', asked, most: MOST_FIELDS })
    context.reportError(new GraphQLError(refused.message, { originalError: refused }))
    // What the other rules go on with.
    return { kind: Kind.DOCUMENT, definitions: [] }
  },
})
