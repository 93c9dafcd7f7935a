import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When a job that one of all servers does was last done. */
export class RunsOfJobs1795784000000 implements MigrationInterface {
  name = 'RunsOfJobs1795784000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE job_run (
      job character varying(40) NOT NULL,
      "ranAt" timestamptz NOT NULL,
      CONSTRAINT job_run_pkey PRIMARY KEY (job)
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE job_run')
  }
}
