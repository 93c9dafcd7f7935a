import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What people search for and do not find is counted by day, without the people. */
export class CountMissedSearches1795366800000 implements MigrationInterface {
  name = 'CountMissedSearches1795366800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE missed_search (
        day date NOT NULL,
        search text NOT NULL,
        count integer NOT NULL,
        CONSTRAINT missed_search_count CHECK (count > 0),
        CONSTRAINT "PK_missed_search" PRIMARY KEY (day, search)
      )`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE missed_search')
  }
}
