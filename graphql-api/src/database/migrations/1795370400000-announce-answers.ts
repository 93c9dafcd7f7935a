import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What changes an answer that everybody is given is announced on the channel `answers`, once it is committed: the id of
 * a product when only its stock changed, else nothing, for everything. The changes that a search must know are
 * announced on `catalogue` and change answers too.
 */
export class AnnounceAnswers1795370400000 implements MigrationInterface {
  name = 'AnnounceAnswers1795370400000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement)
  }
}

// A change of the stock alone changes fewer answers than any other.
const shown = (row: string) =>
  ['price', 'discount', 'imageUrl', 'rating', 'reviewCount', 'createdAt']
    .map((column) => `${row}."${column}"`)
    .join(', ')

const up = [
  `CREATE FUNCTION announce_answers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('answers', '');
    RETURN NULL;
  END $$`,
  `CREATE FUNCTION announce_stock() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('answers', NEW.id::text);
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER stock_announced AFTER UPDATE OF quantity ON product FOR EACH ROW
    WHEN (OLD.quantity IS DISTINCT FROM NEW.quantity) EXECUTE FUNCTION announce_stock()`,
  `CREATE TRIGGER shown_product_announced AFTER UPDATE ON product FOR EACH ROW
    WHEN ((OLD.quantity = NEW.quantity AND OLD.* IS DISTINCT FROM NEW.*) OR (${shown('OLD')}) IS DISTINCT FROM (${shown('NEW')}))
    EXECUTE FUNCTION announce_answers()`,
  `CREATE TRIGGER review_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON review
    FOR EACH STATEMENT EXECUTE FUNCTION announce_answers()`,
  `CREATE TRIGGER reviewer_announced AFTER UPDATE OF name, "photoUrl" ON "user" FOR EACH ROW
    WHEN ((OLD.name, OLD."photoUrl") IS DISTINCT FROM (NEW.name, NEW."photoUrl")) EXECUTE FUNCTION announce_answers()`,
]

const down = [
  'DROP TRIGGER reviewer_announced ON "user"',
  'DROP TRIGGER review_announced ON review',
  'DROP TRIGGER shown_product_announced ON product',
  'DROP TRIGGER stock_announced ON product',
  'DROP FUNCTION announce_stock',
  'DROP FUNCTION announce_answers',
]
