import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who sends the parcels, for their slips. */
export class Sender1795720000000 implements MigrationInterface {
  name = 'Sender1795720000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sender')
  }
}

const up = [
  `CREATE TABLE sender (
    id smallint NOT NULL DEFAULT 1,
    name character varying(80),
    address character varying(200),
    phone character varying(20),
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT sender_id PRIMARY KEY (id),
    CONSTRAINT sender_one CHECK (id = 1),
    CONSTRAINT sender_whole CHECK (num_nonnulls(name, address, phone) IN (0, 3))
  )`,
  'INSERT INTO sender DEFAULT VALUES',
  `CREATE TRIGGER sender_noted AFTER UPDATE ON sender FOR EACH ROW
    WHEN (coalesce(current_setting('shop.actor', true), '') <> '')
    EXECUTE FUNCTION note_act('SENDER', 'id', 'BUT', 'id,version')`,
]
