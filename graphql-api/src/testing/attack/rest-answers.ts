import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { createOpenApi } from '../../rest/openapi.js'
import type { Answer, Attack } from './attack.js'

const ajv = ajvFormats.default(new Ajv2020({ strict: false }))
ajv.addSchema(JSON.parse(JSON.stringify(createOpenApi())), 'api')

/** What of a JSON answer is not as the API docs promise it; null when all is. */
export const brokenPromise = ({ target }: Pick<Attack, 'target'>, { status, type, text }: Answer): string | null => {
  if (!type.startsWith('application/json')) return null
  const [method = '', path = ''] = target.split(' ')
  const schema = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ]
  const promised = ajv.getSchema(`api#/${schema.map(asToken).join('/')}`)
  if (!promised) return `no JSON is promised with status ${status}`
  const answer = JSON.parse(text)
  if (!promised(answer)) return `the answer is not as promised: ${ajv.errorsText(promised.errors)}`
  if (status < 400) return null
  const words = graphqlWords.find((pattern) => pattern.test(text))
  if (words) return `the words of GraphQL: ${words}`
  const { code, details } = answer.error
  return code === 'BAD_USER_INPUT' && !tellsFields(details) ? 'a refusal that names no broken rule' : null
}

/** What a caller of REST has never sent, and so cannot mend; as it stands in JSON. */
const graphqlWords = [/Variable (\\")?\$/, /Cannot query field/, /Unknown (argument|type) \\"/, /of type \\"\w/]

const tellsFields = (details?: { fields?: Record<string, unknown> }) => Object.values(details?.fields ?? {}).length > 0

const asToken = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
