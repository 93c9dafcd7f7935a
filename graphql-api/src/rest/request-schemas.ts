import type { JsonProperties, RestRow } from './row.js'

/** What Fastify checks of a request before its row runs. */
export const requestSchemas = ({ params, query, body }: RestRow) => ({
  ...(params && { params: objectOf(params, Object.keys(params)) }),
  querystring: objectOf(query ?? {}, []),
  ...(body && { body }),
})

const objectOf = (properties: JsonProperties, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
