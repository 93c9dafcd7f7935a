import { isUUID, type ValidationError, validate } from 'class-validator'
import { getMetadataStorage } from 'type-graphql'
import { longestList } from './longest-list.js'
import { MOST_TOLD } from './most-told.js'
import { unstorable } from './storable.js'
import { asStored } from './stored-as.js'

/**
 * Cuts the white space around an input's texts, and lists that are too long, and writes texts and ids as they are kept, then holds it against the rules of its class.
 * @returns every broken rule by its field; empty for a valid input
 */
export const brokenRules = async (input: object): Promise<Record<string, string[]>> => {
  cutLists(input)
  const bad = unstorable(input)
  if (bad.length > 0) return Object.fromEntries(bad.slice(0, MOST_TOLD))
  tidy(input)
  const known = flawlessOf(input)
  const key = known && keyOf(input)
  if (key !== null && known?.has(key)) return {}
  const broken = await validate(input, { whitelist: true, forbidNonWhitelisted: true })
  const rules = broken.flatMap(rulesOf)
  if (key !== null && known && rules.length === 0) {
    if (known.size >= MOST_KEPT) known.clear()
    known.add(key)
  }
  return Object.fromEntries(rules.slice(0, MOST_TOLD))
}

// Rules look at nothing but the input, so what was valid once is always valid. Arguments are the same few most of the
// time; inputs are not kept: they hold what people write.
const flawless = new WeakMap<object, Set<string> | null>()
const MOST_KEPT = 500
const LONGEST_KEY = 200

/** Arguments of this class that broke no rule; null for an input. */
const flawlessOf = ({ constructor: inputClass }: object): Set<string> | null => {
  const known = flawless.get(inputClass)
  if (known !== undefined) return known
  const isArguments = getMetadataStorage().argumentTypes.some(({ target }) => target === inputClass)
  const created = isArguments ? new Set<string>() : null
  flawless.set(inputClass, created)
  return created
}

/** Null for arguments that are long. */
const keyOf = (input: object): string | null => {
  const key = JSON.stringify(input)
  return key.length <= LONGEST_KEY ? key : null
}

/** Of a list that is too long, one more than may be is refused as all of them would be. */
const cutLists = (input: object): void => {
  for (const [key, value] of Object.entries(input)) {
    if (Array.isArray(value)) Object.assign(input, { [key]: value.slice(0, longestList(input, key) + 1) })
    const kept: unknown = Reflect.get(input, key)
    if (isObject(kept)) cutLists(kept)
  }
}

const tidy = (input: object): void => {
  for (const [key, value] of Object.entries(input)) {
    if (typeof value === 'string') Object.assign(input, { [key]: asStored(input, key, tidyText(value.trim())) })
    if (Array.isArray(value))
      Object.assign(input, { [key]: value.map((item) => (typeof item === 'string' ? item.trim() : item)) })
    for (const held of Array.isArray(value) ? value : [value]) if (isObject(held)) tidy(held)
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const tidyText = (text: string) => (isUUID(text) ? text.toLowerCase() : text)

/** The broken rules of a field and of what it holds, by path: lines.0.quantity. */
const rulesOf = ({ property, constraints, children = [] }: ValidationError): [string, string[]][] => [
  ...(constraints ? [[property, Object.values(constraints)] satisfies [string, string[]]] : []),
  ...children.flatMap(rulesOf).map(([path, rules]): [string, string[]] => [`${property}.${path}`, rules]),
]
