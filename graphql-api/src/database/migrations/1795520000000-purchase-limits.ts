import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How much one customer may have open and set aside, as the owner sets it, and what it is counted by. */
export class PurchaseLimits1795520000000 implements MigrationInterface {
  name = 'PurchaseLimits1795520000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_phone_delivered, order_user_delivered')
    await runner.query('DROP TABLE purchase_limits')
  }
}

const columns = [
  'newPieces',
  'newHeld',
  'newOrders',
  'newTotal',
  'knownPieces',
  'knownHeld',
  'knownOrders',
  'knownTotal',
  'unconfirmedTotal',
].map((name) => `"${name}"`)

const up = [
  `CREATE TABLE purchase_limits (
    id smallint NOT NULL DEFAULT 1,
    ${columns.map((column) => `${column} integer NOT NULL,`).join('\n    ')}
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT purchase_limits_id PRIMARY KEY (id),
    CONSTRAINT purchase_limits_one CHECK (id = 1),
    CONSTRAINT purchase_limits_possible CHECK (least(${columns.join(', ')}) >= 1)
  )`,
  `INSERT INTO purchase_limits (${columns.join(', ')})
    VALUES (100, 100, 10, 100000, 1000, 1000, 50, 1000000, 20000)`,
  // Both sorts of orders of one customer: what is open, and whether anything was ever delivered.
  'CREATE INDEX order_user_delivered ON "order" ("userId", "deliveredAt")',
  'CREATE INDEX order_phone_delivered ON "order" (phone, "deliveredAt")',
]
