import type { EntityManager } from 'typeorm'
import { queryRows } from '../../database/query-rows.js'
import type { VariantName } from '../../product/variant/variant-name.js'
import { Language } from '../../user/language.js'
import { wasLost } from '../life/lost.js'
import type { OrderMessageKind } from './order-message-kind.js'

export interface ToldLine extends VariantName {
  name: string
  nameBn: string | null
  quantity: number
  /** How many more came back from the door. */
  cameBack: number
  unitPrice: number
}

/** An order, as a message tells of it. */
export interface ToldOrder {
  number: string
  address: string
  area: string | null
  district: string
  /** Whole taka. */
  total: number
  deliveryFee: number
  discount: number
  lines: ToldLine[]
  courier: string | null
  trackingCode: string | null
  trackingUrl: string | null
  /** The parcel was lost on its way. */
  lost: boolean
}

/** What is to be told, and who may be told it by the rules of the owner. */
export interface DueMessage extends ToldOrder {
  id: string
  orderId: string
  kind: OrderMessageKind
  language: Language
  /** Null once the account is removed. */
  userId: string | null
  /** Null where no mail is to go: no confirmed address, or not of this kind. */
  email: string | null
  /** Null where no text message is to go. */
  phone: string | null
  /** How many text messages went to it in 24 hours. */
  textsToPhone: number
  /** And how many of orders of this account. */
  textsOfAccount: number
  /** Whether somebody to whom nothing was delivered yet has it told by what they do themselves. */
  isOfNewcomer: boolean
  /** Null where the shop itself is told nothing. */
  ownerEmail: string | null
  ownerLanguage: Language
}

const lines = `SELECT json_agg(json_build_object('name', name, 'nameBn', "nameBn", 'size', size, 'sizeBn', "sizeBn",
    'color', color, 'colorBn', "colorBn", 'quantity', quantity, 'cameBack', "cameBack", 'unitPrice', "unitPrice") ORDER BY position)
  FROM order_line WHERE "orderId" = "order".id`

const texts = (whose: string) => `SELECT count(*)::int FROM "order" AS other
  JOIN order_message AS earlier ON earlier."orderId" = other.id
  WHERE ${whose} AND texted AND earlier."toldAt" > now() - interval '1 day'`

/** SQL: an order of somebody to whom nothing was delivered yet, and which the shop did not take itself. */
const ofNewcomer = `"order".source <> 'ADMIN' AND NOT EXISTS (
  SELECT FROM "order" AS received WHERE received."userId" = "order"."userId" AND received.status = 'DELIVERED')`

/** SQL: what shoppers have told by what they do, as often as they like. */
const ownDoing = `kind IN ('PLACED', 'CANCELLED')`

/** SQL: a text message that nobody needs: of an order that was cancelled before anything was told of it, or that it was cancelled, to who did so and is not confirmed. */
const isNeedless = `(kind = 'PLACED' AND status = 'CANCELLED') OR (kind = 'CANCELLED' AND (
    EXISTS (SELECT FROM order_message AS first WHERE first."orderId" = "order".id AND first.kind = 'PLACED' AND first."toldAt" IS NULL)
    OR (NOT ("user"."emailVerified" OR "user"."phoneVerified") AND EXISTS (
      SELECT FROM order_event AS event WHERE event."orderId" = "order".id AND event."to" = 'CANCELLED' AND event.by = 'SHOPPER'))))`

/** SQL: how many text messages went out in 24 hours, and how many of them newcomers caused. */
export const textsInADay = `
  SELECT count(*)::int AS all, count(*) FILTER (WHERE ${ownDoing} AND ${ofNewcomer})::int AS "ofNewcomers"
  FROM order_message JOIN "order" ON "order".id = "orderId" WHERE texted AND "toldAt" > now() - interval '1 day'`

// Of an order that was removed meanwhile nobody is told anything.
const text = `
  SELECT message.id, message."orderId", kind, number, address, area, district, total::float8, "deliveryFee", discount,
    shipment.courier, "trackingCode", "trackingUrl", ${wasLost('"order"')} AS lost, (${lines}) AS lines,
    coalesce("order".language, "user".language, '${Language.ENGLISH}') AS language, "user".id AS "userId",
    CASE WHEN is_there AND "emailVerified" AND kind = ANY("byMail") THEN email END AS email,
    CASE WHEN is_there AND kind = ANY("bySms") AND NOT coalesce(${isNeedless}, false) THEN "order".phone END AS phone,
    (${texts('other.phone = "order".phone')}) AS "textsToPhone",
    (${texts('other."userId" = "order"."userId"')}) AS "textsOfAccount",
    ${ownDoing} AND ${ofNewcomer} AS "isOfNewcomer",
    CASE WHEN is_there AND kind = 'PLACED' THEN "newOrdersTo" END AS "ownerEmail",
    coalesce((SELECT language FROM "user" WHERE email = "newOrdersTo"), '${Language.ENGLISH}') AS "ownerLanguage"
  FROM order_message AS message JOIN "order" ON "order".id = message."orderId"
    CROSS JOIN LATERAL (SELECT "deletedAt" IS NULL AS is_there) AS state
    LEFT JOIN "user" ON "user".id = "order"."userId"
    LEFT JOIN shipment ON shipment."orderId" = "order".id
    CROSS JOIN message_settings
  WHERE "toldAt" IS NULL AND "dueAt" <= now()
  ORDER BY "dueAt", message.id LIMIT $1
  FOR UPDATE OF message SKIP LOCKED`

/** The next messages that are due, locked; what other servers have locked is theirs. */
export const takeDueMessages = (tx: EntityManager, most: number): Promise<DueMessage[]> => queryRows(tx, text, [most])
