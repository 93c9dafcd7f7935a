import type { DeliveryTerms } from '@sunnah-store/schema/delivery'
import { readWhole } from '@sunnah-store/schema/whole-number'
import type { DeliveryQuery } from '../../../lib/delivery/delivery.generated.ts'
import type { DeliveryPlanInput } from './set-delivery.generated.ts'

/** What stands in the form, by the names of its fields. */
export type DeliveryValues = Record<string, string>

type Plan = DeliveryQuery['delivery']

const termNames = ['fee', 'minDays', 'maxDays'] as const

/** What the field is called that says this of a district; without a district, of all. */
export const fieldName = (term: (typeof termNames)[number], district = '') =>
  // Names of fields must not hold a space or an apostrophe, as districts do.
  term + district.replace(/[^a-z]/gi, '')

/** Writes digits as the language of the page does. */
type Digits = (text: string) => string

/** The values of a rule: of one district, or of all. */
export const valuesOfTerms = (terms: DeliveryTerms, digits: Digits, district?: string): DeliveryValues =>
  Object.fromEntries(termNames.map((term) => [fieldName(term, district), digits(String(terms[term]))]))

export const valuesOf = ({ freeFrom, exceptions, ...terms }: Plan, digits: Digits): DeliveryValues => ({
  ...valuesOfTerms(terms, digits),
  freeFrom: freeFrom === null ? '' : digits(String(freeFrom)),
  ...Object.assign({}, ...exceptions.map((exception) => valuesOfTerms(exception, digits, exception.district))),
})

/** What the shop is asked to set; the values must keep the rules. */
export const inputOf = (
  values: DeliveryValues,
  excepted: readonly string[],
  expectedVersion: number,
): DeliveryPlanInput => ({
  ...termsOf(values),
  freeFrom: readWhole(values.freeFrom ?? ''),
  exceptions: excepted.map((district) => ({ district, ...termsOf(values, district) })),
  expectedVersion,
})

/** The same for forms that say the same, however it is typed and in whatever order. */
export const saidBy = (values: DeliveryValues, excepted: readonly string[]) =>
  JSON.stringify(inputOf(values, excepted.toSorted(), 0))

const termsOf = (values: DeliveryValues, district?: string): DeliveryTerms => {
  const read = (term: (typeof termNames)[number]) => readWhole(values[fieldName(term, district)] ?? '') ?? 0
  return { fee: read('fee'), minDays: read('minDays'), maxDays: read('maxDays') }
}
