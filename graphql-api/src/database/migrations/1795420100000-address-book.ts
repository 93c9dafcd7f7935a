import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The addresses that a shopper has saved; one of them is the default. */
export class AddressBook1795420100000 implements MigrationInterface {
  name = 'AddressBook1795420100000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE address')
  }
}

const up = [
  `CREATE TABLE address (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    "userId" uuid NOT NULL,
    label character varying(40) NOT NULL,
    address character varying(500) NOT NULL,
    area character varying(80),
    district character varying(40) NOT NULL,
    "receiverName" character varying(80),
    phone character varying(20) NOT NULL,
    "isDefault" boolean NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT address_id PRIMARY KEY (id),
    CONSTRAINT "FK_d25f1ea79e282cc8a42bd616aa3" FOREIGN KEY ("userId") REFERENCES "user" (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX address_of_user ON address ("userId", "createdAt")',
  'CREATE UNIQUE INDEX address_default ON address ("userId") WHERE "isDefault"',
]
