// Queries of the client that everybody may ask, by the sha256 of their text: for the client from name to hash, for the
// server with their texts (`for: 'server'`), in the format of Apollo's manifests.
const { createHash } = require('node:crypto')
const { Kind, print, visit } = require('graphql')
const { isPublic } = require('./public-fields.cjs')

// What they are asked with must not stand in an address: those are kept by browsers and logs.
const secret = new Set(['trackOrder'])

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** A definition as Apollo Client sends it: every object but the root names its type, and what only the client reads is gone. */
const asSent = (definition) =>
  visit(definition, {
    SelectionSet: (node, _key, parent) =>
      parent.kind === Kind.OPERATION_DEFINITION ? undefined : { ...node, selections: [...node.selections, TYPENAME] },
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  })

const withFragments = (definition, fragments) => {
  const used = new Map()
  const collect = (node) =>
    visit(node, {
      FragmentSpread({ name }) {
        if (used.has(name.value)) return
        used.set(name.value, fragments.get(name.value))
        collect(fragments.get(name.value))
      },
    })
  collect(definition)
  return { kind: Kind.DOCUMENT, definitions: [definition, ...used.values()].map(asSent) }
}

exports.plugin = (schema, documents, config) => {
  const definitions = documents.flatMap(({ document }) => document.definitions)
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  )
  const roots = schema.getQueryType().getFields()
  const isForAll = ({ operation, selectionSet }) =>
    operation === 'query' &&
    selectionSet.selections.every(({ name }) => isPublic(roots[name?.value] ?? {}) && !secret.has(name?.value))
  const operations = definitions.filter(isForAll).map((definition) => {
    const body = print(withFragments(definition, fragments))
    return { id: createHash('sha256').update(body).digest('hex'), name: definition.name.value, type: 'query', body }
  })
  operations.sort((a, b) => (a.name < b.name ? -1 : 1))
  if (config.for === 'server')
    return `${JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }, null, 2)}\n`
  return `/** The sha256 of each query that everybody may ask; the server knows their texts. */
export const persistedQueries: Readonly<Record<string, string>> = {
${operations.map(({ name, id }) => `  ${name}: '${id}',`).join('\n')}
}
`
}
