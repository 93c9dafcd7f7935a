import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Messages stand in the order in which they are taken, so that the next one is found without reading all that are due. */
export class NextMessage1795783000000 implements MigrationInterface {
  name = 'NextMessage1795783000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_message_due')
    await runner.query(
      'CREATE INDEX outbox_message_next ON outbox_message (channel, (attempts > 0), "dueAt") WHERE "gaveUpAt" IS NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_message_next')
    await runner.query('CREATE INDEX outbox_message_due ON outbox_message ("dueAt") WHERE "gaveUpAt" IS NULL')
  }
}
