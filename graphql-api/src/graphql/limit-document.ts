import { type DocumentNode, GraphQLError, Kind, type ValidationRule, visit } from 'graphql'
import { DomainError } from '../errors.js'

// The longest document of the shop's own client has 107 fields, and its longest name 26 characters. An answer has an alias as
// often as there are objects, and compiled code has each name as often as its fragment is spread.
const most = { fields: 250, name: 100 }

/**
 * Refuses documents with very many fields or a very long name before the other rules look at them: one of these holds each
 * field against all others of the same name.
 */
export const limitDocument: ValidationRule = (context) => ({
  Document(document) {
    const refused = refusalOf(document)
    if (!refused) return undefined
    context.reportError(new GraphQLError(refused.message, { originalError: refused }))
    // What the other rules go on with.
    return { kind: Kind.DOCUMENT, definitions: [] }
  },
})

const refusalOf = (document: DocumentNode) => {
  let [fields, name] = [0, 0]
  visit(document, {
    Field() {
      fields++
    },
    Name({ value }) {
      name = Math.max(name, value.length)
    },
  })
  if (fields > most.fields) return tooMuch({ what: 'fields', asked: fields, most: most.fields })
  return name > most.name ? tooMuch({ what: 'name', asked: name, most: most.name }) : null
}

const tooMuch = (details: { what: string; asked: number; most: number }) => new DomainError('QUERY_TOO_COSTLY', details)
