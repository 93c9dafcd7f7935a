// The root fields that are @public: operations with only these need no token and can be shared by a cache.
const isPublic = ({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'public')

exports.isPublic = isPublic

exports.plugin = (schema) => {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(Boolean)
  const fields = roots.flatMap((root) => Object.values(root.getFields()).filter(isPublic))
  const names = fields.map(({ name }) => `'${name}'`).sort()
  return `/** The root fields that the server answers to everybody. */
export const publicFields: ReadonlySet<string> = new Set([${names.join(', ')}])
`
}
