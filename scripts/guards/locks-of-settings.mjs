// Locks of what the owner sets, and of what servers share, and the tests that must fall without them.
import { guard } from './guard.mjs'

export const locksOfSettings = [
  guard(
    'settings',
    'database/lock-settings.ts',
    ", lock: { mode: 'pessimistic_write' }",
    '',
    'locks.test',
    'delivery/delivery.api.test',
  ),
  guard(
    'servers that migrate together',
    'database/migrate.ts',
    "await turn.query('SELECT pg_advisory_lock($1)', [migrating])",
    '',
    'database/migrate.test',
  ),
  guard(
    'names, while those that nobody has are forgotten',
    'database/name-words.ts',
    "await tx.query('LOCK TABLE name_word IN SHARE ROW EXCLUSIVE MODE')",
    '',
    'user/user.service.test',
  ),
  guard(
    'counts that have ended, but for those that are added to',
    'limits/share-counts.ts',
    ' FOR UPDATE SKIP LOCKED',
    '',
    'limits/share-counts.test',
  ),
  guard(
    'the sender of parcels',
    'sender/sender.service.ts',
    'await lockSettings(tx, Sender, expectedVersion)',
    'await tx.findOneOrFail(Sender, { where: {} })',
    'locks.test',
  ),
  guard(
    'the delivery rules',
    'delivery/delivery.service.ts',
    "await lockSettings(tx, DeliveryPlan, expectedVersion, 'DELIVERY_CHANGED')",
    'await tx.findOneOrFail(DeliveryPlan, { where: {} })',
    'locks.test',
    'delivery/delivery.api.test',
  ),
  guard(
    'the limits of purchases',
    'purchase-limits/purchase-limits.service.ts',
    "await lockSettings(tx, PurchaseLimits, expectedVersion, 'LIMITS_CHANGED')",
    'await tx.findOneOrFail(PurchaseLimits, { where: {} })',
    'locks.test',
    'purchase-limits/purchase-limits.api.test',
  ),
  guard(
    'which messages are sent',
    'order/message/message-settings.service.ts',
    'await lockSettings(tx, MessageSettings, expectedVersion)',
    'await tx.findOneOrFail(MessageSettings, { where: {} })',
    'order/message/order-messages.api.test',
  ),
]
