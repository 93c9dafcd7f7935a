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
  return promised(JSON.parse(text)) ? null : `the answer is not as promised: ${ajv.errorsText(promised.errors)}`
}

const asToken = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
