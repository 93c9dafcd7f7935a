import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How often things with a limit were done; unlogged, for after a crash all may begin anew. */
export class RateLimitCounts1795510000000 implements MigrationInterface {
  name = 'RateLimitCounts1795510000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE UNLOGGED TABLE rate_limit_count (
      key text NOT NULL,
      points integer NOT NULL,
      "endsAt" timestamptz NOT NULL,
      CONSTRAINT rate_limit_count_pkey PRIMARY KEY (key)
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limit_count')
  }
}
