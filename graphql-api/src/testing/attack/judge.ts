import { type Answer, type Attack, isForged } from './attack.js'
import { brokenPromise } from './rest-answers.js'

/** What nobody may read in an answer: stacks, statements, paths of the machine. */
const inside = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|\/dist\/|graphql-api\/src/,
  /QueryFailedError|syntax error at or near|invalid input syntax|violates [\w-]+ constraint|relation "/,
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM) "?\w+"? (FROM|SET|WHERE|VALUES)/,
]
const token = /eyJ[\w-]{10,}\.[\w-]*/
const email = /[\w.+-]+@gmail\.com/g

/** Of the owner's order and address. */
export const ownersPhone = '+8801719999001'

const givesTokens = new Set(['PUT /user/{emailOrId}', 'mutation signIn'])

export interface Judged {
  /** Whether nothing was done of what was asked. */
  isRefused: boolean
  /** Null when the answer is as it must be. */
  fault: string | null
}

/** @param own the emails that the asker may see; null: all of them */
export const judge = (attack: Attack, answer: Answer, own: readonly string[] | null): Judged => {
  const errors = attack.url.startsWith('/graphql') ? errorsIn(answer.text) : []
  // A mutation whose answer lacks a part for this asker has been carried out.
  const isRefused = answer.status >= 400 || errors.some(({ path = [] }) => path.length < 2)
  return {
    isRefused,
    fault: faultOf(attack, answer, errors) ?? (isRefused ? null : wronglyDone(attack)) ?? leakIn(attack, answer, own),
  }
}

const faultOf = (attack: Attack, answer: Answer, errors: readonly GraphqlError[]) => {
  const { status } = answer
  const codes = errors.map(({ extensions }) => extensions?.code)
  if (status >= 500) return `status ${status}`
  const ours = codes.find((code) => code === undefined || code === 'INTERNAL' || code === 'UNAVAILABLE')
  if (ours !== undefined || codes.includes(undefined)) return `an error that is ${ours ?? 'without a code'}`
  if (answer.text !== '' && !/charset=utf-8|^image\//i.test(answer.type)) return `no charset: ${answer.type}`
  if (!attack.statuses) return null
  return attack.statuses.includes(status)
    ? brokenPromise(attack, answer)
    : `status ${status}, which the API docs do not name`
}

const wronglyDone = ({ isBroken, asker, target }: Attack) => {
  if (isBroken) return 'something invalid was accepted'
  return isForged(asker) && target !== 'GET /images/uploads/{name}' ? 'a token that is none was accepted' : null
}

const leakIn = ({ asker, target }: Attack, { text }: Answer, own: readonly string[] | null) => {
  const leak = inside.find((pattern) => pattern.test(text))
  if (leak) return `the inside of the server in the answer: ${leak}`
  if (token.test(text) && !givesTokens.has(target)) return 'a token in the answer'
  const foreign = own && text.match(email)?.find((one) => !own.includes(one))
  if (foreign) return `the email of somebody else in the answer: ${foreign}`
  const mayKnow = ['owner', 'staff', 'admin'].includes(asker)
  return !mayKnow && text.includes(ownersPhone) ? 'the phone of somebody else in the answer' : null
}

interface GraphqlError {
  path?: unknown[]
  extensions?: { code?: string }
}

const errorsIn = (text: string): GraphqlError[] => {
  const answer: { errors?: GraphqlError[] } = text.startsWith('{')
    ? JSON.parse(text)
    : { errors: [{ extensions: { code: 'none' } }] }
  return answer.errors ?? []
}
