import type { EntityManager } from 'typeorm'

const MOST = 50

/** The names that orders were sent by, each once: from name to name along the index, however many orders there are. */
export const listCouriers = async (db: EntityManager): Promise<string[]> => {
  const rows: { courier: string }[] = await db.query(`
    WITH RECURSIVE used AS (
      (SELECT lower(courier) AS name FROM shipment ORDER BY 1 LIMIT 1)
      UNION ALL
      SELECT (SELECT lower(courier) FROM shipment WHERE lower(courier) > used.name ORDER BY 1 LIMIT 1)
      FROM used WHERE used.name IS NOT NULL
    )
    SELECT (SELECT courier FROM shipment WHERE lower(courier) = used.name ORDER BY lower(courier) LIMIT 1) AS courier
    FROM used WHERE used.name IS NOT NULL LIMIT ${MOST}`)
  return rows.map(({ courier }) => courier)
}
