// Checks of whose answer settles what of an order that is handed to a courier, and the tests that must fall without them.
import { guard } from './guard.mjs'

const sending = (name, text, by, test = 'courier/told-again.test') =>
  guard(`of a sending: ${name}`, 'courier/sending.ts', text, by, test)

export const sendings = [
  sending('told again, the courier has its time anew', 'SET since = now(), "leftAt" = NULL', 'SET since = since'),
  sending(
    'told again only by whoever has it',
    "if (!told) throw new DomainError('BEING_SENT')",
    'if (!told) return begun',
  ),
  sending(
    'a yes settles no other courier’s',
    'tx.delete(CourierSending, { orderId: id, courierCode: courier.code })',
    'tx.delete(CourierSending, { orderId: id })',
  ),
  sending('a refusal that comes late', 'AND since = $2::timestamptz', 'AND $2::timestamptz IS NOT NULL'),
  sending(
    'one that is left, not where another call has it',
    'coalesce("leftAt", now())\n     WHERE "orderId" = $1 AND "busyUntil" = $2::timestamptz',
    'coalesce("leftAt", now())\n     WHERE "orderId" = $1 AND $2::timestamptz IS NOT NULL',
  ),
  guard(
    'a number that was typed is the one that stands there',
    'courier/note-tracking.service.ts',
    ', note: sent.trackingCode',
    '',
    'courier/note-tracking.test',
  ),
]
