import type { OpenAPIV3_1 } from 'openapi-types'

/** The document with every schema that has a name (`$id`) once among its components, and a reference wherever it stood. */
export const withNamedSchemas = (document: object): OpenAPIV3_1.Document => {
  const schemas: Record<string, object> = {}
  const refer = (_key: string, value: unknown): unknown => {
    if (!isNamed(value)) return value
    const { $id, ...schema } = value
    schemas[$id] = JSON.parse(JSON.stringify(schema, refer))
    return { $ref: `#/components/schemas/${$id}` }
  }
  const referring = JSON.parse(JSON.stringify(document, refer))
  return { ...referring, components: { ...referring.components, schemas } }
}

const isNamed = (value: unknown): value is { $id: string } =>
  typeof value === 'object' && value !== null && '$id' in value && typeof value.$id === 'string'
