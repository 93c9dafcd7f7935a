import { readWhole } from '@sunnah-store/schema/whole-number'
import type { PurchaseLimitsInput, PurchaseLimitsQuery } from './purchase-limits.generated.ts'

/** What stands in the form, by the names of its fields. */
export type LimitValues = Record<string, string>

export const customers = ['new', 'known'] as const
export const limitNames = ['pieces', 'held', 'orders', 'total'] as const
export type LimitName = (typeof limitNames)[number]

export const fieldName = (customer: (typeof customers)[number], name: LimitName) => `${customer}-${name}`

type Limits = PurchaseLimitsQuery['purchaseLimits']

export const valuesOf = ({ newCustomers, knownCustomers, unconfirmedTotal, firstOrderTotal }: Limits): LimitValues => ({
  ...Object.fromEntries(limitNames.map((name) => [fieldName('new', name), String(newCustomers[name])])),
  ...Object.fromEntries(limitNames.map((name) => [fieldName('known', name), String(knownCustomers[name])])),
  unconfirmedTotal: String(unconfirmedTotal),
  firstOrderTotal: String(firstOrderTotal),
})

/** What the shop is asked to set; the values must keep the rules. */
export const inputOf = (values: LimitValues, expectedVersion: number): PurchaseLimitsInput => {
  const of = (customer: (typeof customers)[number]) => {
    const read = (name: LimitName) => readWhole(values[fieldName(customer, name)] ?? '') ?? 0
    return { pieces: read('pieces'), held: read('held'), orders: read('orders'), total: read('total') }
  }
  return {
    newCustomers: of('new'),
    knownCustomers: of('known'),
    unconfirmedTotal: readWhole(values.unconfirmedTotal ?? '') ?? 0,
    firstOrderTotal: readWhole(values.firstOrderTotal ?? '') ?? 0,
    expectedVersion,
  }
}
