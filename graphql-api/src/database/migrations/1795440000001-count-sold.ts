import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How many pieces were sold. That stands in the rows that a purchase changes anyway: of the variant, and by it of the product. */
export class CountSold1795440000001 implements MigrationInterface {
  name = 'CountSold1795440000001'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement)
  }
}

/** As it was, and with what was sold as one more sum that the product follows. */
const follow = ({ sum, column, changed }: { sum: string; column: string; changed: string }) => [
  `CREATE OR REPLACE FUNCTION follow_variant() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE changed uuid = coalesce(NEW."productId", OLD."productId");
  BEGIN
    UPDATE product SET quantity = of_variants.pieces, "highestPrice" = greatest(price, of_variants.highest)${column && `, ${column} = of_variants.${column}`}
    FROM (
      SELECT coalesce(sum(quantity) FILTER (WHERE "isActive"), 0)::int AS pieces,
        max(variant.price) FILTER (WHERE "isActive") AS highest${sum}
      FROM product_variant AS variant WHERE "productId" = changed
    ) AS of_variants
    WHERE id = changed AND (quantity, "highestPrice"${column && `, product.${column}`})
      IS DISTINCT FROM (of_variants.pieces, greatest(price, of_variants.highest)${column && `, of_variants.${column}`});
    PERFORM pg_notify(TG_ARGV[0], changed::text);
    RETURN NULL;
  END $$`,
  'DROP TRIGGER variant_stock ON product_variant',
  `CREATE TRIGGER variant_stock AFTER UPDATE OF ${changed} ON product_variant FOR EACH ROW
    WHEN ((${rowOf('OLD', changed)}) IS DISTINCT FROM (${rowOf('NEW', changed)})) EXECUTE FUNCTION follow_variant('answers')`,
]

function rowOf(row: string, columns: string) {
  return columns
    .split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ')
}

const up = [
  'ALTER TABLE product_variant ADD sold integer NOT NULL DEFAULT 0',
  'ALTER TABLE product ADD sold integer NOT NULL DEFAULT 0',
  `UPDATE product_variant SET sold = line.pieces FROM (
     SELECT "variantId", sum(quantity) AS pieces FROM order_line JOIN "order" ON "order".id = "orderId"
     WHERE NOT "stockReturned" GROUP BY "variantId"
   ) AS line WHERE line."variantId" = product_variant.id`,
  `UPDATE product SET sold = variant.sold FROM (
     SELECT "productId", sum(sold) AS sold FROM product_variant GROUP BY "productId"
   ) AS variant WHERE variant."productId" = product.id AND variant.sold > 0`,
  'ALTER TABLE product_variant ADD CONSTRAINT product_variant_sold CHECK (sold >= 0)',
  ...follow({ sum: ', coalesce(sum(variant.sold), 0)::int AS sold', column: 'sold', changed: 'quantity, sold' }),
  'CREATE INDEX product_sold_order ON product (sold, id) WHERE "deletedAt" IS NULL',
  // The newest orders of a product say what is bought with it.
  'CREATE INDEX order_line_product_sold ON order_line ("productId", "soldAt")',
]

const down = [
  'DROP INDEX order_line_product_sold',
  ...follow({ sum: '', column: '', changed: 'quantity' }),
  'ALTER TABLE product DROP sold',
  'ALTER TABLE product_variant DROP sold',
]
