// Each read in one statement, as somebody writes it who knows the tables and wants nothing but speed.

const columns = `id, name, price, discount, price * (100 - discount) / 100 AS "discountedPrice", quantity, rating,
  "reviewCount", "imageUrl"`

export const listOfProducts = `
  SELECT ${columns}, (SELECT count(*)::int FROM product WHERE "deletedAt" IS NULL) AS total
  FROM product WHERE "deletedAt" IS NULL ORDER BY "createdAt" DESC, id DESC LIMIT 10 OFFSET $1::int * 10`

export const productWithReviews = `
  SELECT ${columns}, description, page.reviews FROM product, LATERAL (
    SELECT coalesce(json_agg(json_build_object('id', review.id, 'rating', review.rating, 'feedback', feedback,
      'postedAt', to_char("postedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'reviewer', json_build_object('name', "user".name, 'photoUrl', "photoUrl"))
      ORDER BY "postedAt" DESC, review.id DESC), '[]') AS reviews
    FROM (SELECT * FROM review WHERE "productId" = product.id ORDER BY "postedAt" DESC, id DESC LIMIT 10) AS review
    JOIN "user" ON "user".id = review."reviewerId"
  ) AS page
  WHERE id = $1 AND "deletedAt" IS NULL`

const searched = `to_tsvector('simple', name || ' ' || coalesce("brandName", '') || ' ' || coalesce("productType", ''))`

/** The index that the search needs; the shop itself has none for it. */
export const searchIndex = `CREATE INDEX product_full_text ON product USING gin ((${searched})) WHERE "deletedAt" IS NULL`

export const searchOfProducts = `
  SELECT ${columns}, (
    SELECT count(*)::int FROM product WHERE ${searched} @@ plainto_tsquery('simple', $1) AND "deletedAt" IS NULL
  ) AS total
  FROM product WHERE ${searched} @@ plainto_tsquery('simple', $1) AND "deletedAt" IS NULL
  ORDER BY "createdAt" DESC, id DESC LIMIT 10`

/** A column of these rows as the field that the shop answers. */
const asProduct = ({ imageUrl, total, reviews, ...product }) => ({ ...product, image: { url: imageUrl } })

export const asPage = (rows) => ({ total: rows[0]?.total ?? 0, items: rows.map(asProduct) })

export const asProductWithReviews = ([row]) => ({
  ...asProduct(row),
  reviews: { total: row.reviewCount, items: row.reviews },
})
