import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Sizes and colours: each product gets its one variant, to which its stock, the lines of carts and orders, the holds and
 * the ledger move. From then on the stock of a product is the sum over its variants, and kept by the database.
 */
export class ProductVariants1795400000000 implements MigrationInterface {
  name = 'ProductVariants1795400000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  /** @throws when a product has several variants: their stocks, carts and orders cannot be told apart without them */
  async down(runner: QueryRunner): Promise<void> {
    const [several]: { name: string }[] = await runner.query(
      `SELECT name FROM product WHERE (SELECT count(*) FROM product_variant WHERE "productId" = product.id) > 1 LIMIT 1`,
    )
    if (several)
      throw new Error(`This cannot be taken back: products have several variants, such as “${several.name}”.`)
    for (const statement of down) await runner.query(statement)
  }
}

const ofVariant = 'FOREIGN KEY ("productId", "variantId") REFERENCES product_variant ("productId", id)'
const ofProduct = 'FOREIGN KEY ("productId") REFERENCES product (id)'

/** The tables that are about a variant: what they are found and held by, before and after. */
const tables = [
  {
    table: 'cart_item',
    keyed: { by: 'userId', before: 'PK_c605dd3a08f85dcb5a656b7299d', after: 'PK_130108518e75e42d29f197f9a39' },
    product: 'FK_75db0de134fe0f9fe9e4591b7bf',
    variant: 'FK_33ada939237c3f8a5b0887cb9c7',
    index: { name: 'cart_item_product', also: '' },
  },
  {
    table: 'stock_hold',
    keyed: { by: 'userId', before: 'PK_a05000c28678b7940cb3f00a8d3', after: 'PK_5f1ea37cee9d66949a66a434a2d' },
    product: 'FK_d4b5f7bad58c8a731cad4062ccb',
    variant: 'FK_874f0dd4b382ae2856fc2f0c767',
    index: { name: 'stock_hold_product', also: '' },
  },
  {
    table: 'order_line',
    keyed: { by: 'orderId', before: 'PK_63689c04aed04a4dbf08d3d375d', after: 'PK_e153ce2f7d4ac7ddf26cfbe5c31' },
    product: 'FK_8deef19c65f771528352b0f5a55',
    variant: 'FK_50e92be35a42f962452b0dda16e',
    index: { name: 'order_line_product', also: '' },
  },
  {
    table: 'stock_change',
    keyed: null,
    product: 'FK_4fff81674b876d73a07fb6f72bd',
    variant: 'FK_84f8bba36c0223badee7ae3bf53',
    index: { name: 'stock_change_product', also: ', "changedAt"' },
  },
]

const toVariants = tables.flatMap(({ table, keyed, product, variant, index }) => [
  `ALTER TABLE ${table} ADD "variantId" uuid`,
  `UPDATE ${table} SET "variantId" = product_variant.id FROM product_variant
    WHERE product_variant."productId" = ${table}."productId"`,
  `ALTER TABLE ${table} ALTER "variantId" SET NOT NULL, DROP CONSTRAINT "${product}",
    ADD CONSTRAINT "${variant}" ${ofVariant}`,
  ...(keyed ? [keyTo(table, keyed.before, keyed.after, `"${keyed.by}", "variantId"`)] : []),
  `DROP INDEX ${index.name}`,
  `CREATE INDEX ${index.name} ON ${table} ("productId", "variantId"${index.also})`,
])

const toProducts = tables.flatMap(({ table, keyed, product, index }) => [
  ...(keyed ? [keyTo(table, keyed.after, keyed.before, `"${keyed.by}", "productId"`)] : []),
  `ALTER TABLE ${table} DROP "variantId", ADD CONSTRAINT "${product}" ${ofProduct}`,
  `CREATE INDEX ${index.name} ON ${table} ("productId"${index.also})`,
])

function keyTo(table: string, from: string, to: string, columns: string) {
  return `ALTER TABLE ${table} DROP CONSTRAINT "${from}", ADD CONSTRAINT "${to}" PRIMARY KEY (${columns})`
}

const texts = ['sku', 'size', 'sizeBn', 'color', 'colorBn']
const columns = texts.map((name) => `"${name}" character varying(40)`).join(', ')

const named = (row: string) =>
  [...texts, 'price', 'imageUrl', 'position', 'isActive'].map((column) => `${row}."${column}"`).join(', ')

