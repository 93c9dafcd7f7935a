import fc from 'fast-check'

/** Who asks. The owner is the shopper whose cart, order and review the world has; the last ones have a token that is none. */
export const askers = [
  'visitor',
  'other',
  'owner',
  'staff',
  'admin',
  'expired',
  'foreign',
  'unsigned',
  'removed',
  'garbage',
] as const
export type Asker = (typeof askers)[number]

/** One request, as it can be written down and sent again. */
export interface Attack {
  /** What of the shop it is about: a row of the API docs, or a field of GraphQL. */
  target: string
  asker: Asker
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string | null
  /** Whether it breaks what the API docs or the schema say, so that it must be refused. */
  isBroken: boolean
  /** The statuses that it may have; null: any that is no fault of the server's. */
  statuses: readonly number[] | null
}

export interface Answer {
  status: number
  /** Its Content-Type. */
  type: string
  text: string
}

export const anyAsker: fc.Arbitrary<Asker> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<Asker>('visitor', 'other', 'owner', 'staff', 'admin') },
  { weight: 1, arbitrary: fc.constantFrom<Asker>('expired', 'foreign', 'unsigned', 'removed', 'garbage') },
)

export const isForged = (asker: Asker): boolean => askers.indexOf(asker) > askers.indexOf('admin')
