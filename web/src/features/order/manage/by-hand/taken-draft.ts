import { isRecord } from '../../../../lib/is-record.ts'
import { dropDraft, readDraft, storeDraft } from '../../../../lib/storage/draft.ts'
import type { HandLine } from './hand-line.ts'
import { isLanguage, readMessagesIn } from './messages-in.ts'
import { nothingTyped, type TakenValues } from './taken.ts'

/** An order that is being written, with the key that it is written once by. */
interface TakenDraft {
  values: TakenValues
  lines: HandLine[]
  idempotencyKey: string
}

const name = 'takeOrder'

/** What was typed before a reload; null: nothing was. */
export const readTaken = (): TakenDraft | null => readDraft(name, asDraft)

/** Keeps an order for a reload, once there is something of it. */
export const keepTaken = (draft: TakenDraft): void => {
  if (isBegun(draft)) storeDraft(name, draft)
  else dropDraft(name)
}

export const dropTaken = (): void => dropDraft(name)

const typedNames = Object.keys(nothingTyped) as (keyof typeof nothingTyped)[]

/** Whether anything of it was typed or added. */
export const isBegun = ({ values, lines }: Pick<TakenDraft, 'values' | 'lines'>): boolean =>
  lines.length > 0 || typedNames.some((name) => values[name].trim() !== '')

const asDraft = (stored: unknown): TakenDraft | null => {
  if (!isRecord(stored) || !isRecord(stored.values) || !Array.isArray(stored.lines)) return null
  const { idempotencyKey } = stored
  // What an earlier version of the page kept lacks what it did not ask for.
  const values: Record<string, unknown> = { ...nothingTyped, messagesIn: readMessagesIn(), ...stored.values }
  const lines: unknown[] = stored.lines.map((line) => (isRecord(line) ? { had: [], ...line } : line))
  return areValues(values) && lines.every(isLine) && typeof idempotencyKey === 'string'
    ? { values, lines, idempotencyKey }
    : null
}

const areTexts = (record: Record<string, unknown>, names: readonly string[]) =>
  names.every((one) => typeof record[one] === 'string')

const areValues = (values: Record<string, unknown>): values is TakenValues =>
  areTexts(values, typedNames) && isLanguage(values.messagesIn)

const isLine = (line: unknown): line is HandLine =>
  isRecord(line) &&
  areTexts(line, ['key', 'productId', 'variantId', 'name', 'quantity']) &&
  Array.isArray(line.variants) &&
  Array.isArray(line.had)
