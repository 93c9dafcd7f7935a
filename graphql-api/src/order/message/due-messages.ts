import type { EntityManager } from 'typeorm'
import type { VariantName } from '../../product/variant/variant-name.js'
import { Language } from '../../user/language.js'
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
  /** Null where the shop itself is told nothing. */
  ownerEmail: string | null
  ownerLanguage: Language
}

const lines = `SELECT json_agg(json_build_object('name', name, 'nameBn', "nameBn", 'size', size, 'sizeBn', "sizeBn",
    'color', color, 'colorBn', "colorBn", 'quantity', quantity, 'cameBack', "cameBack", 'unitPrice', "unitPrice") ORDER BY position)
  FROM order_line WHERE "orderId" = "order".id`

const texts = `SELECT count(*)::int FROM "order" AS other JOIN order_message AS earlier ON earlier."orderId" = other.id
  WHERE other.phone = "order".phone AND texted AND earlier."toldAt" > now() - interval '1 day'`

// Of an order that was removed meanwhile nobody is told anything.
const text = `
  SELECT message.id, message."orderId", kind, number, address, area, district, total::float8, "deliveryFee", discount,
    shipment.courier, "trackingCode", "trackingUrl", (${lines}) AS lines,
    coalesce("order".language, "user".language, '${Language.ENGLISH}') AS language, "user".id AS "userId",
    CASE WHEN is_there AND "emailVerified" AND kind = ANY("byMail") THEN email END AS email,
    CASE WHEN is_there AND kind = ANY("bySms") THEN "order".phone END AS phone, (${texts}) AS "textsToPhone",
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
export const takeDueMessages = (tx: EntityManager, most: number): Promise<DueMessage[]> => tx.query(text, [most])
