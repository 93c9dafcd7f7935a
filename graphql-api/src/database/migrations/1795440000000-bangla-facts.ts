import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is said of a product in English can be said in Bangla too. */
export class BanglaFacts1795440000000 implements MigrationInterface {
  name = 'BanglaFacts1795440000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE product ${columns.map(([name, most]) => `ADD "${name}" character varying(${most})`)}`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product ${columns.map(([name]) => `DROP "${name}"`)}`)
  }
}

const columns = [
  ['descriptionBn', 2000],
  ['productTypeBn', 100],
  ['placeOfOriginBn', 100],
  ['materialBn', 100],
  ['colorBn', 100],
  ['sizeBn', 100],
] as const
