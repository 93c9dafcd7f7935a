// Which message goes when, and the tests that must fall without it.
import { guard } from './guard.mjs'

export const messages = [
  guard(
    'an address that is refused holds up no mail',
    'outbox/outbox.service.ts',
    'if (!(error instanceof RefusedMessage)) return',
    'return',
    'outbox/outbox.service.test',
  ),
  guard(
    'what was never sent goes before what was refused',
    'outbox/outbox.service.ts',
    'attempts > 0, ',
    '',
    'outbox/outbox.service.test',
  ),
  guard(
    'the earlier messages of an order go first',
    'outbox/outbox.service.ts',
    'earlier."createdAt" < next."createdAt"',
    'false',
    'outbox/outbox.service.test',
  ),
]
