import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import fc from 'fast-check'
import { createOpenApi } from '../../rest/openapi.js'
import { type Attack, anyAsker } from './attack.js'
import { fromJsonSchema, type JsonSchema } from './from-json-schema.js'
import { hostileText } from './hostile.js'

interface Operation {
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, object>
}

const described: { paths: Record<string, Record<string, Operation>> } = JSON.parse(JSON.stringify(createOpenApi()))

/** Requests of every row of the API docs: mostly as they say, and in all ways broken. */
export const restAttacks = (): fc.Arbitrary<Attack>[] =>
  Object.entries(described.paths).flatMap(([path, row]) =>
    Object.entries(row).map(([method, operation]) => attacksOn(path, method, operation)),
  )

const attacksOn = (path: string, method: string, operation: Operation): fc.Arbitrary<Attack> => {
  const fits = checksOf(operation)
  const [type = '', media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const partsWith = (broken: number) =>
    fc.record({
      asker: anyAsker,
      path: partsIn(operation, 'path', broken),
      query: partsIn(operation, 'query', broken),
      header: partsIn(operation, 'header', 0),
      sent: media ? bodyOf(type, media.schema, broken) : fc.constant(null),
    })
  const parts = fc.oneof(partsWith(0), partsWith(0), partsWith(10), partsWith(40))
  return parts.map(({ asker, path: inPath, query, header, sent }) => ({
    target: `${method.toUpperCase()} ${path}`,
    asker,
    method: method.toUpperCase(),
    url: path.replace(/\{(\w+)\}/g, (_, name) => encoded(inPath[name])) + queryOf(query),
    headers: { ...headersOf(header), ...(sent && { 'content-type': sent.type }) },
    body: sent?.text ?? null,
    isBroken: !fits({ path: inPath, query, body: sent?.value }),
    statuses: Object.keys(operation.responses).map(Number),
  }))
}

type Parts = Record<string, unknown>

const partsIn = (operation: Operation, where: string, broken: number): fc.Arbitrary<Parts> => {
  const here = operation.parameters.filter((parameter) => parameter.in === where)
  const required = here.filter((parameter) => parameter.required || where === 'path').map(({ name }) => name)
  const values = here.map(({ name, schema }) => [name, fromJsonSchema(schema, broken, name)])
  return fc.record<Parts>(Object.fromEntries(values), { requiredKeys: required, noNullPrototype: true })
}

interface Sent {
  type: string
  text: string
  /** What of it the docs describe; nothing where only the call itself can tell. */
  value?: unknown
}

const bodyOf = (type: string, schema: JsonSchema, broken: number): fc.Arbitrary<Sent> => {
  if (type === 'text/csv') return csv.map((text) => ({ type, text }))
  if (type !== 'application/json') return form
  const asSaid = fromJsonSchema(schema, broken).map((value) => ({ type, text: JSON.stringify(value), value }))
  if (broken === 0) return asSaid
  const cut = fc
    .tuple(asSaid, fc.nat())
    .map(([{ text }, at]) => ({ type, text: text.slice(0, at % (text.length + 1)) }))
  const others = fc.constantFrom('text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'image/png', ';')
  const mistyped = fc.tuple(asSaid, others).map(([{ text }, other]) => ({ type: other, text }))
  return fc.oneof({ weight: 8, arbitrary: asSaid }, { weight: 1, arbitrary: cut }, { weight: 1, arbitrary: mistyped })
}

const cell = fc.oneof(hostileText, fc.constantFrom('Attar', '600', '77', '-5', '10', '"', '"a""b"'))
const csv = fc
  .tuple(
    fc.constantFrom('name,categoryCode,price,quantity', 'id;name;price', 'name\tname', '\ufeffid,quantity', ''),
    fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 4 }),
    fc.constantFrom(',', ';', '\t'),
  )
  .map(([head, rows, by]) => [head, ...rows.map((row) => row.join(by))].join('\r\n'))

const form = fc
  .tuple(fc.constantFrom('file', 'picture', ''), hostileText, fc.constantFrom('image/png', 'image/svg+xml', ';'), cell)
  .map(([name, filename, type, content]) => ({
    type: 'multipart/form-data; boundary=parts',
    text: `--parts\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--parts--\r\n`,
  }))

/** Percent-encoded, a letter that is no letter as the bytes that no letter has. */
const encoded = (value: unknown): string =>
  [...asText(value)]
    .map((letter) => (isWhole(letter) ? encodeURIComponent(letter) : '%ED%A0%80'))
    .join('')
    .replace(/%40/g, '@')
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const isWhole = (letter: string) => !/^[\ud800-\udfff]$/.test(letter)

const queryOf = (query: Parts): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encoded(one)}`))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

// HTTP itself carries nothing else in a header.
const headersOf = (header: Parts) =>
  Object.fromEntries(Object.entries(header).map(([name, value]) => [name, String(value).replace(/[^\x20-\x7e]/g, '')]))

const ajv = ajvFormats.default(new Ajv2020({ strict: false, coerceTypes: false }))
const ofAddresses = ajvFormats.default(new Ajv2020({ strict: false, coerceTypes: true }))

const checksOf = ({ parameters, requestBody }: Operation) => {
  const closed = (where: string) => {
    const here = parameters.filter((parameter) => parameter.in === where)
    return ofAddresses.compile({
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      required: here.filter(({ required }) => required).map(({ name }) => name),
    })
  }
  const [path, query] = [closed('path'), closed('query')]
  const bodySchema = requestBody?.content['application/json']?.schema
  const body: ValidateFunction | null = bodySchema ? ajv.compile(bodySchema) : null
  return (sent: { path: Parts; query: Parts; body?: unknown }) =>
    path(asSent(sent.path)) &&
    query(asSent(sent.query)) &&
    (!body || sent.body === undefined || body(trimmed(sent.body)))
}

const asSent = (parts: Parts) =>
  Object.fromEntries(
    Object.entries(parts)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([name, value]) => [
        name,
        Array.isArray(value) && value.length > 1 ? value.map(asText) : asText([value].flat()[0]),
      ]),
  )

/** The length of a text is that without the white space around it. */
const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, trimmed(one)]))
}
