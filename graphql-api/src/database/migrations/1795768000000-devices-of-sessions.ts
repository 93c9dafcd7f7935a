import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whoever looks at their log-ins sees what each was made with. */
export class DevicesOfSessions1795768000000 implements MigrationInterface {
  name = 'DevicesOfSessions1795768000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_session ADD browser text, ADD system text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_session DROP browser, DROP system')
  }
}
