import type { Act } from './act.ts'

// What the sentence says already, or what nobody reads.
const unseen = new Set([
  ...['id', 'productId', 'position', 'kind', 'place', 'updatedAt', 'createdAt', 'version', 'attempts', 'closedAt'],
  ...[
    'deletedAt',
    'deliveredAt',
    'hiddenAt',
    'secondFactorSince',
    'gaveUpAt',
    'stockReturned',
    'undoneAt',
    'optionNames',
    'sizeChart',
    'categoryCode',
  ],
])
// Of something new or gone these say enough.
const ofNew = new Set(['price', 'quantity', 'role', 'words', 'fee', 'minDays', 'maxDays'])
// The sentence names what they are.
const plain = new Set(['reason', 'changed', 'cash', 'words', 'role', 'from', 'to'])

/** The changes of an entry that are told below its sentence. */
export const shownChanges = ({ noun, changes }: Act) => {
  const isStep = changes.some(({ field, after }) => field === 'kind' && after === 'STEP')
  const id = changes.find(({ field }) => field === 'id')
  const isPrice = changes.length === 1 && changes[0]?.field === 'price'
  const shown = changes.filter(
    ({ field, after }) =>
      !unseen.has(field) &&
      !(field === 'writtenOff' && after === '[]') &&
      !(field === 'reason' && after === 'LOST') &&
      !(isStep && (field === 'from' || field === 'to')) &&
      !(id && !ofNew.has(field)) &&
      !(noun === 'PAYOUT' && field === 'courier') &&
      // Those that are named need no count.
      !(field === 'orderCount' && changes.some((other) => other.field === 'orderNumbers')),
  )
  const [from, to] = ['from', 'to'].map((name) => shown.find(({ field }) => field === name))
  // A step that was taken back: from one status to another.
  const moved = from && to ? [{ field: 'from', before: from.after, after: to.after }] : []
  const others = shown.filter((change) => !(moved.length > 0 && (change === from || change === to)))
  return [...moved, ...others].map((change) => ({ ...change, isPlain: isPrice || plain.has(change.field) }))
}
