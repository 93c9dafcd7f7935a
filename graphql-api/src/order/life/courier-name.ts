import type { EntityManager } from 'typeorm'

/**
 * The name of a courier as the shop has written it before, however it is written now: gaps, small and capital letters make
 * no second courier, who would owe a second debt.
 */
export const courierName = async (tx: EntityManager, written: string): Promise<string> => {
  const name = written.trim().replace(/\s+/g, ' ')
  const [used]: { courier: string }[] = await tx.query(
    'SELECT courier FROM shipment WHERE lower(courier) = lower($1) LIMIT 1',
    [name],
  )
  return used?.courier ?? name
}
