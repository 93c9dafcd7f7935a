import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who wants to be told when something is back in stock. */
export class RestockRequests1795470000001 implements MigrationInterface {
  name = 'RestockRequests1795470000001'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE restock_request')
  }
}

const up = [
  `CREATE TABLE restock_request (
    "userId" uuid NOT NULL,
    "variantId" uuid NOT NULL,
    "askedAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT restock_request_pkey PRIMARY KEY ("userId", "variantId"),
    CONSTRAINT restock_request_user FOREIGN KEY ("userId") REFERENCES "user" (id) ON DELETE CASCADE,
    CONSTRAINT restock_request_variant FOREIGN KEY ("variantId") REFERENCES product_variant (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX restock_request_of_variant ON restock_request ("variantId")',
]
