// What is looked for, and what counts as searched in vain, and the tests that must fall without it.
import { guard } from './guard.mjs'

export const searches = [
  guard(
    'the commonest spellings are looked for first',
    'database/name-words.ts',
    'ORDER BY bearers DESC, word',
    'ORDER BY word',
    'user/user.service.test',
  ),
  guard(
    'spellings that nobody has are not looked for',
    'database/name-words.ts',
    'WHERE bearers > 0',
    'WHERE true',
    'user/user.service.test',
  ),
  guard(
    'a caller counts only so often for a missed search, and for some',
    'product/search/fair-share.ts',
    'if (times >= each || (times === 0 && things.size >= anHour)) return false',
    '',
    'product/search/missed-search.api.test',
  ),
  guard(
    'a missed search that came once gives way',
    'product/search/missed-search.service.ts',
    'AND count = 1 AND',
    'AND count = 0 AND',
    'product/search/missed-search.api.test',
  ),
]
