import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A product has up to eight pictures. Its "imageUrl" stays the first of them: whoever writes only that, such as an import
 * or a server of the release before, replaces the first picture, and the placeholder takes all of them away.
 */
export class SeveralPictures1795460000000 implements MigrationInterface {
  name = 'SeveralPictures1795460000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement)
  }
}

const placeholder = "'/images/placeholder-640.webp'"

const up = [
  `CREATE TABLE product_picture (
    "productId" uuid NOT NULL,
    position smallint NOT NULL,
    url text NOT NULL,
    alt character varying(200),
    "altBn" character varying(200),
    CONSTRAINT product_picture_pkey PRIMARY KEY ("productId", position),
    CONSTRAINT product_picture_once UNIQUE ("productId", url),
    CONSTRAINT product_picture_position CHECK (position BETWEEN 0 AND 7),
    CONSTRAINT product_picture_product FOREIGN KEY ("productId") REFERENCES product (id) ON DELETE CASCADE
  )`,
  `INSERT INTO product_picture ("productId", position, url)
    SELECT id, 0, "imageUrl" FROM product WHERE "imageUrl" <> ${placeholder}`,
  `CREATE FUNCTION keep_first_picture() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW."imageUrl" = ${placeholder} THEN
      DELETE FROM product_picture WHERE "productId" = NEW.id;
      RETURN NULL;
    END IF;
    DELETE FROM product_picture WHERE "productId" = NEW.id AND url = NEW."imageUrl" AND position > 0;
    INSERT INTO product_picture ("productId", position, url) VALUES (NEW.id, 0, NEW."imageUrl")
      ON CONFLICT ("productId", position) DO UPDATE SET url = EXCLUDED.url, alt = NULL, "altBn" = NULL
      WHERE product_picture.url <> EXCLUDED.url;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER first_picture_kept AFTER INSERT ON product FOR EACH ROW
    WHEN (NEW."imageUrl" <> ${placeholder}) EXECUTE FUNCTION keep_first_picture()`,
  `CREATE TRIGGER first_picture_changed AFTER UPDATE OF "imageUrl" ON product FOR EACH ROW
    WHEN (OLD."imageUrl" <> NEW."imageUrl") EXECUTE FUNCTION keep_first_picture()`,
  `CREATE TRIGGER product_picture_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_picture
    FOR EACH STATEMENT EXECUTE FUNCTION announce_answers()`,
]

const down = [
  'DROP TRIGGER first_picture_changed ON product',
  'DROP TRIGGER first_picture_kept ON product',
  'DROP TABLE product_picture',
  'DROP FUNCTION keep_first_picture',
]
