// Checks of how large one request, document, file or connection may be, and the tests that must fall without them.
import { guard } from './guard.mjs'

export const requests = [
  guard(
    'how many faults of variables are looked for',
    'graphql/coerced-variables.ts',
    'if (fields.size >= MOST_TOLD) throw enough',
    '',
    'graphql/coerced-variables.test',
  ),
  guard(
    'how many faults of a document are looked for',
    'graphql/apollo.ts',
    '    validationRules: [limitFields],\n    validationOptions,\n',
    '    validationRules: [limitFields],\n',
    'http/answers.api.test',
  ),
  guard(
    'how much of a list that is too long is looked at',
    'validation/broken-rules.ts',
    'value.slice(0, longestList(input, key) + 1)',
    'value.slice(0, longestList(input, key) + 1e9)',
    'validation/longest-list.test',
  ),
  guard(
    'how many WebSockets say nothing',
    'http/silent-sockets.ts',
    'if (this.networks.size > this.most) this.makeRoom()',
    '',
    'http/edge.api.test',
  ),
  guard(
    'whose WebSocket makes room',
    'http/silent-sockets.ts',
    'if (network !== crowd) continue',
    '',
    'http/edge.api.test',
  ),
  guard(
    'for how many hosts a request is',
    'http/one-host.ts',
    'if (hosts === 1 ||',
    'if (hosts > 0 ||',
    'http/edge.api.test',
  ),
  guard(
    'for how many hosts a kept answer is asked',
    'http/first-hand.ts',
    '!hasOneHost(request) ||',
    '',
    'http/edge.api.test',
  ),
  guard(
    'what a query costs',
    'graphql/limits.ts',
    'if (amount > most) throw refuse(tooMuch({ what, asked: amount, most }))',
    '',
    'graphql/limits.test',
  ),
  guard(
    'how many fields a document has',
    'graphql/limit-fields.ts',
    'if (asked <= MOST_FIELDS) return undefined',
    'return undefined',
    'graphql/limits.test',
    'attack.test',
  ),
  guard(
    'how many messages a connection sends',
    'http/socket-gate.ts',
    'if (++count <= messages) return',
    'return',
    'http/edge.api.test',
  ),
  guard(
    'how many cells a file has',
    'csv/read-csv.ts',
    "if (wide !== null) return unread(wide, 'FILE_TOO_WIDE')",
    '',
    'product/manage/import/import-refused.api.test',
  ),
]
