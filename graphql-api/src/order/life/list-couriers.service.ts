import type { EntityManager } from 'typeorm'
import { queryRows } from '../../database/query-rows.js'

const MOST = 50

/** The names that orders were sent by, each once: from name to name along the index, however many orders there are. */
export const listCouriers = async (db: EntityManager): Promise<string[]> => {
  const rows = await queryRows<{ courier: string }>(
    db,
    `
    WITH RECURSIVE used AS (
      (SELECT courier FROM shipment ORDER BY lower(courier) LIMIT 1)
      UNION ALL
      SELECT (SELECT courier FROM shipment WHERE lower(courier) > lower(used.courier) ORDER BY lower(courier) LIMIT 1)
      FROM used WHERE used.courier IS NOT NULL
    )
    SELECT courier FROM used WHERE courier IS NOT NULL LIMIT ${MOST}`,
  )
  return rows.map(({ courier }) => courier)
}
