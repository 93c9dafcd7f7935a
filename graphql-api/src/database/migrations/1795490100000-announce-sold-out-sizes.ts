import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A size that sells out, or comes back, is announced on `catalogue`: lists are filtered by it in memory. */
export class AnnounceSoldOutSizes1795490100000 implements MigrationInterface {
  name = 'AnnounceSoldOutSizes1795490100000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE FUNCTION announce_product_of_variant() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('catalogue', NEW."productId"::text);
      RETURN NULL;
    END $$`)
    await runner.query(`CREATE TRIGGER variant_sold_out AFTER UPDATE OF quantity ON product_variant FOR EACH ROW
      WHEN (NEW.size IS NOT NULL AND (OLD.quantity > 0) <> (NEW.quantity > 0))
      EXECUTE FUNCTION announce_product_of_variant()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER variant_sold_out ON product_variant')
    await runner.query('DROP FUNCTION announce_product_of_variant')
  }
}