const up = [
  `CREATE TABLE product_variant (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    "productId" uuid NOT NULL,
    ${columns},
    quantity integer NOT NULL DEFAULT 0,
    price integer,
    "imageUrl" text,
    position smallint NOT NULL DEFAULT 0,
    "isActive" boolean NOT NULL DEFAULT true,
    CONSTRAINT "PK_1ab69c9935c61f7c70791ae0a9f" PRIMARY KEY (id),
    CONSTRAINT product_variant_sku UNIQUE (sku),
    CONSTRAINT product_variant_of_product UNIQUE ("productId", id),
    CONSTRAINT product_variant_quantity CHECK (quantity >= 0),
    CONSTRAINT product_variant_price CHECK (price BETWEEN 0 AND 10000000),
    CONSTRAINT "FK_6e420052844edf3a5506d863ce6" FOREIGN KEY ("productId") REFERENCES product (id)
  )`,
  'CREATE UNIQUE INDEX product_variant_once ON product_variant ("productId", lower(size), lower(color)) NULLS NOT DISTINCT',
  'INSERT INTO product_variant ("productId", quantity) SELECT id, quantity FROM product',
  'ALTER TABLE stock_change DISABLE TRIGGER stock_change_stays',
  ...toVariants,
  'ALTER TABLE stock_change ENABLE TRIGGER stock_change_stays',
  `ALTER TABLE order_line ${texts.map((name) => `ADD "${name}" character varying(40)`).join(', ')}`,
  'ALTER TABLE product ADD "highestPrice" integer, ADD "optionNames" jsonb, ADD "sizeChart" jsonb',
  'UPDATE product SET "highestPrice" = price',
  'ALTER TABLE product ALTER "highestPrice" SET NOT NULL',
  `CREATE FUNCTION add_first_variant() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO product_variant ("productId", quantity) VALUES (NEW.id, NEW.quantity);
    RETURN NULL;
  END $$`,
  'CREATE TRIGGER product_has_variant AFTER INSERT ON product FOR EACH ROW EXECUTE FUNCTION add_first_variant()',
  `CREATE FUNCTION note_highest_price() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."highestPrice" = greatest(NEW.price, (
      SELECT max(price) FROM product_variant WHERE "productId" = NEW.id AND "isActive"
    ));
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER product_highest_price BEFORE INSERT OR UPDATE OF price ON product FOR EACH ROW
    EXECUTE FUNCTION note_highest_price()`,
  // The product must be locked, so that nobody else changes what is added up.
  `CREATE FUNCTION follow_variant() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE changed uuid = coalesce(NEW."productId", OLD."productId");
  BEGIN
    UPDATE product SET quantity = sold.pieces, "highestPrice" = greatest(price, sold.highest)
    FROM (
      SELECT coalesce(sum(quantity), 0)::int AS pieces, max(variant.price) AS highest
      FROM product_variant AS variant WHERE "productId" = changed AND "isActive"
    ) AS sold
    WHERE id = changed AND (quantity, "highestPrice") IS DISTINCT FROM (sold.pieces, greatest(price, sold.highest));
    PERFORM pg_notify(TG_ARGV[0], changed::text);
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER variant_stock AFTER UPDATE OF quantity ON product_variant FOR EACH ROW
    WHEN (OLD.quantity <> NEW.quantity) EXECUTE FUNCTION follow_variant('answers')`,
  `CREATE TRIGGER variant_changed AFTER UPDATE ON product_variant FOR EACH ROW
    WHEN ((${named('OLD')}) IS DISTINCT FROM (${named('NEW')})) EXECUTE FUNCTION follow_variant('catalogue')`,
  `CREATE TRIGGER variant_came_or_went AFTER INSERT OR DELETE ON product_variant FOR EACH ROW
    EXECUTE FUNCTION follow_variant('catalogue')`,
]

const down = [
  'DROP TRIGGER product_highest_price ON product',
  'DROP FUNCTION note_highest_price',
  'DROP TRIGGER product_has_variant ON product',
  'DROP FUNCTION add_first_variant',
  'ALTER TABLE product DROP "sizeChart", DROP "optionNames", DROP "highestPrice"',
  `ALTER TABLE order_line ${texts.map((name) => `DROP "${name}"`).join(', ')}`,
  ...toProducts,
  'DROP TABLE product_variant',
  'DROP FUNCTION follow_variant',
]
