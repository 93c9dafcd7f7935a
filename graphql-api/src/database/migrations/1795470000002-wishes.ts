import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What shoppers wish. */
export class Wishes1795470000002 implements MigrationInterface {
  name = 'Wishes1795470000002'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE wish')
  }
}

const up = [
  `CREATE TABLE wish (
    "userId" uuid NOT NULL,
    "productId" uuid NOT NULL,
    "addedAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT wish_pkey PRIMARY KEY ("userId", "productId"),
    CONSTRAINT wish_user FOREIGN KEY ("userId") REFERENCES "user" (id) ON DELETE CASCADE,
    CONSTRAINT wish_product FOREIGN KEY ("productId") REFERENCES product (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX wish_newest ON wish ("userId", "addedAt", "productId")',
  'CREATE INDEX wish_of_product ON wish ("productId")',
]
