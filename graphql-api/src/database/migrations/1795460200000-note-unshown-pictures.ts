import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Since when an uploaded picture is shown nowhere. After 30 days it can no longer be shown again, and an hour later its
 * files may go: so none goes that somebody chooses at that very moment. The row stays, for the picture's address stays lost.
 */
export class NoteUnshownPictures1795460200000 implements MigrationInterface {
  name = 'NoteUnshownPictures1795460200000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement)
  }
}

const up = [
  `CREATE TABLE unshown_picture (
    id uuid NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT unshown_picture_pkey PRIMARY KEY (id)
  )`,
  `CREATE FUNCTION uploaded_picture_id(url text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT substring(url from '^/images/uploads/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9]+\\.webp$')::uuid
  $$`,
  // The code is made a BAD_USER_INPUT in http/as-domain-error.ts.
  `CREATE FUNCTION refuse_unshown_pictures(urls text[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (
      SELECT FROM unnest(urls) AS url JOIN unshown_picture ON id = uploaded_picture_id(url)
      WHERE since < now() - interval '30 days'
    ) THEN
      RAISE EXCEPTION 'this picture was shown nowhere for 30 days' USING ERRCODE = 'SP001';
    END IF;
  END $$`,
  `CREATE FUNCTION check_product_picture() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refuse_unshown_pictures(ARRAY[NEW.url]);
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER product_picture_there BEFORE INSERT OR UPDATE OF url ON product_picture FOR EACH ROW
    WHEN (NEW.url LIKE '/images/uploads/%') EXECUTE FUNCTION check_product_picture()`,
  `CREATE FUNCTION check_variant_picture() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refuse_unshown_pictures(ARRAY[NEW."imageUrl"]);
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER variant_picture_there BEFORE INSERT OR UPDATE OF "imageUrl" ON product_variant FOR EACH ROW
    WHEN (NEW."imageUrl" LIKE '/images/uploads/%') EXECUTE FUNCTION check_variant_picture()`,
  `CREATE FUNCTION check_review_photos() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refuse_unshown_pictures(NEW.photos);
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER review_photos_there BEFORE INSERT OR UPDATE OF photos ON review FOR EACH ROW
    WHEN (cardinality(NEW.photos) > 0) EXECUTE FUNCTION check_review_photos()`,
]

const down = [
  'DROP TRIGGER review_photos_there ON review',
  'DROP FUNCTION check_review_photos',
  'DROP TRIGGER variant_picture_there ON product_variant',
  'DROP FUNCTION check_variant_picture',
  'DROP TRIGGER product_picture_there ON product_picture',
  'DROP FUNCTION check_product_picture',
  'DROP FUNCTION refuse_unshown_pictures',
  'DROP FUNCTION uploaded_picture_id',
  'DROP TABLE unshown_picture',
]
