import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { CourierSilent } from '../courier.js'
import type { SteadfastConfig } from './steadfast-config.js'

/** In milliseconds. */
const PATIENCE = 15_000

const id = Type.Union([Type.Integer(), Type.String({ maxLength: 40 })])
const text = Type.Union([Type.String(), Type.Null()])

export const Created = Type.Object({
  consignment: Type.Object({ consignment_id: id, tracking_code: Type.Optional(text) }),
})
export const CreatedInBulk = Type.Array(
  Type.Object({
    invoice: Type.String(),
    status: Type.String(),
    consignment_id: Type.Optional(Type.Union([id, Type.Null()])),
    tracking_code: Type.Optional(text),
    error: Type.Optional(text),
  }),
)
export const Status = Type.Object({ delivery_status: Type.String({ maxLength: 60 }) })
export const Balance = Type.Object({ current_balance: Type.Number() })

/** The courier has understood, and says no. */
export class SteadfastRefusal extends Error {
  constructor(
    readonly status: number,
    readonly words: string,
  ) {
    super(`Steadfast answers ${status}: ${words}`)
  }
}

type Call = { path: string; body?: object }

/** One call of Steadfast. @throws SteadfastRefusal; CourierSilent when nobody knows what it has done */
export type CallSteadfast = <Answer extends TSchema>(schema: Answer, call: Call) => Promise<Static<Answer>>

export const steadfastCalls =
  ({ url, apiKey, secretKey }: SteadfastConfig, patience = PATIENCE): CallSteadfast =>
  async (schema, { path, body }) => {
    const headers = { 'Api-Key': apiKey, 'Secret-Key': secretKey, 'Content-Type': 'application/json' }
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const signal = AbortSignal.timeout(patience)
    const [status, answer] = await fetch(`${url}${path}`, { headers, signal, redirect: 'error', ...sent })
      .then(async (response): Promise<[number, unknown]> => [response.status, await response.json().catch(() => null)])
      .catch((cause) => {
        throw new CourierSilent(`Steadfast has not answered ${path}`, { cause })
      })
    const said = statusIn(answer) ?? status
    if (said >= 400 && said < 500 && said !== 408 && said !== 429) throw new SteadfastRefusal(said, wordsIn(answer))
    if (said >= 400 || !Value.Check(schema, answer))
      throw new CourierSilent(`Steadfast answers ${path} with ${said}, and not as its documents say`)
    return answer
  }

const Refusal = Type.Partial(
  Type.Object({
    status: Type.Integer(),
    message: Type.String(),
    errors: Type.Record(Type.String(), Type.Array(Type.String())),
  }),
)

// A refusal may come under the HTTP status 200, with its own in the body.
const statusIn = (answer: unknown) => (Value.Check(Refusal, answer) ? answer.status : undefined)

const wordsIn = (answer: unknown) => {
  if (!Value.Check(Refusal, answer)) return 'no reason'
  const words = Object.values(answer.errors ?? {}).flat()
  return (words.length > 0 ? words.join(' ') : (answer.message ?? 'no reason')).slice(0, 300)
}
