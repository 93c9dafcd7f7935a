import fc from 'fast-check'
import type { World } from '../access-world.js'

const standIn = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`

// A request is made before its world is, and must be the same in each run: so it names people and things by these.
const ids = { product: standIn(1), soldOut: standIn(2), order: standIn(3), review: standIn(4), address: standIn(5) }
const people = { owner: standIn(6), other: standIn(7), admin: standIn(8) }
const emails = { owner: 'owner@stands.example', other: 'other@stands.example', admin: 'admin@stands.example' }

/** The text with the ids and emails of this world in the place of those that stand for them. */
export const meantIn = (world: World, text: string): string => {
  let meant = text
  for (const name of ['product', 'soldOut', 'order', 'review', 'address'] as const)
    meant = meant.replaceAll(ids[name], world[name].id)
  for (const name of ['owner', 'other', 'admin'] as const)
    meant = meant.replaceAll(people[name], world[name].id).replaceAll(emails[name], String(world[name].email))
  return meant
}

export const knownId = fc.oneof(
  { weight: 3, arbitrary: fc.constant(ids.product) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.values(ids), ...Object.values(people)) },
  { weight: 1, arbitrary: fc.uuid() },
)

export const knownEmail = fc.constantFrom(...Object.values(emails), 'nobody@gmail.com')

/** What the shop takes under these names, where the schema says no more than that it is a text or a number. */
export const known: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...Object.fromEntries(['user', 'email'].map((name) => [name, knownEmail])),
  ...Object.fromEntries(['Address', 'address'].map((name) => [name, fc.constant('House 3, Road 11, Uttara')])),
  ...Object.fromEntries(
    ['number', 'phone'].map((name) => [name, fc.constantFrom('01812345678', '+880 1812-345678', '০১৮১২৩৪৫৬৭৮')]),
  ),
  ...Object.fromEntries(['Payable', 'expectedTotal'].map((name) => [name, fc.constantFrom(450, 0, 900)])),
  ...Object.fromEntries(['orderQuantity', 'quantity'].map((name) => [name, fc.constantFrom(1, 2, 10, 11, 1e6)])),
  country: fc.constant('Bangladesh'),
  district: fc.constantFrom('Dhaka', 'Comilla', 'Sylhet'),
  categoryCode: fc.constantFrom(11, 66, 77),
  price: fc.constantFrom(450, 1, 10_000_000),
  discount: fc.constantFrom(0, 10, 100),
  rating: fc.constantFrom(1, 5),
  size: fc.constantFrom<unknown>(1, 10, 100),
  page: fc.constantFrom(0, 1, 1e6),
  idempotencyKey: fc.constantFrom('first', 'second'),
}
