import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Reviews name the size and colour that their writer has received, where it was always the same. */
export class VariantThatWasBought1795490000000 implements MigrationInterface {
  name = 'VariantThatWasBought1795490000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review ADD COLUMN "boughtVariant" jsonb')
    await runner.query(receivedVariant)
    await noteReceived(runner, {
      ofNew: 'NEW."boughtVariant" := received_variant(NEW."reviewerId", NEW."productId");',
      ofAll: ', "boughtVariant" = received_variant("reviewerId", "productId")',
    })
    await runner.query(
      'UPDATE review SET "boughtVariant" = received_variant("reviewerId", "productId") WHERE "boughtHere"',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await noteReceived(runner, { ofNew: '', ofAll: '' })
    await runner.query('DROP FUNCTION received_variant')
    await runner.query('ALTER TABLE review DROP COLUMN "boughtVariant"')
  }
}

const receivedVariant = `CREATE FUNCTION received_variant(shopper uuid, product uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('size', min(size), 'sizeBn', min("sizeBn"), 'color', min(color), 'colorBn', min("colorBn"))
  FROM "order" JOIN order_line ON "orderId" = "order".id
  WHERE "userId" = shopper AND "productId" = product AND "deliveredAt" IS NOT NULL AND num_nonnulls(size, color) > 0
  HAVING count(DISTINCT (size, color)) = 1
$$`

// As in FullerReviews1795460100000, with the variant.
const noteReceived = async (runner: QueryRunner, { ofNew, ofAll }: { ofNew: string; ofAll: string }) => {
  await runner.query(`CREATE OR REPLACE FUNCTION note_bought_here() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM lock_received(NEW."reviewerId");
    NEW."boughtHere" := has_received(NEW."reviewerId", NEW."productId");
    ${ofNew}
    RETURN NEW;
  END $$`)
  await runner.query(`CREATE OR REPLACE FUNCTION note_received() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE bought uuid[];
  BEGIN
    PERFORM lock_received(NEW."userId");
    SELECT array_agg(review.id) INTO bought FROM order_line JOIN review ON review."productId" = order_line."productId"
      WHERE "orderId" = NEW.id AND "reviewerId" = NEW."userId";
    IF bought IS NOT NULL THEN
      UPDATE review SET "boughtHere" = has_received("reviewerId", "productId")${ofAll} WHERE id = ANY(bought);
    END IF;
    RETURN NULL;
  END $$`)
}
