import type { EntityManager } from 'typeorm'
import { queryRows } from '../../database/query-rows.js'
import { wasLost } from '../life/lost.js'
import { type CustomerFacts, mostCounted, mostNamed } from './customer-facts.js'

/** What the shop knows of the customers of these orders, in one query. */
export const readCustomerFacts = async (
  db: EntityManager,
  orderIds: readonly string[],
): Promise<(CustomerFacts | null)[]> => {
  const rows = await queryRows<CustomerFacts & { id: string }>(db, text, [orderIds, mostCounted, mostNamed])
  return orderIds.map((id) => rows.find((row) => row.id === id) ?? null)
}

const columns = 'id, number, status, phone, "placedAt"'

// A union keeps an order once that is found by its phone and by its account.
const text = `
  SELECT asked.id, known.*,
    CASE WHEN orders = 1 AND asked.total > "firstOrderTotal" THEN "firstOrderTotal" END AS "firstOrderAbove"
  FROM "order" AS asked CROSS JOIN purchase_limits CROSS JOIN LATERAL (
    SELECT count(*)::int AS orders,
      (count(*) FILTER (WHERE status = 'DELIVERED'))::int AS delivered,
      (count(*) FILTER (WHERE status IN ('RETURNING', 'RETURNED') AND NOT ${wasLost('together')}))::int AS returned,
      (count(*) FILTER (WHERE status = 'CANCELLED'))::int AS cancelled,
      coalesce(to_json((
        array_agg(json_build_object('number', number, 'status', status, 'isToPhone', phone = asked.phone)
          ORDER BY "placedAt" DESC, id) FILTER (WHERE order_stage(status) < 3 AND id <> asked.id)
      )[1:$3::int]), '[]') AS open
    FROM (
      (SELECT ${columns} FROM "order" WHERE phone = asked.phone AND "deletedAt" IS NULL LIMIT $2)
      UNION
      (SELECT ${columns} FROM "order" WHERE "userId" = asked."userId" AND "deletedAt" IS NULL LIMIT $2)
    ) AS together
  ) AS known
  WHERE asked.id = ANY($1::uuid[])`
