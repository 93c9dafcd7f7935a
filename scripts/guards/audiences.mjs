// Directives: each audience let in everybody, so every field that is for it must have a cell of the access table that falls.
import { readFileSync } from 'node:fs'
import { parse, visit } from 'graphql'

const allows = {
  signedIn: ['allows: (user) => user !== null,', 'allows: () => true,'],
  shopper: ['allows: (user) => user !== null && !user.isStaff,', 'allows: () => true,'],
  staff: ['allows: (user) => user?.isStaff ?? false,', 'allows: () => true,'],
  admin: ['allows: (user) => user?.isAdmin ?? false,', 'allows: () => true,'],
  owner: ['allows: (user) => user?.role === Role.OWNER,', 'allows: () => true,'],
}

const roots = ['Query', 'Mutation', 'Subscription']

/** The fields of the schema by their directive: those of the roots, and those of things by their path. */
const fieldsFor = (audience) => {
  const fields = []
  visit(parse(readFileSync('schema/schema.graphql', 'utf8')), {
    ObjectTypeDefinition: ({ name: type, fields: all }) => {
      for (const { name, directives } of all)
        if (directives.some((one) => one.name.value === audience))
          fields.push(roots.includes(type.value) ? name.value : `${type.value}.${name.value}`)
    },
  })
  return fields
}

export const audiences = Object.entries(allows).map(([audience, [text, by]]) => ({
  name: `what is @${audience}`,
  file: 'identity/audience.ts',
  text,
  by,
  tests: ['graphql/access.test'],
  mustFallFor: fieldsFor(audience).map((field) => `${field} by `),
}))
