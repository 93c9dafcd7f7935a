import { enFormat } from './format.ts'

const { number } = enFormat

/** What the shop knows of a customer. */
export const facts = {
  heading: 'What this shop knows',
  together: (counts: string) => `This phone and account: ${counts}`,
  orders: (count: number) => (count === 1 ? '1 order, this one' : `${number(count)} orders with this one`),
  delivered: (count: number) => `${number(count)} delivered`,
  returned: (count: number) => `${number(count)} returned`,
  cancelled: (count: number) => `${number(count)} cancelled`,
  toPhone: 'Another open order to this phone:',
  ofAccount: 'Another open order of this account:',
  first: (amount: string) => `First order, and above ${amount}`,
}
