import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What one piece cost when it was put into the cart; for lines from before, what it costs now. */
export class KeepPriceOfCartLine1795430000000 implements MigrationInterface {
  name = 'KeepPriceOfCartLine1795430000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cart_item ADD COLUMN "unitPriceWhenAdded" integer')
    await runner.query(
      `UPDATE cart_item SET "unitPriceWhenAdded" = price * (100 - discount) / 100
       FROM product WHERE product.id = "productId"`,
    )
    await runner.query('ALTER TABLE cart_item ALTER COLUMN "unitPriceWhenAdded" SET NOT NULL')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cart_item DROP COLUMN "unitPriceWhenAdded"')
  }
}
