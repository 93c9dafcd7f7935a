import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Mails that are to be sent, written together with what they tell. */
export class Outbox1795470000000 implements MigrationInterface {
  name = 'Outbox1795470000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox_message')
  }
}

const up = [
  `CREATE TABLE outbox_message (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    "userId" uuid,
    kind character varying(40) NOT NULL,
    address text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "dueAt" timestamptz NOT NULL DEFAULT now(),
    attempts smallint NOT NULL DEFAULT 0,
    "lastError" text,
    "gaveUpAt" timestamptz,
    CONSTRAINT outbox_message_pkey PRIMARY KEY (id),
    CONSTRAINT outbox_message_user FOREIGN KEY ("userId") REFERENCES "user" (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX outbox_message_due ON outbox_message ("dueAt") WHERE "gaveUpAt" IS NULL',
  'CREATE INDEX outbox_message_of_user ON outbox_message ("userId")',
]
