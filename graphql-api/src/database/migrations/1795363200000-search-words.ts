import type { MigrationInterface, QueryRunner } from 'typeorm'
import { firstSynonyms } from '../../search/first-synonyms.js'

/**
 * The words that mean the same; and announcements of what a search must know, on the channel `catalogue`, once it is
 * committed: `synonyms`, or the id of a product whose words changed, whose last piece went or whose first one came.
 * Other changes of a stock are not announced: PostgreSQL commits transactions with a NOTIFY one after the other.
 */
export class SearchWords1795363200000 implements MigrationInterface {
  name = 'SearchWords1795363200000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
    const insert = `INSERT INTO synonym_group (words) SELECT string_to_array(line, ', ') FROM unnest($1::text[]) AS line`
    await runner.query(insert, [firstSynonyms])
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement)
  }
}

const searched = (row: string) =>
  ['name', 'nameBn', 'description', 'categoryCode', 'productType', 'placeOfOrigin', 'modelNumber']
    .concat(['material', 'color', 'size', 'brandName', 'deletedAt'])
    .map((column) => `${row}."${column}"`)
    .concat(`${row}.quantity > 0`)
    .join(', ')

const up = [
  `CREATE TABLE synonym_group (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    words text[] NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_synonym_group" PRIMARY KEY (id)
  )`,
  `CREATE FUNCTION announce_synonyms() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('catalogue', 'synonyms');
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER synonyms_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON synonym_group
    FOR EACH STATEMENT EXECUTE FUNCTION announce_synonyms()`,
  `CREATE FUNCTION announce_product() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('catalogue', coalesce(NEW.id, OLD.id)::text);
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER product_announced AFTER INSERT OR DELETE ON product FOR EACH ROW EXECUTE FUNCTION announce_product()`,
  `CREATE TRIGGER changed_product_announced AFTER UPDATE ON product FOR EACH ROW
    WHEN ((${searched('OLD')}) IS DISTINCT FROM (${searched('NEW')})) EXECUTE FUNCTION announce_product()`,
  'DROP INDEX product_search',
]

const down = [
  `CREATE INDEX product_search ON product USING gin ((
    name || ' ' || coalesce("nameBn", '') || ' ' || coalesce("brandName", '') || ' ' || coalesce("productType", '')
    || ' ' || CASE "categoryCode" WHEN 11 THEN 'Quran and Hadith' WHEN 22 THEN 'Panjabi' WHEN 33 THEN 'Borka'
      WHEN 44 THEN 'Tupi' WHEN 55 THEN 'Jainamaj' WHEN 66 THEN 'Tasbih' WHEN 77 THEN 'Attar' ELSE '' END
  ) gin_trgm_ops) WHERE "deletedAt" IS NULL`,
  'DROP TRIGGER changed_product_announced ON product',
  'DROP TRIGGER product_announced ON product',
  'DROP FUNCTION announce_product',
  'DROP TABLE synonym_group',
  'DROP FUNCTION announce_synonyms',
]
