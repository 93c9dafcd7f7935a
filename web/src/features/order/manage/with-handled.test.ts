import type { OrderStatus } from '../../../generated/types.ts'
import { withHandled } from './with-handled.ts'

/** Orders to be called about; those with a star are done. */
const orders = (names: string) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name): { id: string; status: OrderStatus } => ({
      id: name.charAt(0),
      status: name.endsWith('*') ? 'CONFIRMED' : 'PLACED',
    }))

test.each([
  ['OLDEST', 'a b* c', 'a c n', 'abcn'],
  ['OLDEST', 'a* b* c*', 'm n', 'abcmn'],
  ['OLDEST', 'a b*', 'a m n', 'abmn'],
  [undefined, 'a* b c', 'n b c', 'nabc'],
  [undefined, 'a* b* c*', 'n', 'nabc'],
  [undefined, 'a b c*', 'n a', 'nac'],
])('in a list that begins with the %s: %s, read anew as %s, shows %s', (sort, before, now, shown) => {
  const asked = { state: 'TO_CONFIRM', ...(sort && { sort }) } as const
  const joined = withHandled(orders(now), orders(before), asked)
  expect(joined.map(({ id }) => id).join('')).toBe(shown)
})

test('what others have taken out of all orders, and what is back among those to be called about, is not kept twice', () => {
  expect(withHandled(orders('a'), orders('a b*'), { state: 'ALL' })).toEqual(orders('a'))
  expect(withHandled(orders('a b'), orders('a b*'), { state: 'TO_CONFIRM' })).toEqual(orders('a b'))
})
