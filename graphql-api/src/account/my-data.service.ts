import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { forTheShop } from '../order/life/order-event.entity.js'
import type { User } from '../user/user.entity.js'

/** What the shop keeps of somebody, part by part. */
const parts = {
  orders: `SELECT number, status, "placedAt", "deliveredAt", "deletedAt" AS "removedAt", "customerName", "customerEmail", "customerPhone", phone, "receiverName", address,
      area, district, country, "riderNote", "callFirst", "paymentMethod", source, language, courier, "deliveryFee", "deliveryMinDays",
      "deliveryMaxDays", discount, total::float8, (
        SELECT jsonb_agg(jsonb_build_object('productId', line."productId", 'name', line.name, 'nameBn', line."nameBn",
          'sku', line.sku, 'size', line.size, 'sizeBn', line."sizeBn", 'color', line.color, 'colorBn', line."colorBn",
          'unitPrice', line."unitPrice",
          'quantity', line.quantity, 'cameBack', line."cameBack") ORDER BY line.position)
        FROM order_line AS line WHERE line."orderId" = "order".id
      ) AS lines, (
        SELECT coalesce(jsonb_agg(jsonb_build_object('at', at, 'by', by, 'from', "from", 'to', "to", 'reason', reason,
          'note', CASE WHEN by = 'SHOPPER' THEN note END, 'corrected', (
            SELECT jsonb_agg(jsonb_build_object('part', part, 'line', line, 'before', before, 'after', after) ORDER BY correction.place)
            FROM order_correction AS correction WHERE correction."orderId" = order_event."orderId" AND "eventPlace" = order_event.place
          )) ORDER BY place), '[]')
        FROM order_event WHERE "orderId" = "order".id AND kind <> ALL ('{${forTheShop.join()}}')
      ) AS events
    FROM "order" WHERE "userId" = $1 ORDER BY "placedAt" DESC, id DESC`,
  addresses: `SELECT label, address, area, district, "receiverName", phone, "isDefault", "createdAt"
    FROM address WHERE "userId" = $1 ORDER BY "createdAt", id`,
  reviews: `SELECT "productId", product.name, review.rating, feedback, photos, "postedAt", "hiddenAt"
    FROM review JOIN product ON product.id = "productId" WHERE "reviewerId" = $1 ORDER BY "postedAt" DESC, review.id`,
  votes: `SELECT "reviewId", "isHelpful" FROM review_vote WHERE "userId" = $1 ORDER BY "reviewId"`,
  unusedReviewPhotos: `SELECT url, "uploadedAt" FROM review_upload AS upload
    WHERE "uploaderId" = $1 AND url IS NOT NULL
      AND NOT EXISTS (SELECT FROM review WHERE "reviewerId" = $1 AND upload.url = ANY(photos))
    ORDER BY "uploadedAt", id`,
  cart: `SELECT product.id AS "productId", product.name, variant.size, variant.color, cart_item.quantity, "unitPriceWhenAdded", "addedAt"
    FROM cart_item JOIN product_variant AS variant ON variant.id = "variantId" JOIN product ON product.id = variant."productId"
    WHERE "userId" = $1 ORDER BY "addedAt", variant.id`,
  holds: `SELECT product.id AS "productId", product.name, variant.size, variant.color, stock_hold.quantity, "expiresAt"
    FROM stock_hold JOIN product_variant AS variant ON variant.id = "variantId" JOIN product ON product.id = variant."productId"
    WHERE "userId" = $1 ORDER BY "expiresAt", variant.id`,
  wishes: `SELECT product.id AS "productId", product.name, "addedAt"
    FROM wish JOIN product ON product.id = "productId" WHERE "userId" = $1 ORDER BY "addedAt" DESC, product.id`,
  restockRequests: `SELECT product.id AS "productId", product.name, variant.size, variant.color, "askedAt"
    FROM restock_request JOIN product_variant AS variant ON variant.id = "variantId" JOIN product ON product.id = variant."productId"
    WHERE "userId" = $1 ORDER BY "askedAt", variant.id`,
  sessions: `SELECT "loggedInAt", browser, system, "renewedAt", "endedAt" FROM user_session WHERE "userId" = $1 ORDER BY "loggedInAt" DESC`,
  waitingMails: `SELECT channel, kind, address, subject, text, "createdAt", "gaveUpAt"
    FROM outbox_message WHERE "userId" = $1 ORDER BY "createdAt", id`,
}

type Part = keyof typeof parts

export interface MyData extends Record<Part, object[]> {
  profile: object
}

/** Everything that the shop keeps of this user, and nothing of anybody else; at one moment. */
export const readMyData = (db: EntityManager, { id }: User): Promise<MyData> =>
  db.transaction('REPEATABLE READ', async (tx) => {
    const [profile = {}] = await queryRows<object>(tx, profileOf, [id])
    const read: [Part, object[]][] = []
    for (const [part, query] of Object.entries(parts)) read.push([part as Part, await queryRows(tx, query, [id])])
    return { profile, ...(Object.fromEntries(read) as Record<Part, object[]>) }
  })

const profileOf = `SELECT name, email, "emailVerified", phone, "phoneVerified", "photoUrl", language, role, "secondFactorSince",
    "createdAt"
  FROM "user" WHERE id = $1`
