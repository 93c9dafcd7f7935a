import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Reviews that an admin has hidden. */
export class HideReviews1795520000002 implements MigrationInterface {
  name = 'HideReviews1795520000002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review ADD "hiddenAt" timestamptz')
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without the column they would be shown again; what they were counted in is brought up to date.
    await runner.query('ALTER TABLE review DROP "hiddenAt"')
    await runner.query(`UPDATE product SET (rating, "reviewCount") =
      (SELECT round(avg(review.rating), 1), count(*) FROM review WHERE "productId" = product.id)`)
  }
}
