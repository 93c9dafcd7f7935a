/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A new product. */
export type AddProductInput = {
  /** The brand that it is sold under; up to 100 characters. */
  brandName?: string | null | undefined;
  /** The code of its category, 11 to 77. */
  categoryCode: number;
  /** Its colour or colours; up to 100 characters. */
  color?: string | null | undefined;
  /** Its colour or colours, in Bangla; up to 100 characters. */
  colorBn?: string | null | undefined;
  /** Plain text, up to 2,000 characters. */
  description?: string | null | undefined;
  /** The same in Bangla. */
  descriptionBn?: string | null | undefined;
  /** Percent taken off the price, 0 to 100. */
  discount?: number;
  /** The first picture alone: an https address, or a path of the shop's own beginning with /images/; null takes all pictures away and is the shop's placeholder. Not looked at where `images` is sent. */
  imageUrl?: string | null | undefined;
  /** All pictures in their order, up to 8, none of them twice; empty or null is the shop's placeholder. */
  images?: Array<ProductPictureInput> | null | undefined;
  /** What it is made of; up to 100 characters. */
  material?: string | null | undefined;
  /** What it is made of, in Bangla; up to 100 characters. */
  materialBn?: string | null | undefined;
  /** The maker's own number for it; up to 100 characters. */
  modelNumber?: string | null | undefined;
  /** In English, 1 to 200 characters. */
  name: string;
  /** The name in Bangla, up to 200 characters. */
  nameBn?: string | null | undefined;
  /** Where it was made; up to 100 characters. */
  placeOfOrigin?: string | null | undefined;
  /** Where it was made, in Bangla; up to 100 characters. */
  placeOfOriginBn?: string | null | undefined;
  /** The regular price of one piece, 0 to 10,000,000 whole taka. */
  price: number;
  /** What kind of thing it is; up to 100 characters. */
  productType?: string | null | undefined;
  /** What kind of thing it is, in Bangla; up to 100 characters. */
  productTypeBn?: string | null | undefined;
  /** How many pieces there are, 0 to 1,000,000. */
  quantity: number;
  /** Its size as printed on it; up to 100 characters. */
  size?: string | null | undefined;
  /** Its size, in Bangla; up to 100 characters. */
  sizeBn?: string | null | undefined;
};

/** An address to save. */
export type AddressInput = {
  /** House, road, area; 1 to 500 characters, without control or direction characters. */
  address: string;
  /** Upazila or area, up to 80 characters. */
  area?: string | null | undefined;
  /** One of the 64 districts; old spellings such as Comilla are taken too. */
  district: string;
  /** Which saved address this replaces; not given: a new one. */
  id?: string | null | undefined;
  /** Whether the checkout is to offer it first, in place of the one before. Without one, the first at which you receive yourself is. */
  isDefault?: boolean;
  /** What the shopper calls it, 1 to 40 characters. */
  label: string;
  /** A Bangladesh number for the delivery call, in Latin or Bangla digits. */
  phone: string;
  /** Who receives it; not given: the shopper. */
  receiverName?: string | null | undefined;
};

/** So many pieces of a variant of a product, for an order that somebody of the shop writes. */
export type AgreedLineInput = {
  /** The product. */
  productId: string;
  /** How many pieces. */
  quantity: number;
  /** The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several. */
  variantId?: string | null | undefined;
};

/** What an act was about. */
export type AuditNoun =
  /** Something that a courier said and the shop could not place. */
  | 'COURIER'
  /** What delivery costs: everywhere (1), or in a district. */
  | 'DELIVERY'
  /** An export of this log. */
  | 'HISTORY'
  /** An import of products, as a whole. */
  | 'IMPORT'
  /** How much customers may order. */
  | 'LIMITS'
  /** A mail that could not be sent. */
  | 'MAIL'
  /** Which messages about orders are sent. */
  | 'MESSAGES'
  /** An order, or an export of orders. */
  | 'ORDER'
  /** Cash that a courier has paid out. */
  | 'PAYOUT'
  /** A picture of a product; the thing is the product. */
  | 'PICTURE'
  /** A product. */
  | 'PRODUCT'
  /** A review. */
  | 'REVIEW'
  /** Who sends the parcels, as slips say it. */
  | 'SENDER'
  /** A group of search words. */
  | 'SYNONYMS'
  /** Somebody’s account or role, or a list of all users. */
  | 'USER'
  /** A variant of a product, with its stock and its price. */
  | 'VARIANT';

/** What acts are looked for by. */
export type AuditTopic =
  /** What couriers have paid out or said. */
  | 'CASH'
  /** What was taken out or in as a file. */
  | 'FILES'
  /** Mails that were given up. */
  | 'MAILS'
  /** Orders, and what became of them. */
  | 'ORDERS'
  /** Prices and discounts. */
  | 'PRICES'
  /** Products, their variants and pictures. */
  | 'PRODUCTS'
  /** Reviews. */
  | 'REVIEWS'
  /** Delivery, limits, messages, the sender and search words. */
  | 'SETTINGS'
  /** Pieces that were put into the stock or taken out. */
  | 'STOCK'
  /** Rights and accounts. */
  | 'USERS';

/** So many pieces of a variant that came back from the door. */
export type CameBackInput = {
  /** How many pieces; no more than were sent. */
  quantity: number;
  /** A variant of the order. */
  variantId: string;
  /** How many of these cannot be sold any more; none when not given. */
  writtenOff?: number | null | undefined;
};

/** Why an order ends before it leaves the shop. */
export type CancelOrderInput = {
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** The order. */
  id: string;
  /** For the shop alone, up to 500 characters; must be given with the reason OTHER. */
  note?: string | null | undefined;
  /** Why. */
  reason: CancelReason;
};

/** Why an order is cancelled. */
export type CancelReason =
  /** It was ordered twice. */
  | 'DUPLICATE'
  /** Nobody has ordered this. */
  | 'FAKE'
  /** Whoever ordered has found it elsewhere. */
  | 'FOUND_ELSEWHERE'
  /** No courier goes there. */
  | 'NOT_DELIVERABLE_THERE'
  /** Nobody answered the phone. */
  | 'NOT_REACHED'
  /** As the note says, which must be given. */
  | 'OTHER'
  /** It is not there after all. */
  | 'OUT_OF_STOCK'
  /** Whoever ordered does not want it any more. */
  | 'SHOPPER_CHANGED_MIND'
  /** It would come too late. */
  | 'TOO_LATE'
  /** The phone is somebody else’s. */
  | 'WRONG_NUMBER';

/** So many pieces of a variant of a product, for a cart. */
export type CartItemInput = {
  /** The product. */
  productId: string;
  /** How many pieces, at least 1. A line can have what is available and what you hold. */
  quantity: number;
  /** The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several. */
  variantId?: string | null | undefined;
};

/** Whether a line of a cart can be ordered. */
export type CartLineState =
  /** It can. */
  | 'IN_STOCK'
  /** The shop no longer sells the product. */
  | 'NO_LONGER_SOLD'
  /** Fewer pieces are there for the shopper than the line holds. */
  | 'SHORT';

/** That the shopper said yes on the phone. */
export type ConfirmOrderInput = {
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** The order. */
  id: string;
};

/** An order as it should have been: all of it, in place of what it was. */
export type CorrectOrderInput = {
  /** House, road, area; 1 to 500 characters, without control or direction characters. */
  address: string;
  /** Upazila or area, up to 80 characters. */
  area?: string | null | undefined;
  /** What is taken off, in whole taka, for admins and owners only; not given: what was agreed. */
  discount?: number | null | undefined;
  /** Why, for the shop alone: up to 500 characters; must be sent with a discount above 0. */
  discountReason?: string | null | undefined;
  /** One of the 64 districts; old spellings such as Comilla are taken too. */
  district: string;
  /** The total that was shown, delivery fee included, in whole taka; PRICE_CHANGED when it is another one. */
  expectedTotal: number;
  /** The version that was read; ORDER_CHANGED when it is another one by now. */
  expectedVersion: number;
  /** The order. */
  id: string;
  /** All that is ordered, each variant of a product once, up to 100. */
  lines: Array<AgreedLineInput>;
  /** A Bangladesh number for the delivery call, in Latin or Bangla digits. */
  phone: string;
  /** Who receives it; not given: the shopper. */
  receiverName?: string | null | undefined;
  /** For the rider, up to 200 characters. */
  riderNote?: string | null | undefined;
};

/** How much one customer may order and set aside. */
export type CustomerLimitsInput = {
  /** The most pieces of all holds of one shopper together. */
  held: number;
  /** The most open orders of one account, and to one phone. */
  orders: number;
  /** The most pieces of one order, and of one hold. */
  pieces: number;
  /** The most that those may come to, in whole taka. */
  total: number;
};

/** That some of an order was kept at the door, and the rest came back. */
export type DeliverPartlyInput = {
  /** What came back, each variant once; all else was kept. */
  cameBack: Array<CameBackInput>;
  /** What was collected at the door, in whole taka; no more than the total, 0 where nothing was kept. */
  collected: number;
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** The order. */
  id: string;
  /** For the shop alone, up to 500 characters; must be given where another sum was collected than what was kept and the delivery fee come to. */
  note?: string | null | undefined;
};

/** What holds for one district in place of the rule for all. */
export type DeliveryExceptionInput = {
  /** One of the 64 districts; old spellings such as Comilla are taken too. */
  district: string;
  /** In whole taka, 0 to 100,000. */
  fee: number;
  /** The most days, not fewer than the fewest and 60 at most. */
  maxDays: number;
  /** The fewest days from the order to the door, 0 to 60. */
  minDays: number;
};

/** What delivery is to cost, and when it comes. */
export type DeliveryPlanInput = {
  /** All districts where something else holds, each once. */
  exceptions: Array<DeliveryExceptionInput>;
  /** The version that the admin saw; DELIVERY_CHANGED when it is another one by now. Not given: not asked. */
  expectedVersion?: number | null | undefined;
  /** In whole taka, 0 to 100,000. */
  fee: number;
  /** The total of the products from which delivery is free everywhere, in whole taka; null: from none. */
  freeFrom?: number | null | undefined;
  /** The most days, not fewer than the fewest and 60 at most. */
  maxDays: number;
  /** The fewest days from the order to the door, 0 to 60. */
  minDays: number;
};

/** Pieces that a shopper wants set aside. */
export type HoldStockInput = {
  /** The product. */
  productId: string;
  /** How many pieces, at least 1 and at most what is available, your earlier hold of it counted in. */
  quantity?: number | null | undefined;
  /** Instead of `quantity`: how many of the pieces that are available now shall remain so; the others are held. */
  remaining?: number | null | undefined;
  /** The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several. */
  variantId?: string | null | undefined;
};

/** A language of the shop. */
export type Language =
  /** Bangla. */
  | 'BANGLA'
  /** English. */
  | 'ENGLISH';

/** What lengths are measured in. */
export type LengthUnit =
  /** Centimetres. */
  | 'CM'
  /** Inches of 2.54 cm. */
  | 'INCH';

/** Which messages about orders are sent. */
export type MessageSettingsInput = {
  /** What shoppers are told by mail; each once. */
  byMail: Array<OrderMessageKind>;
  /** What they are told by text message; each once. */
  bySms: Array<OrderMessageKind>;
  /** The version that the admin saw; SETTINGS_CHANGED when it is another one by now. Not given: not asked. */
  expectedVersion?: number | null | undefined;
  /** Who gets a mail for each new order; not given: nobody. */
  newOrdersTo?: string | null | undefined;
};

/** That an order was not taken, and comes back. */
export type NoteReturningInput = {
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** The order. */
  id: string;
  /** For the shop alone, up to 500 characters; must be given with the reason OTHER. */
  note?: string | null | undefined;
  /** Why: REFUSED_AT_DOOR, NOT_FOUND_AT_ADDRESS, DAMAGED, WRONG_ITEM, OTHER. What is LOST does not come back. */
  reason: ReturnReason;
};

/** Why the shop could do nothing by itself with what a courier said. */
export type NoticeReason =
  /** The order cannot go there from where it stands. */
  | 'DOES_NOT_FIT'
  /** It is about a parcel that the shop has not sent with this courier. */
  | 'NOT_OURS'
  /** It is not as the documents of the courier say. */
  | 'NOT_UNDERSTOOD'
  /** It was delivered, and another sum collected than it comes to. */
  | 'OTHER_SUM'
  /** Only some of the pieces were taken at the door: somebody has to say which. */
  | 'PARTLY_DELIVERED'
  /** The order was released from this courier, who has it all the same. */
  | 'RELEASED';

/** Why an import cannot be undone any more, or not all of it was. */
export type ObstacleReason =
  /** The product was changed since. */
  | 'CHANGED'
  /** The product was deleted since. */
  | 'DELETED'
  /** A shopper holds pieces of it. */
  | 'HELD'
  /** The product was ordered since. */
  | 'ORDERED'
  /** An admin has changed its stock since. */
  | 'STOCK_MOVED';

/** Which of the two options of a product is meant. */
export type OptionKind =
  /** The second: the `color` of its variants, whatever it is called. */
  | 'COLOR'
  /** The first: the `size` of its variants, whatever it is called. */
  | 'SIZE';

/** What the options of a product are called; null or blank: just a size, just a colour. */
export type OptionNamesInput = {
  /** The second option, such as Scent. */
  color?: string | null | undefined;
  /** The same in Bangla. */
  colorBn?: string | null | undefined;
  /** The first option, such as Length. */
  size?: string | null | undefined;
  /** The same in Bangla. */
  sizeBn?: string | null | undefined;
};

/** Who did something to an order. */
export type OrderActor =
  /** The shop. */
  | 'ADMIN'
  /** The courier, by its own system. */
  | 'COURIER'
  /** Whoever ordered. */
  | 'SHOPPER'
  /** The shop by itself, such as when the courier answered late. */
  | 'SYSTEM';

/** Where the cash of an order is. */
export type OrderCash =
  /** In the shop. */
  | 'RECEIVED'
  /** With whoever ordered: it is on its way to them. */
  | 'TO_COLLECT'
  /** With the courier, who has delivered it and not paid out. */
  | 'WITH_COURIER';

/** What happened to an order. */
export type OrderEventKind =
  /** Somebody called, and nobody answered. */
  | 'CALL'
  /** Somebody said whether a courier owes the cash of what came back. */
  | 'CASH'
  /** It was corrected before it was sent. */
  | 'CORRECTED'
  /** The courier said something of it, which is the note. */
  | 'COURIER'
  /** Somebody of the shop noted something about it, which is the note. */
  | 'NOTE'
  /** Somebody released it from a courier that had not answered, and may have it still. */
  | 'RELEASED'
  /** It took a step. */
  | 'STEP'
  /** Somebody of the shop wrote it, for a customer who called or wrote. */
  | 'TAKEN'
  /** A step that was a mistake was taken back. */
  | 'TAKEN_BACK'
  /** Somebody entered the courier's number for the parcel, which is the note. */
  | 'TRACKING';

/** One variant of a product, for an order. */
export type OrderLineInput = {
  /** The product. */
  productId: string;
  /** How many pieces; not given: what you hold of it, else 1. */
  quantity?: number | null | undefined;
  /** The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several. */
  variantId?: string | null | undefined;
};

/** What of an order is told to whoever ordered. */
export type OrderMessageKind =
  /** That it was cancelled. */
  | 'CANCELLED'
  /** That it was agreed on the phone. */
  | 'CONFIRMED'
  /** What it holds after a correction. */
  | 'CORRECTED'
  /** That it was handed over. */
  | 'DELIVERED'
  /** That the shop has it. */
  | 'PLACED'
  /** That it came back, or was lost on its way. */
  | 'RETURNED'
  /** That it is on its way, with whom, and how to follow it. */
  | 'SHIPPED';

/** Who has written an order. */
export type OrderOrigin =
  /** Somebody who works in the shop, for a customer who called or wrote. */
  | 'ADMIN'
  /** The shopper, in the shop. */
  | 'SHOP';

/** What of an order was corrected. */
export type OrderPart =
  /** House, road. */
  | 'ADDRESS'
  /** Upazila or area. */
  | 'AREA'
  /** What the delivery costs. */
  | 'DELIVERY_FEE'
  /** What is taken off, or why. */
  | 'DISCOUNT'
  /** The district. */
  | 'DISTRICT'
  /** What was ordered, or how much of it. */
  | 'LINES'
  /** The phone of the receiver. */
  | 'PHONE'
  /** Who receives it. */
  | 'RECEIVER'
  /** What the rider is told. */
  | 'RIDER_NOTE'
  /** What is to be paid, as it follows from the others. */
  | 'TOTAL';

/** The order of a list of orders. */
export type OrderSort =
  /** The newest first, whatever their status. */
  | 'NEWEST'
  /** The oldest first, whatever their status. */
  | 'OLDEST'
  /** Those that are to be delivered first; the newest first among these and the others. */
  | 'TO_DELIVER_FIRST';

/** Where a shopper orders from. */
export type OrderSource =
  /** From a product page: the cart stays as it is. */
  | 'BUY_NOW'
  /** From the cart: the products that are ordered leave it. */
  | 'CART';

/** Which orders are meant. */
export type OrderState =
  /** All of them. */
  | 'ALL'
  /** Those that are DELIVERED. */
  | 'DELIVERED'
  /** Those that are CANCELLED or RETURNED. */
  | 'ENDED'
  /** Those that are SHIPPED or RETURNING. */
  | 'ON_THE_WAY'
  /** Those that nobody has called about yet: PLACED. */
  | 'TO_CONFIRM'
  /** Those that are to be delivered: to confirm, to send and on the way. */
  | 'TO_DELIVER'
  /** Those that are CONFIRMED. */
  | 'TO_SEND';

/** Where an order stands. */
export type OrderStatus =
  /** Ended before it left the shop; its pieces are in the stock again. */
  | 'CANCELLED'
  /** The shopper said yes on the phone. */
  | 'CONFIRMED'
  /** Handed over, and the cash collected. */
  | 'DELIVERED'
  /** Ordered; nobody has called yet. */
  | 'PLACED'
  /** It came back, or was lost: each piece is in the stock again or was written off. */
  | 'RETURNED'
  /** Refused or not found: it comes back, and its pieces are not in the stock yet. */
  | 'RETURNING'
  /** A courier or the shop's own rider has it. */
  | 'SHIPPED';

/** How an order can be paid. */
export type PaymentMethod =
  /** In cash, to the courier. */
  | 'CASH_ON_DELIVERY';

/** What a courier has paid out. */
export type PayoutInput = {
  /** What the courier kept for its work, in whole taka. */
  charges: number;
  /** Who paid, by the name under which the orders were sent. */
  courier: string;
  /** The day on which it came, such as 2026-11-21; not later than today in Dhaka, nor before the last of its orders was delivered. */
  day: string;
  /** Of your own making, 1 to 200 characters; the same payout with the same key again is one. */
  idempotencyKey: string;
  /** Up to 500 characters; must be given with the reason OTHER. */
  note?: string | null | undefined;
  /** For which orders, each once; at most 500. None: it brings what was still owed of others. */
  orderIds: Array<string>;
  /** Why another sum came than the orders less the charges: must be given then. */
  reason?: PayoutReason | null | undefined;
  /** What came, in whole taka. */
  received: number;
};

/** Why a payout is not what should have come. */
export type PayoutReason =
  /** An order was counted twice. */
  | 'COUNTED_TWICE'
  /** As the note says, which must be given. */
  | 'OTHER'
  /** The courier owes the rest, or paid some of another time. */
  | 'STILL_OWED'
  /** The courier took a charge that it did not list. */
  | 'UNLISTED_CHARGE';

/** An order as a shopper places it. */
export type PlaceOrderInput = {
  /** House, road, area; 1 to 500 characters, without control or direction characters. */
  address: string;
  /** Upazila or area, up to 80 characters. */
  area?: string | null | undefined;
  /** Whether the rider is to call before coming; not given: no. */
  callFirst?: boolean | null | undefined;
  /** Bangladesh; the shop delivers nowhere else. */
  country?: string;
  /** One of the 64 districts; old spellings such as Comilla are taken too. */
  district: string;
  /** The total that the shopper was shown, delivery fee included, in whole taka; PRICE_CHANGED when it is another one by now. */
  expectedTotal: number;
  /** Of your own making, 1 to 200 characters. Sending the same order with the same key again answers the order of the first time. */
  idempotencyKey?: string | null | undefined;
  /** In which to tell of the order; not given: as you have chosen for your account, else English. */
  language?: Language | null | undefined;
  /** Exactly what is ordered, each variant of a product once, up to 100; whether it lies in the cart or not. */
  lines: Array<OrderLineInput>;
  /** How it is paid. */
  paymentMethod?: PaymentMethod;
  /** A Bangladesh number for the delivery call, in Latin or Bangla digits. */
  phone: string;
  /** Who receives it; not given: the shopper. */
  receiverName?: string | null | undefined;
  /** For the rider: up to 200 characters, without control or direction characters. */
  riderNote?: string | null | undefined;
  /** Whether it is ordered from the cart. */
  source: OrderSource;
};

/** A review as a shopper writes it. */
export type PostReviewInput = {
  /** 1 to 2,000 characters, without control or direction characters; spaces around it are cut. */
  feedback: string;
  /** Up to 3 photos that you have uploaded for a review; not given is none. */
  photos?: Array<string> | null | undefined;
  /** The product. */
  productId: string;
  /** 1 (poor) to 5 (excellent). */
  rating: number;
};

/** What a list of products is narrowed down to: a product must pass all that are given, and what is asked of size, colour, price and stock by one and the same variant. */
export type ProductFilterInput = {
  /** Only products with one of these brands, as `facets` names them in English; up to 20. Those that no product of the shop has are left out, and named in `facets.unknown`. */
  brands?: Array<string> | null | undefined;
  /** Only products with one of these colours, as `facets` names them in English; up to 20. Those that no product of the shop has are left out, and named in `facets.unknown`. */
  colors?: Array<string> | null | undefined;
  /** Only what is available; false lets all through. */
  inStock?: boolean | null | undefined;
  /** Only products with one of these materials, as `facets` names them in English; up to 20. Those that no product of the shop has are left out, and named in `facets.unknown`. */
  materials?: Array<string> | null | undefined;
  /** At most so many taka, after the discount. */
  maxPrice?: number | null | undefined;
  /** At least so many taka, after the discount. */
  minPrice?: number | null | undefined;
  /** Only what is rated at least so well, 1 to 5. */
  minRating?: number | null | undefined;
  /** Only what has a discount; false lets all through. */
  onOffer?: boolean | null | undefined;
  /** Only products with one of these sizes, as `facets` names them in English; up to 20. Those that no product of the shop has are left out, and named in `facets.unknown`. */
  sizes?: Array<string> | null | undefined;
};

/** A picture of a product, as an admin says it. */
export type ProductPictureInput = {
  /** What is seen on it, in English; up to 200 characters. */
  alt?: string | null | undefined;
  /** The same in Bangla; up to 200 characters. */
  altBn?: string | null | undefined;
  /** An https address, or a path of the shop's own beginning with /images/. */
  url: string;
};

/** The order of a list of products. */
export type ProductSort =
  /** Those that most shoppers have bought first, as counted every hour; of as many, those of which most pieces were sold. */
  | 'BEST_SELLING'
  /** Those with the fewest pieces first. */
  | 'FEWEST_LEFT'
  /** By their English names, from A to Z. */
  | 'NAME'
  /** The newest first. */
  | 'NEWEST'
  /** By what a shopper pays, the dearest first. */
  | 'PRICE_HIGH_TO_LOW'
  /** By what a shopper pays, the cheapest first. */
  | 'PRICE_LOW_TO_HIGH'
  /** The best rated first, those without reviews last. */
  | 'RATING'
  /** The best match of the search first; without a search, the newest first. */
  | 'RELEVANCE';

/** How much customers may order and set aside. */
export type PurchaseLimitsInput = {
  /** The version that the admin saw; LIMITS_CHANGED when it is another one by now. Not given: not asked. */
  expectedVersion?: number | null | undefined;
  /** The total in whole taka above which a first order is pointed out. Not given: it stays. */
  firstOrderTotal?: number | null | undefined;
  /** For those who have received an order. */
  knownCustomers: CustomerLimitsInput;
  /** For those to whom nothing was delivered yet. */
  newCustomers: CustomerLimitsInput;
  /** What open orders may come to, and what is set aside, in whole taka, for a new customer who has confirmed neither email nor phone. */
  unconfirmedTotal: number;
};

/** A line that was taken out of a cart, as it was. */
export type RemovedCartItemInput = {
  /** Its addedAt, which is its place among the others. */
  addedAt: string;
  /** The product. */
  productId: string;
  /** How many pieces, at least 1. A line can have what is available and what you hold. */
  quantity: number;
  /** Its unitPriceWhenAdded, in whole taka. */
  unitPriceWhenAdded: number;
  /** The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several. */
  variantId?: string | null | undefined;
};

/** What a line of a report is about. */
export type ReportStep =
  /** A day. */
  | 'DAY'
  /** A month, as far as it is asked for. */
  | 'MONTH';

/** What a shopper wants to be told of. */
export type RestockRequestInput = {
  /** The product. */
  productId: string;
  /** The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several. */
  variantId?: string | null | undefined;
};

/** That the pieces of an order are in the shop again, or will never be. */
export type ReturnOrderInput = {
  /** Of an order that a courier has delivered and not paid out: whether the courier has its cash still and owes it. Not given: nobody has said, and it is not owed. NOT_OWED for any other order. */
  cashOwed?: boolean | null | undefined;
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** Of an order that was delivered: how much the customer got back for it, in whole taka, up to its total. Not given: nobody has said. */
  givenBack?: number | null | undefined;
  /** The order. */
  id: string;
  /** For the shop alone, up to 500 characters; must be given with the reason OTHER. */
  note?: string | null | undefined;
  /** Why. */
  reason: ReturnReason;
  /** The pieces that cannot be sold any more; all others are in the stock again. With the reason LOST all of them, or not given. */
  writtenOff?: Array<WrittenOffInput> | null | undefined;
};

/** Why an order came back, or never will. */
export type ReturnReason =
  /** It arrived damaged. */
  | 'DAMAGED'
  /** It was lost on its way: nothing of it comes back, and all its pieces are written off. */
  | 'LOST'
  /** Nobody was found there. */
  | 'NOT_FOUND_AT_ADDRESS'
  /** As the note says, which must be given. */
  | 'OTHER'
  /** It was not taken at the door. */
  | 'REFUSED_AT_DOOR'
  /** It was not what had been ordered. */
  | 'WRONG_ITEM';

/** The order of a list of reviews; among equals the newest first. */
export type ReviewSort =
  /** The best rating first. */
  | 'HIGHEST'
  /** The poorest rating first. */
  | 'LOWEST'
  /** Those first that helped most shoppers. */
  | 'MOST_HELPFUL'
  /** The newest first. */
  | 'NEWEST';

/** What somebody may do in the shop. */
export type Role =
  /** Everything but that. */
  | 'ADMIN'
  /** Everything, and says who may do what. */
  | 'OWNER'
  /** Buys. */
  | 'SHOPPER'
  /** Reads products and orders, and takes every step of an order; removes none, and sees no users. */
  | 'STAFF';

/** The variants of a product as an admin wants them. */
export type SaveVariantsInput = {
  /** Not sent: as they are. */
  optionNames?: OptionNamesInput | null | undefined;
  /** Those that are to go: no longer sold, or gone for good when nothing was ever done with them. */
  removedIds?: Array<string>;
  /** Those that are changed or new, in the order in which they are to be shown; others stay as they are, after these, but for one without size and colour. At most 60 are sold of one product, and all that are sold have the same options. */
  variants: Array<VariantInput>;
};

/** An order, as it was seen. */
export type SeenOrderInput = {
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** The order. */
  id: string;
};

/** Who sends the parcels of the shop. */
export type SenderInput = {
  /** The address, 1 to 200 characters. */
  address: string;
  /** The version that the admin saw; SETTINGS_CHANGED when it is another one by now. Not given: not asked. */
  expectedVersion?: number | null | undefined;
  /** The name, 1 to 80 characters in one line. */
  name: string;
  /** A Bangladesh number, in Latin or Bangla digits. */
  phone: string;
};

/** Which order is sent, and with whom. */
export type ShipOrderInput = {
  /** The courier, or the shop's own rider, by name: 1 to 80 characters. */
  courier: string;
  /** The status that you have seen: STATUS_CHANGED when it is another one by now. Not given: any. */
  expectedStatus?: OrderStatus | null | undefined;
  /** The version that you have seen: ORDER_CHANGED when it was corrected since. Not given: any. */
  expectedVersion?: number | null | undefined;
  /** The order. */
  id: string;
  /** The courier's number for the parcel, up to 80 characters; kept with the digits 0 to 9. */
  trackingCode?: string | null | undefined;
  /** Where the parcel can be followed: an https:// address. */
  trackingUrl?: string | null | undefined;
};

/** Somebody who has signed in at the identity service, as they present themselves to the shop. */
export type SignInInput = {
  /** When it is given: FORBIDDEN unless the ID token is of this email. */
  email?: string | null | undefined;
  /** An access token of a session of yours that goes on; the token itself may have ended. With a second factor only that spares you a code. */
  formerToken?: string | null | undefined;
  /** The identity service's ID token. */
  idToken: string;
  /** 1 to 80 characters, without control or direction characters, and not the shop's own name. */
  name: string;
  /** Kept when it is a picture at Google or at the shop's own /images/; anything else is left out. */
  photoUrl?: string | null | undefined;
  /** For a new log-in to an account with a second factor: a code of its app, or a recovery code. */
  secondFactor?: string | null | undefined;
};

/** A column of a size chart, such as Chest. */
export type SizeChartColumnInput = {
  /** What is measured, in English; 1 to 40 characters. */
  name: string;
  /** The same in Bangla. */
  nameBn?: string | null | undefined;
};

/** What the sizes of a product measure. */
export type SizeChartInput = {
  /** What is measured, 1 to 10 columns. */
  columns: Array<SizeChartColumnInput>;
  /** The sizes, 1 to 30. */
  rows: Array<SizeChartRowInput>;
  /** What its cells are typed in. */
  unit: LengthUnit;
};

/** The measures of one size. */
export type SizeChartRowInput = {
  /** One cell a column, up to 40 characters each; empty where nothing is known. */
  cells: Array<string>;
  /** The size, as the variants have it; 1 to 40 characters. */
  size: string;
  /** The same in Bangla. */
  sizeBn?: string | null | undefined;
};

/** How little there is of a product. */
export type StockLevel =
  /** 5 pieces or fewer are available, or none. */
  | 'LOW'
  /** None is available. */
  | 'SOLD_OUT';

/** Words that are to mean the same. */
export type SynonymGroupInput = {
  /** The words that you read in the group. When it has others by now, nothing changes: SYNONYMS_CHANGED. */
  expectedWords?: Array<string> | null | undefined;
  /** The group that is changed; without it, a new one. */
  id?: string | null | undefined;
  /** All words of the group: 2 to 50, each of 1 to 60 characters with a letter or a digit, none twice. */
  words: Array<string>;
};

/** An order that a customer gave by phone or message. */
export type TakeOrderInput = {
  /** House, road, area; 1 to 500 characters, without control or direction characters. */
  address: string;
  /** Upazila or area, up to 80 characters. */
  area?: string | null | undefined;
  /** Whether the customer has said yes to it: it is confirmed at once. */
  confirmed?: boolean;
  /** Who orders: 1 to 80 characters. */
  customerName: string;
  /** What was agreed to be taken off, in whole taka; above 0 for admins and owners only. */
  discount?: number;
  /** Why, for the shop alone: up to 500 characters; must be sent with a discount. */
  discountReason?: string | null | undefined;
  /** One of the 64 districts; old spellings such as Comilla are taken too. */
  district: string;
  /** The total that was told, delivery fee included and discount taken off, in whole taka; PRICE_CHANGED when it is another one. */
  expectedTotal: number;
  /** Of your own making, 1 to 200 characters. Sending the same order with the same key again answers the order of the first time. */
  idempotencyKey?: string | null | undefined;
  /** In which to tell of the order; not given: English. */
  language?: Language | null | undefined;
  /** All that is ordered, each variant of a product once, up to 100. */
  lines: Array<AgreedLineInput>;
  /** A Bangladesh number for the delivery call, in Latin or Bangla digits. */
  phone: string;
  /** Who receives it; not given: the shopper. */
  receiverName?: string | null | undefined;
  /** For the rider, up to 200 characters. */
  riderNote?: string | null | undefined;
};

/** What is to change on a product; what is not sent stays, and null empties a text. */
export type UpdateProductInput = {
  /** The brand that it is sold under; up to 100 characters. */
  brandName?: string | null | undefined;
  /** The code of its category, 11 to 77. */
  categoryCode?: number | null | undefined;
  /** Its colour or colours; up to 100 characters. */
  color?: string | null | undefined;
  /** Its colour or colours, in Bangla; up to 100 characters. */
  colorBn?: string | null | undefined;
  /** Plain text, up to 2,000 characters. */
  description?: string | null | undefined;
  /** The same in Bangla. */
  descriptionBn?: string | null | undefined;
  /** Percent taken off the price, 0 to 100. */
  discount?: number | null | undefined;
  /** With `discount`: the discount that the admin saw; PRODUCT_CHANGED when it is another one by now. */
  expectedDiscount?: number | null | undefined;
  /** With `price`: the price that the admin saw, in whole taka; PRODUCT_CHANGED when it is another one by now. */
  expectedPrice?: number | null | undefined;
  /** With `quantity`: the stock that the admin saw; STOCK_CHANGED when it is another one by now. */
  expectedQuantity?: number | null | undefined;
  /** The first picture alone: an https address, or a path of the shop's own beginning with /images/; null takes all pictures away and is the shop's placeholder. Not looked at where `images` is sent. */
  imageUrl?: string | null | undefined;
  /** All pictures in their order, up to 8, none of them twice; empty or null is the shop's placeholder. */
  images?: Array<ProductPictureInput> | null | undefined;
  /** What it is made of; up to 100 characters. */
  material?: string | null | undefined;
  /** What it is made of, in Bangla; up to 100 characters. */
  materialBn?: string | null | undefined;
  /** The maker's own number for it; up to 100 characters. */
  modelNumber?: string | null | undefined;
  /** In English, 1 to 200 characters. */
  name?: string | null | undefined;
  /** The name in Bangla, up to 200 characters. */
  nameBn?: string | null | undefined;
  /** Where it was made; up to 100 characters. */
  placeOfOrigin?: string | null | undefined;
  /** Where it was made, in Bangla; up to 100 characters. */
  placeOfOriginBn?: string | null | undefined;
  /** The regular price of one piece, 0 to 10,000,000 whole taka. */
  price?: number | null | undefined;
  /** What kind of thing it is; up to 100 characters. */
  productType?: string | null | undefined;
  /** What kind of thing it is, in Bangla; up to 100 characters. */
  productTypeBn?: string | null | undefined;
  /** How many pieces are to be available, 0 to 1,000,000. */
  quantity?: number | null | undefined;
  /** Its size as printed on it; up to 100 characters. */
  size?: string | null | undefined;
  /** Its size, in Bangla; up to 100 characters. */
  sizeBn?: string | null | undefined;
};

/** What people may change about themselves; what is not given stays. */
export type UpdateProfileInput = {
  /** What the shop writes to them in. */
  language?: Language | null | undefined;
  /** 1 to 80 characters, without control or direction characters, and not the shop's own name. */
  name?: string | null | undefined;
  /** A Bangladesh number, in Latin or Bangla digits; null takes it away. One that was confirmed stays. */
  phone?: string | null | undefined;
};

/** The order of a list of users. */
export type UserSort =
  /** Who came last comes first. */
  | 'NEWEST'
  /** Who came first comes first. */
  | 'OLDEST'
  /** Owners, admins, staff, then shoppers; among them the newest first. */
  | 'RIGHTS_FIRST';

/** A variant as an admin wants it. What is not sent stays as it is; of a new one it is nothing. */
export type VariantInput = {
  /** Its colour, or what the second option is, up to 40 characters. */
  color?: string | null | undefined;
  /** The same in Bangla. */
  colorBn?: string | null | undefined;
  /** With `price`: the `price` that the admin saw, in whole taka. */
  expectedPrice?: number | null | undefined;
  /** With `quantity`: the stock that the admin saw. */
  expectedQuantity?: number | null | undefined;
  /** The variant that is changed; without it, a new one. */
  id?: string | null | undefined;
  /** Its own picture, as that of a product; null: none of its own. */
  imageUrl?: string | null | undefined;
  /** Whether it is sold. Not sent: as it is; a new one is. */
  isActive?: boolean | null | undefined;
  /** Its regular price, in whole taka; null: that of the product. */
  price?: number | null | undefined;
  /** How many pieces are to be available; none of a new one. */
  quantity?: number | null | undefined;
  /** Its size, or what the first option is, up to 40 characters. */
  size?: string | null | undefined;
  /** The same in Bangla. */
  sizeBn?: string | null | undefined;
  /** The shop's own number for it, unique in the shop, up to 40 characters. */
  sku?: string | null | undefined;
};

/** Whether a review helped. */
export type VoteOnReviewInput = {
  /** Whether it helped; null takes back what you said before. */
  isHelpful?: boolean | null | undefined;
  /** The review. */
  reviewId: string;
};

/** Why an order that a courier's file names is not owed by that courier. */
export type WhyNotOwed =
  /** This courier has not delivered it, as far as the shop knows. */
  | 'NOT_DELIVERED'
  /** It went with another courier. */
  | 'OTHER_COURIER'
  /** A payout had it already. */
  | 'PAID'
  /** The shop has no such order. */
  | 'UNKNOWN';

/** So many pieces of a variant that came back and cannot be sold. */
export type WrittenOffInput = {
  /** How many pieces; no more than were ordered. */
  quantity: number;
  /** A variant of the order. */
  variantId: string;
};

export type ProductHead_ProductFragment = { id: string, name: string, nameBn: string | null, description: string | null, descriptionBn: string | null, brandName: string | null, quantity: number, rating: number | null, reviewCount: number, category: { code: number }, variants: Array<{ id: string, discountedPrice: number, quantity: number }>, image: { url: string }, images: Array<{ url: string }> } & { ' $fragmentName'?: 'ProductHead_ProductFragment' };

export type ActsQueryVariables = Exact<{
  page: number;
  size: number;
  actorId?: string | null | undefined;
  bySystem?: boolean | null | undefined;
  topic?: AuditTopic | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ActsQuery = { acts: { total: number, pageCount: number, items: Array<{ id: string, at: string, actorId: string | null, actorName: string | null, actorEmail: string | null, act: string, noun: AuditNoun, thingId: string, note: string | null, courier: string | null, isOfShopper: boolean, thing: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, productId: string | null, isGone: boolean } | null, order: { name: string, isGone: boolean } | null, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type AuditActorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActorsQuery = { auditActors: Array<{ id: string, name: string | null, email: string | null }> };

export type CartLine_ItemFragment = { productId: string, variantId: string, name: string, nameBn: string | null, quantity: number, unitPrice: number, unitPriceWhenAdded: number, addedAt: string, lineTotal: number, available: number, state: CartLineState, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null }, image: { url: string, srcSet: string | null } } & { ' $fragmentName'?: 'CartLine_ItemFragment' };

export type CartPiecesQueryVariables = Exact<{ [key: string]: never; }>;


export type CartPiecesQuery = { cart: { items: Array<{ variantId: string, quantity: number, available: number }> } };

export type CartSums_CartFragment = { itemCount: number, total: number, canCheckOut: boolean, items: Array<{ variantId: string, quantity: number, unitPrice: number, lineTotal: number, available: number, state: CartLineState }> } & { ' $fragmentName'?: 'CartSums_CartFragment' };

export type ChangedCart_CartFragment = (
  { items: Array<(
    { variantId: string }
    & { ' $fragmentRefs'?: { 'CartLine_ItemFragment': CartLine_ItemFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'CartSums_CartFragment': CartSums_CartFragment } }
) & { ' $fragmentName'?: 'ChangedCart_CartFragment' };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { itemCount: number, total: number, canCheckOut: boolean, items: Array<(
      { productId: string, variantId: string, addedAt: string, quantity: number, available: number, state: CartLineState }
      & { ' $fragmentRefs'?: { 'CartLine_ItemFragment': CartLine_ItemFragment } }
    )> } };

export type AddToCartMutationVariables = Exact<{
  input: CartItemInput;
}>;


export type AddToCartMutation = { addToCart: { ' $fragmentRefs'?: { 'ChangedCart_CartFragment': ChangedCart_CartFragment } } };

export type SetCartQuantityMutationVariables = Exact<{
  input: CartItemInput;
}>;


export type SetCartQuantityMutation = { setCartQuantity: { ' $fragmentRefs'?: { 'ChangedCart_CartFragment': ChangedCart_CartFragment } } };

export type PutBackIntoCartMutationVariables = Exact<{
  input: RemovedCartItemInput;
}>;


export type PutBackIntoCartMutation = { putBackIntoCart: { ' $fragmentRefs'?: { 'ChangedCart_CartFragment': ChangedCart_CartFragment } } };

export type RemoveFromCartMutationVariables = Exact<{
  productId: string;
  variantId: string;
}>;


export type RemoveFromCartMutation = { removeFromCart: boolean };

export type SetDeliveryMutationVariables = Exact<{
  input: DeliveryPlanInput;
}>;


export type SetDeliveryMutation = { setDelivery: { version: number, fee: number, minDays: number, maxDays: number, freeFrom: number | null, exceptions: Array<{ district: string, fee: number, minDays: number, maxDays: number }> } };

export type SavedAddress_AddressFragment = { id: string, label: string, address: string, area: string | null, district: string, receiverName: string | null, phone: string, isDefault: boolean } & { ' $fragmentName'?: 'SavedAddress_AddressFragment' };

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { addresses: Array<{ id: string, label: string, address: string, area: string | null, district: string, receiverName: string | null, phone: string, isDefault: boolean }> };

export type SaveAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type SaveAddressMutation = { saveAddress: Array<{ id: string, label: string, address: string, area: string | null, district: string, receiverName: string | null, phone: string, isDefault: boolean }> };

export type RemoveAddressMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAddressMutation = { removeAddress: Array<{ id: string, label: string, address: string, area: string | null, district: string, receiverName: string | null, phone: string, isDefault: boolean }> };

export type OrderAgainQueryVariables = Exact<{
  number: string;
}>;


export type OrderAgainQuery = { cart: { items: Array<{ variantId: string, quantity: number, available: number }> }, myOrder: { id: string, lines: Array<{ productId: string, variantId: string, name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, quantity: number, unitPrice: number, product: { id: string, variants: Array<{ id: string, discountedPrice: number, quantity: number }> } | null }> } };

export type AddAgainMutationVariables = Exact<{
  input: CartItemInput;
}>;


export type AddAgainMutation = { addToCart: { itemCount: number, total: number, canCheckOut: boolean } };

export type CheckoutVariant_VariantFragment = { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null } & { ' $fragmentName'?: 'CheckoutVariant_VariantFragment' };

export type CheckoutCart_CartFragment = { itemCount: number, total: number, canCheckOut: boolean, items: Array<{ productId: string, variantId: string, name: string, nameBn: string | null, quantity: number, unitPrice: number, unitPriceWhenAdded: number, addedAt: string, lineTotal: number, available: number, state: CartLineState, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null }, image: { url: string, srcSet: string | null } }> } & { ' $fragmentName'?: 'CheckoutCart_CartFragment' };

export type CheckoutMemory_QueryFragment = { delivery: { fee: number, minDays: number, maxDays: number, freeFrom: number | null, exceptions: Array<{ district: string, fee: number, minDays: number, maxDays: number }> }, addresses: Array<{ id: string, label: string, address: string, area: string | null, district: string, receiverName: string | null, phone: string, isDefault: boolean }> } & { ' $fragmentName'?: 'CheckoutMemory_QueryFragment' };

export type CheckoutHold_HoldFragment = { quantity: number, expiresAt: string, variantId: string, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null } | null, product: { id: string, name: string, nameBn: string | null } | null } & { ' $fragmentName'?: 'CheckoutHold_HoldFragment' };

export type CheckoutCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutCartQuery = { cart: { itemCount: number, total: number, canCheckOut: boolean, items: Array<{ productId: string, variantId: string, name: string, nameBn: string | null, quantity: number, unitPrice: number, unitPriceWhenAdded: number, addedAt: string, lineTotal: number, available: number, state: CartLineState, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null }, image: { url: string, srcSet: string | null } }> }, holds: Array<{ quantity: number, expiresAt: string, variantId: string, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null } | null, product: { id: string, name: string, nameBn: string | null } | null }>, delivery: { fee: number, minDays: number, maxDays: number, freeFrom: number | null, exceptions: Array<{ district: string, fee: number, minDays: number, maxDays: number }> }, addresses: Array<{ id: string, label: string, address: string, area: string | null, district: string, receiverName: string | null, phone: string, isDefault: boolean }> };

export type CheckoutProductQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutProductQuery = { product: { id: string, name: string, nameBn: string | null, variants: Array<{ discountedPrice: number, quantity: number, id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, image: { url: string, srcSet: string | null } }> }, holds: Array<{ quantity: number, expiresAt: string, variantId: string, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null } | null, product: { id: string, name: string, nameBn: string | null } | null }>, delivery: { fee: number, minDays: number, maxDays: number, freeFrom: number | null, exceptions: Array<{ district: string, fee: number, minDays: number, maxDays: number }> }, addresses: Array<{ id: string, label: string, address: string, area: string | null, district: string, receiverName: string | null, phone: string, isDefault: boolean }> };

export type CheckoutHoldsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutHoldsQuery = { holds: Array<{ quantity: number, expiresAt: string, variantId: string, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null } | null, product: { id: string, name: string, nameBn: string | null } | null }> };

export type ArrivedOrder_OrderFragment = { id: string, number: string, lines: Array<{ product: { id: string, quantity: number } | null }>, cart: { itemCount: number, total: number, canCheckOut: boolean, items: Array<{ productId: string, variantId: string, name: string, nameBn: string | null, quantity: number, unitPrice: number, unitPriceWhenAdded: number, addedAt: string, lineTotal: number, available: number, state: CartLineState, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null }, image: { url: string, srcSet: string | null } }> }, holds: Array<{ quantity: number, expiresAt: string, variantId: string, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null } | null, product: { id: string, name: string, nameBn: string | null } | null }> } & { ' $fragmentName'?: 'ArrivedOrder_OrderFragment' };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, number: string, lines: Array<{ product: { id: string, quantity: number } | null }>, cart: { itemCount: number, total: number, canCheckOut: boolean, items: Array<{ productId: string, variantId: string, name: string, nameBn: string | null, quantity: number, unitPrice: number, unitPriceWhenAdded: number, addedAt: string, lineTotal: number, available: number, state: CartLineState, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null }, image: { url: string, srcSet: string | null } }> }, holds: Array<{ quantity: number, expiresAt: string, variantId: string, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null } | null, product: { id: string, name: string, nameBn: string | null } | null }> } };

export type ArrivedOrderQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type ArrivedOrderQuery = { myOrderByKey: { id: string, number: string, lines: Array<{ product: { id: string, quantity: number } | null }>, cart: { itemCount: number, total: number, canCheckOut: boolean, items: Array<{ productId: string, variantId: string, name: string, nameBn: string | null, quantity: number, unitPrice: number, unitPriceWhenAdded: number, addedAt: string, lineTotal: number, available: number, state: CartLineState, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null }, image: { url: string, srcSet: string | null } }> }, holds: Array<{ quantity: number, expiresAt: string, variantId: string, variant: { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null } | null, product: { id: string, name: string, nameBn: string | null } | null }> } | null };

export type OrderLife_OrderFragment = { id: string, number: string, status: OrderStatus, placedAt: string, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null } | null } & { ' $fragmentName'?: 'OrderLife_OrderFragment' };

export type CancelMyOrderMutationVariables = Exact<{
  number: string;
  reason?: CancelReason | null | undefined;
  note?: string | null | undefined;
}>;


export type CancelMyOrderMutation = { cancelMyOrder: { id: string, number: string, status: OrderStatus, placedAt: string, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null } | null } };

export type AllOrdersQueryVariables = Exact<{
  page: number;
  size: number;
  state: OrderState;
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  district?: string | null | undefined;
  courier?: string | null | undefined;
  minTotal?: number | null | undefined;
  maxTotal?: number | null | undefined;
  cash?: OrderCash | null | undefined;
  sort?: OrderSort | null | undefined;
}>;


export type AllOrdersQuery = { orders: { total: number, pageCount: number, items: Array<(
      { id: string, number: string, total: number, status: OrderStatus, version: number, shipment: { partlyDelivered: boolean } | null }
      & { ' $fragmentRefs'?: { 'ManagedOrder_OrderFragment': ManagedOrder_OrderFragment } }
    )> } };

export type OrderCountsQueryVariables = Exact<{
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  district?: string | null | undefined;
  courier?: string | null | undefined;
  minTotal?: number | null | undefined;
  maxTotal?: number | null | undefined;
  cash?: OrderCash | null | undefined;
}>;


export type OrderCountsQuery = { orderCounts: { toConfirm: number, toSend: number, onTheWay: number, delivered: number, ended: number, all: number } };

export type DeleteOrderMutationVariables = Exact<{
  id: string;
  expectedStatus: OrderStatus;
  expectedVersion: number;
}>;


export type DeleteOrderMutation = { deleteOrder: boolean };

export type OrderToCorrectQueryVariables = Exact<{
  id: string;
}>;


export type OrderToCorrectQuery = { order: { id: string, number: string, status: OrderStatus, source: OrderOrigin, version: number, customerName: string, receiverName: string, phone: string, address: string, area: string | null, district: string, riderNote: string | null, total: number, deliveryFee: number, discount: number, discountReason: string | null, lines: Array<{ productId: string, variantId: string, name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, quantity: number, unitPrice: number, image: { url: string, srcSet: string | null }, product: { id: string, variants: Array<{ id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, price: number, discountedPrice: number, quantity: number, image: { url: string, srcSet: string | null } }> } | null }> }, delivery: { fee: number, minDays: number, maxDays: number, freeFrom: number | null, exceptions: Array<{ district: string, fee: number, minDays: number, maxDays: number }> } };

export type ChosenVariantFragment = { id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, price: number, discountedPrice: number, quantity: number, image: { url: string, srcSet: string | null } } & { ' $fragmentName'?: 'ChosenVariantFragment' };

export type ProductsToAddQueryVariables = Exact<{
  search: string;
}>;


export type ProductsToAddQuery = { products: { items: Array<{ id: string, name: string, nameBn: string | null, image: { url: string, srcSet: string | null }, variants: Array<{ id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, price: number, discountedPrice: number, quantity: number, image: { url: string, srcSet: string | null } }> }> } };

export type CorrectOrderMutationVariables = Exact<{
  input: CorrectOrderInput;
}>;


export type CorrectOrderMutation = { correctOrder: (
    { id: string, version: number }
    & { ' $fragmentRefs'?: { 'ManagedOrder_OrderFragment': ManagedOrder_OrderFragment } }
  ) };

export type OrdersToPhoneQueryVariables = Exact<{
  phone: string;
}>;


export type OrdersToPhoneQuery = { orders: { items: Array<{ id: string, number: string, status: OrderStatus, placedAt: string, phone: string, receiverName: string, address: string, area: string | null, district: string }> } };

export type TakeOrderMutationVariables = Exact<{
  input: TakeOrderInput;
}>;


export type TakeOrderMutation = { takeOrder: { id: string, number: string } };

export type CashQueryVariables = Exact<{ [key: string]: never; }>;


export type CashQuery = { cash: { payoutsThisMonth: number, receivedThisMonth: number, withCouriers: { orders: number, total: number }, older: { orders: number, total: number }, onTheWay: { orders: number, total: number }, couriers: Array<{ courier: string, orders: number, total: number, rest: number, upTo3Days: number, upTo7Days: number, older: number, oldestAt: string | null }> } };

export type CourierDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type CourierDeskQuery = { openSendings: Array<{ orderId: string, number: string, since: string }>, courierNotices: Array<{ id: string, receivedAt: string, why: NoticeReason, said: string, collected: number | null, order: { id: string, number: string, status: OrderStatus, total: number } | null }> };

export type PayoutsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type PayoutsQuery = { payouts: { total: number, pageCount: number, items: Array<{ id: string, day: string, courier: string, orderCount: number, expected: number, charges: number, received: number, difference: number, reason: PayoutReason | null, note: string | null }> } };

export type PayoutOrdersQueryVariables = Exact<{
  id: string;
}>;


export type PayoutOrdersQuery = { payoutOrders: Array<{ id: string, number: string, customerName: string, cameBack: boolean, removed: boolean, total: number }> };

export type OwedOrdersQueryVariables = Exact<{
  courier: string;
}>;


export type OwedOrdersQuery = { owedRest: number, owedOrders: Array<{ id: string, number: string, customerName: string, cameBack: boolean, cashOwed: boolean | null, deliveredAt: string, total: number }> };

export type ReturnedCashQueryVariables = Exact<{ [key: string]: never; }>;


export type ReturnedCashQuery = { returnedCash: Array<{ id: string, number: string, customerName: string, courier: string, cashOwed: boolean | null, deliveredAt: string, total: number }> };

export type PayoutFileQueryVariables = Exact<{
  courier: string;
  content: string;
}>;


export type PayoutFileQuery = { payoutFile: { rows: number, collected: number | null, charges: number | null, unreadable: Array<string>, orderIds: Array<string>, ignoredColumns: Array<string>, lines: Array<{ orderId: string, collected: number | null }>, others: Array<{ number: string, why: WhyNotOwed, courier: string | null, day: string | null }> } };

export type RecordPayoutMutationVariables = Exact<{
  input: PayoutInput;
}>;


export type RecordPayoutMutation = { recordPayout: { id: string, received: number } };

export type TakeBackPayoutMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackPayoutMutation = { takeBackPayout: boolean };

export type NoteReturnedCashMutationVariables = Exact<{
  id: string;
  cashOwed: boolean;
}>;


export type NoteReturnedCashMutation = { noteReturnedCash: { id: string, cash: OrderCash | null } };

export type CloseCourierNoticeMutationVariables = Exact<{
  id: string;
}>;


export type CloseCourierNoticeMutation = { closeCourierNotice: boolean };

export type CustomerFacts_OrderFragment = { customerFacts: { orders: number, delivered: number, returned: number, cancelled: number, firstOrderAbove: number | null, open: Array<{ number: string, status: OrderStatus, isToPhone: boolean }> } | null } & { ' $fragmentName'?: 'CustomerFacts_OrderFragment' };

export type ManagedOrder_OrderFragment = (
  { id: string, number: string, placedAt: string, deliveredAt: string | null, status: OrderStatus, lost: boolean, version: number, customerName: string, customerEmail: string | null, customerPhone: string | null, address: string, area: string | null, district: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, cash: OrderCash | null, sendingSince: string | null, collectedOtherwise: number | null, deliveryFee: number, source: OrderOrigin, takenBy: string | null, discount: number, discountReason: string | null, lines: Array<{ variantId: string }> }
  & { ' $fragmentRefs'?: { 'OrderLines_OrderFragment': OrderLines_OrderFragment;'OrderSteps_OrderFragment': OrderSteps_OrderFragment;'CustomerFacts_OrderFragment': CustomerFacts_OrderFragment } }
) & { ' $fragmentName'?: 'ManagedOrder_OrderFragment' };

export type CouriersUsedQueryVariables = Exact<{ [key: string]: never; }>;


export type CouriersUsedQuery = { couriersUsed: Array<string> };

export type OrdersToChooseQueryVariables = Exact<{
  page: number;
  size: number;
  state: OrderState;
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  district?: string | null | undefined;
  courier?: string | null | undefined;
  minTotal?: number | null | undefined;
  maxTotal?: number | null | undefined;
  cash?: OrderCash | null | undefined;
  sort: OrderSort;
}>;


export type OrdersToChooseQuery = { orders: { items: Array<{ id: string, number: string, total: number, status: OrderStatus, version: number, shipment: { partlyDelivered: boolean } | null }> } };

export type OrdersNowQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrdersNowQuery = { ordersByIds: Array<{ id: string, number: string, total: number, status: OrderStatus, version: number, shipment: { partlyDelivered: boolean } | null }> };

export type ConfirmOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  seen: Array<SeenOrderInput> | SeenOrderInput;
}>;


export type ConfirmOrdersMutation = { confirmOrders: Array<{ id: string, code: string | null, order: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } | null }> };

export type DeliverOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  seen: Array<SeenOrderInput> | SeenOrderInput;
}>;


export type DeliverOrdersMutation = { deliverOrders: Array<{ id: string, code: string | null, order: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } | null }> };

export type TakeBackOrderStepsMutationVariables = Exact<{
  ids: Array<string> | string;
  seen: Array<SeenOrderInput> | SeenOrderInput;
}>;


export type TakeBackOrderStepsMutation = { takeBackOrderSteps: Array<{ id: string, code: string | null, order: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } | null }> };

export type OrderChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OrderChangedSubscription = { orderChanged: string };

export type ChangedOrderQueryVariables = Exact<{
  id: string;
}>;


export type ChangedOrderQuery = { order: (
    { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null }
    & { ' $fragmentRefs'?: { 'ManagedOrder_OrderFragment': ManagedOrder_OrderFragment } }
  ) };

export type MessageSettings_AllFragment = { version: number, byMail: Array<OrderMessageKind>, bySms: Array<OrderMessageKind>, newOrdersTo: string | null } & { ' $fragmentName'?: 'MessageSettings_AllFragment' };

export type MessageSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageSettingsQuery = { messageSettings: { version: number, byMail: Array<OrderMessageKind>, bySms: Array<OrderMessageKind>, newOrdersTo: string | null } };

export type SetMessageSettingsMutationVariables = Exact<{
  input: MessageSettingsInput;
}>;


export type SetMessageSettingsMutation = { setMessageSettings: { version: number, byMail: Array<OrderMessageKind>, bySms: Array<OrderMessageKind>, newOrdersTo: string | null } };

export type OrdersToConfirmQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersToConfirmQuery = { orders: { total: number } };

export type OrderPlacedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OrderPlacedSubscription = { orderPlaced: { id: string, number: string, total: number, takenByYou: boolean } };

export type OrderSlip_OrderFragment = { id: string, number: string, placedAt: string, deliveredAt: string | null, status: OrderStatus, lost: boolean, customerName: string, customerPhone: string | null, phone: string, address: string, area: string | null, district: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, discount: number, shipment: { courier: string, trackingCode: string | null } | null, lines: Array<{ variantId: string, sku: string | null, name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, quantity: number, unitPrice: number, lineTotal: number }> } & { ' $fragmentName'?: 'OrderSlip_OrderFragment' };

export type OrderSlip_SenderFragment = { name: string | null, address: string | null, phone: string | null } & { ' $fragmentName'?: 'OrderSlip_SenderFragment' };

export type OrderSlipQueryVariables = Exact<{
  id: string;
}>;


export type OrderSlipQuery = { order: { id: string, number: string, placedAt: string, deliveredAt: string | null, status: OrderStatus, lost: boolean, customerName: string, customerPhone: string | null, phone: string, address: string, area: string | null, district: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, discount: number, shipment: { courier: string, trackingCode: string | null } | null, lines: Array<{ variantId: string, sku: string | null, name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, quantity: number, unitPrice: number, lineTotal: number }> }, sender: { name: string | null, address: string | null, phone: string | null } };

export type OrderSlipsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderSlipsQuery = { ordersByIds: Array<{ id: string, number: string, placedAt: string, deliveredAt: string | null, status: OrderStatus, lost: boolean, customerName: string, customerPhone: string | null, phone: string, address: string, area: string | null, district: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, discount: number, shipment: { courier: string, trackingCode: string | null } | null, lines: Array<{ variantId: string, sku: string | null, name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, quantity: number, unitPrice: number, lineTotal: number }> }>, sender: { name: string | null, address: string | null, phone: string | null } };

export type OrdersToSendQueryVariables = Exact<{
  orderIds: Array<string> | string;
  withBalance: boolean;
}>;


export type OrdersToSendQuery = { ordersToSend: Array<{ id: string, number: string, status: OrderStatus, version: number, customerName: string, receiverName: string, district: string, phone: string, courierAddress: string, total: number }>, couriers: Array<{ code: string, name: string, pretends: boolean, addressLimit: number, balance?: number | null }> };

export type SendOrdersMutationVariables = Exact<{
  orderIds: Array<string> | string;
  courier: string;
  note?: string | null | undefined;
  seen: Array<SeenOrderInput> | SeenOrderInput;
}>;


export type SendOrdersMutation = { sendOrders: Array<{ id: string, code: string | null, words: string | null, order: { id: string, status: OrderStatus, shipment: { courier: string, trackingCode: string | null } | null } | null }> };

export type ShipByHandMutationVariables = Exact<{
  shipments: Array<ShipOrderInput> | ShipOrderInput;
}>;


export type ShipByHandMutation = { shipOrders: Array<{ id: string, code: string | null, words: string | null, order: { id: string, status: OrderStatus, shipment: { courier: string, trackingCode: string | null } | null } | null }> };

export type OrderSteps_OrderFragment = { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } & { ' $fragmentName'?: 'OrderSteps_OrderFragment' };

export type ConfirmOrderMutationVariables = Exact<{
  input: ConfirmOrderInput;
}>;


export type ConfirmOrderMutation = { confirmOrder: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type NoteCallMutationVariables = Exact<{
  id: string;
  expectedStatus: OrderStatus;
  expectedVersion: number;
}>;


export type NoteCallMutation = { noteCall: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type AddOrderNoteMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type AddOrderNoteMutation = { addOrderNote: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type ReleaseOrderMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;


export type ReleaseOrderMutation = { releaseOrder: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type NoteTrackingMutationVariables = Exact<{
  id: string;
  trackingCode: string;
}>;


export type NoteTrackingMutation = { noteTracking: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type MarkDeliveredMutationVariables = Exact<{
  id: string;
  expectedStatus: OrderStatus;
  expectedVersion: number;
}>;


export type MarkDeliveredMutation = { markDelivered: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type NoteReturningMutationVariables = Exact<{
  input: NoteReturningInput;
}>;


export type NoteReturningMutation = { noteReturning: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type ReturnOrderMutationVariables = Exact<{
  input: ReturnOrderInput;
}>;


export type ReturnOrderMutation = { returnOrder: { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null } };

export type DeliverPartlyMutationVariables = Exact<{
  input: DeliverPartlyInput;
}>;


export type DeliverPartlyMutation = { deliverPartly: (
    { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null }
    & { ' $fragmentRefs'?: { 'OrderLines_OrderFragment': OrderLines_OrderFragment } }
  ) };

export type TakeBackOrderStepMutationVariables = Exact<{
  id: string;
  expectedStatus: OrderStatus;
  expectedVersion: number;
}>;


export type TakeBackOrderStepMutation = { takeBackOrderStep: (
    { id: string, number: string, status: OrderStatus, lost: boolean, version: number, total: number, deliveredAt: string | null, takenBy: string | null, cash: OrderCash | null, doorDifference: number, sendingSince: string | null, sendingTo: string | null, collectedOtherwise: number | null, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, actorName: string | null, to: OrderStatus | null, reason: string | null, changed: Array<OrderPart> | null, cameBack: number | null, confirms: boolean, cashOwed: boolean | null, givenBack: number | null, writtenOff: number | null, note: string | null, corrections: Array<{ place: number, part: OrderPart, before: string | null, after: string | null, line: { name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, unitPrice: number } | null }> }>, shipment: { courier: string, trackingCode: string | null, trackingUrl: string | null, partlyDelivered: boolean, courierCode: string | null } | null }
    & { ' $fragmentRefs'?: { 'OrderLines_OrderFragment': OrderLines_OrderFragment } }
  ) };

export type StockedLinesQueryVariables = Exact<{
  id: string;
}>;


export type StockedLinesQuery = { order: { id: string, lines: Array<{ variantId: string, product: { id: string } | null }> } };

export type MyOrdersQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type MyOrdersQuery = { myOrders: { total: number, pageCount: number, items: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'OrderCard_OrderFragment': OrderCard_OrderFragment } }
    )> } };

export type OrderCard_OrderFragment = (
  { id: string, number: string, placedAt: string, deliveredAt: string | null, status: OrderStatus, lost: boolean, address: string, area: string | null, district: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, lines: Array<{ productId: string, variantId: string, name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, quantity: number, cameBack: number, product: { id: string } | null }> }
  & { ' $fragmentRefs'?: { 'OrderLines_OrderFragment': OrderLines_OrderFragment;'OrderLife_OrderFragment': OrderLife_OrderFragment } }
) & { ' $fragmentName'?: 'OrderCard_OrderFragment' };

export type OrderLines_OrderFragment = { lines: Array<{ variantId: string, name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, quantity: number, cameBack: number, unitPrice: number, image: { url: string, srcSet: string | null } }> } & { ' $fragmentName'?: 'OrderLines_OrderFragment' };

export type PlacedOrder_OrderFragment = (
  { id: string, number: string, placedAt: string, deliveredAt: string | null, customerName: string, receiverName: string, riderNote: string | null, callFirst: boolean, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, address: string, area: string | null, district: string, phone: string, total: number, lines: Array<{ name: string, nameBn: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, quantity: number, lineTotal: number }> }
  & { ' $fragmentRefs'?: { 'OrderLines_OrderFragment': OrderLines_OrderFragment } }
) & { ' $fragmentName'?: 'PlacedOrder_OrderFragment' };

export type PlacedOrderQueryVariables = Exact<{
  number: string;
}>;


export type PlacedOrderQuery = { myOrder: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PlacedOrder_OrderFragment': PlacedOrder_OrderFragment } }
  ) };

export type TrackOrderQueryVariables = Exact<{
  number: string;
  phone: string;
}>;


export type TrackOrderQuery = { trackOrder: { number: string, status: OrderStatus, placedAt: string, deliveredAt: string | null, toPay: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, courier: string | null, events: Array<{ at: string, kind: OrderEventKind, to: OrderStatus | null, reason: string | null, cameBack: number | null }> } };

export type GivenUpMailsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type GivenUpMailsQuery = { givenUpMails: { total: number, pageCount: number, items: Array<{ id: string, address: string, subject: string, lastError: string | null, gaveUpAt: string | null }> } };

export type GivenUpCountQueryVariables = Exact<{ [key: string]: never; }>;


export type GivenUpCountQuery = { givenUpMails: { total: number } };

export type RetryMailMutationVariables = Exact<{
  id: string;
}>;


export type RetryMailMutation = { retryMail: boolean };

export type OverviewQueryVariables = Exact<{
  days?: number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type OverviewQuery = { overview: { asOf: string, lowStockCount: number, today: { date: string, orders: number, takings: number, delivered: number, collected: number }, openWork: { toCallAgain: number, older: number, stillOwed: number, collectedWithCouriers: number, noticesOfCouriers: number, openSendings: number, toConfirm: { orders: number, oldest: string | null }, toSend: { orders: number, total: number }, onTheWay: { orders: number, total: number }, notPaidOut: { orders: number, total: number }, longOwed: Array<{ courier: string, orders: number, total: number }>, returning: { orders: number } }, returned: { orders: number, of: number, lost: number }, days: Array<{ date: string, orders: number, takings: number, collected: number }>, bestSellers: Array<{ productId: string, name: string, nameBn: string | null, quantity: number, takings: number, image: { url: string, srcSet: string | null }, product: { id: string } | null }>, lowStock: Array<{ id: string, name: string, nameBn: string | null, quantity: number, options: Array<{ kind: OptionKind }>, image: { url: string, srcSet: string | null } }>, lowVariants: Array<{ id: string, productId: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, quantity: number, image: { url: string, srcSet: string | null }, product: { id: string, name: string, nameBn: string | null } | null }> } };

export type OverviewOrderPlacedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OverviewOrderPlacedSubscription = { orderPlaced: { id: string } };

export type OverviewChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OverviewChangedSubscription = { overviewChanged: boolean };

export type OverviewOrderChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OverviewOrderChangedSubscription = { orderChanged: string };

export type ReportQueryVariables = Exact<{
  from: string;
  to: string;
  by: ReportStep;
}>;


export type ReportQuery = { report: Array<{ date: string, orders: number, takings: number, delivered: number, collected: number, withCouriers: number, paidOut: number, charges: number, givenBack: number, cancelled: number, returned: number, lost: number }> };

export type ProductGallery_ProductFragment = { id: string, quantity: number, image: { url: string, srcSet: string | null }, images: Array<{ url: string, srcSet: string | null, alt: string | null, altBn: string | null }> } & { ' $fragmentName'?: 'ProductGallery_ProductFragment' };

export type AddProductMutationVariables = Exact<{
  input: AddProductInput;
}>;


export type AddProductMutation = { addProduct: { id: string, name: string } };

export type EditedProduct_ProductFragment = { id: string, name: string, nameBn: string | null, description: string | null, descriptionBn: string | null, price: number, discount: number, discountedPrice: number, quantity: number, productType: string | null, productTypeBn: string | null, brandName: string | null, placeOfOrigin: string | null, placeOfOriginBn: string | null, modelNumber: string | null, material: string | null, materialBn: string | null, color: string | null, colorBn: string | null, size: string | null, sizeBn: string | null, options: Array<{ kind: OptionKind }>, variants: Array<{ id: string }>, image: { url: string, srcSet: string | null }, images: Array<{ url: string, srcSet: string | null, alt: string | null, altBn: string | null }>, category: { code: number } } & { ' $fragmentName'?: 'EditedProduct_ProductFragment' };

export type EditedProductQueryVariables = Exact<{
  id: string;
}>;


export type EditedProductQuery = { product: { id: string, name: string, nameBn: string | null, description: string | null, descriptionBn: string | null, price: number, discount: number, discountedPrice: number, quantity: number, productType: string | null, productTypeBn: string | null, brandName: string | null, placeOfOrigin: string | null, placeOfOriginBn: string | null, modelNumber: string | null, material: string | null, materialBn: string | null, color: string | null, colorBn: string | null, size: string | null, sizeBn: string | null, options: Array<{ kind: OptionKind }>, variants: Array<{ id: string }>, image: { url: string, srcSet: string | null }, images: Array<{ url: string, srcSet: string | null, alt: string | null, altBn: string | null }>, category: { code: number } } };

export type UpdateProductMutationVariables = Exact<{
  id: string;
  input: UpdateProductInput;
}>;


export type UpdateProductMutation = { updateProduct: { id: string, name: string, nameBn: string | null, description: string | null, descriptionBn: string | null, price: number, discount: number, discountedPrice: number, quantity: number, productType: string | null, productTypeBn: string | null, brandName: string | null, placeOfOrigin: string | null, placeOfOriginBn: string | null, modelNumber: string | null, material: string | null, materialBn: string | null, color: string | null, colorBn: string | null, size: string | null, sizeBn: string | null, options: Array<{ kind: OptionKind }>, variants: Array<{ id: string }>, image: { url: string, srcSet: string | null }, images: Array<{ url: string, srcSet: string | null, alt: string | null, altBn: string | null }>, category: { code: number } } };

export type ProductImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductImportsQuery = { productImports: Array<{ id: string, importedAt: string, added: number, updated: number, undoneAt: string | null, inTheWay: Array<{ row: number, productId: string, name: string, nameBn: string | null, why: ObstacleReason }> }> };

export type ImportObstacleFragment = { row: number, productId: string, name: string, nameBn: string | null, why: ObstacleReason } & { ' $fragmentName'?: 'ImportObstacleFragment' };

export type ImportObstaclesQueryVariables = Exact<{
  id: string;
  page: number;
  size: number;
}>;


export type ImportObstaclesQuery = { importObstacles: Array<{ row: number, productId: string, name: string, nameBn: string | null, why: ObstacleReason }> };

export type UndoImportMutationVariables = Exact<{
  id: string;
  leavesTouched: boolean;
}>;


export type UndoImportMutation = { undoImport: { id: string, undoneAt: string | null, inTheWay: Array<{ row: number, productId: string, name: string, nameBn: string | null, why: ObstacleReason }> } };

export type ManageProductsQueryVariables = Exact<{
  category?: number | null | undefined;
  search?: string | null | undefined;
  stock?: StockLevel | null | undefined;
  sort?: ProductSort | null | undefined;
  page: number;
  size: number;
}>;


export type ManageProductsQuery = { products: { total: number, pageCount: number, items: Array<(
      { id: string, name: string, nameBn: string | null }
      & { ' $fragmentRefs'?: { 'ManageRow_ProductFragment': ManageRow_ProductFragment } }
    )> } };

export type DeleteProductsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteProductsMutation = { deleteProducts: Array<{ id: string, code: string | null }> };

export type OpenOrdersOfQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OpenOrdersOfQuery = { openOrdersOf: Array<{ productId: string, count: number }> };

export type ManageRow_ProductFragment = { id: string, name: string, nameBn: string | null, price: number, priceTo: number, discount: number, quantity: number, options: Array<{ kind: OptionKind }>, image: { url: string, srcSet: string | null } } & { ' $fragmentName'?: 'ManageRow_ProductFragment' };

export type EditedSizeChart_ProductFragment = { id: string, name: string, nameBn: string | null, options: Array<{ kind: OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, sizeChart: { unit: LengthUnit, columns: Array<{ name: string, nameBn: string | null }>, rows: Array<{ size: string, sizeBn: string | null, cells: Array<string> }> } | null } & { ' $fragmentName'?: 'EditedSizeChart_ProductFragment' };

export type EditedSizeChartQueryVariables = Exact<{
  id: string;
}>;


export type EditedSizeChartQuery = { product: { id: string, name: string, nameBn: string | null, options: Array<{ kind: OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, sizeChart: { unit: LengthUnit, columns: Array<{ name: string, nameBn: string | null }>, rows: Array<{ size: string, sizeBn: string | null, cells: Array<string> }> } | null } };

export type SaveSizeChartMutationVariables = Exact<{
  id: string;
  chart?: SizeChartInput | null | undefined;
}>;


export type SaveSizeChartMutation = { saveSizeChart: { id: string, name: string, nameBn: string | null, options: Array<{ kind: OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, sizeChart: { unit: LengthUnit, columns: Array<{ name: string, nameBn: string | null }>, rows: Array<{ size: string, sizeBn: string | null, cells: Array<string> }> } | null } };

export type EditedVariants_ProductFragment = { id: string, name: string, nameBn: string | null, price: number, priceTo: number, discount: number, discountedPrice: number, discountedPriceTo: number, quantity: number, image: { url: string, srcSet: string | null }, options: Array<{ kind: OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, variants: Array<{ id: string }>, allVariants: Array<{ id: string, sku: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, price: number, ownPrice: number | null, discountedPrice: number, quantity: number, isActive: boolean, image: { url: string, srcSet: string | null }, ownImage: { url: string } | null }> } & { ' $fragmentName'?: 'EditedVariants_ProductFragment' };

export type EditedVariantsQueryVariables = Exact<{
  id: string;
}>;


export type EditedVariantsQuery = { product: { id: string, name: string, nameBn: string | null, price: number, priceTo: number, discount: number, discountedPrice: number, discountedPriceTo: number, quantity: number, image: { url: string, srcSet: string | null }, options: Array<{ kind: OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, variants: Array<{ id: string }>, allVariants: Array<{ id: string, sku: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, price: number, ownPrice: number | null, discountedPrice: number, quantity: number, isActive: boolean, image: { url: string, srcSet: string | null }, ownImage: { url: string } | null }> } };

export type SaveVariantsMutationVariables = Exact<{
  id: string;
  input: SaveVariantsInput;
}>;


export type SaveVariantsMutation = { saveVariants: { id: string, name: string, nameBn: string | null, price: number, priceTo: number, discount: number, discountedPrice: number, discountedPriceTo: number, quantity: number, image: { url: string, srcSet: string | null }, options: Array<{ kind: OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, variants: Array<{ id: string }>, allVariants: Array<{ id: string, sku: string | null, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, price: number, ownPrice: number | null, discountedPrice: number, quantity: number, isActive: boolean, image: { url: string, srcSet: string | null }, ownImage: { url: string } | null }> } };

export type ProductBreadcrumb_ProductFragment = { id: string, category: { code: number } } & { ' $fragmentName'?: 'ProductBreadcrumb_ProductFragment' };

export type ProductCard_ProductFragment = (
  { id: string, name: string, nameBn: string | null, discount: number, quantity: number, rating: number | null, reviewCount: number }
  & { ' $fragmentRefs'?: { 'ProductPicture_ProductFragment': ProductPicture_ProductFragment;'ProductPrice_ProductFragment': ProductPrice_ProductFragment } }
) & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export type ProductDescription_ProductFragment = { id: string, description: string | null, descriptionBn: string | null } & { ' $fragmentName'?: 'ProductDescription_ProductFragment' };

export type ProductDetail_ProductFragment = (
  { id: string, name: string, nameBn: string | null, brandName: string | null, discount: number, rating: number | null, reviewCount: number }
  & { ' $fragmentRefs'?: { 'ProductGallery_ProductFragment': ProductGallery_ProductFragment;'SizeChart_ProductFragment': SizeChart_ProductFragment;'ProductDescription_ProductFragment': ProductDescription_ProductFragment;'ProductFacts_ProductFragment': ProductFacts_ProductFragment } }
) & { ' $fragmentName'?: 'ProductDetail_ProductFragment' };

export type ProductFacts_ProductFragment = { id: string, productType: string | null, productTypeBn: string | null, brandName: string | null, placeOfOrigin: string | null, placeOfOriginBn: string | null, modelNumber: string | null, material: string | null, materialBn: string | null, color: string | null, colorBn: string | null, size: string | null, sizeBn: string | null, category: { code: number } } & { ' $fragmentName'?: 'ProductFacts_ProductFragment' };

export type ProductsQueryVariables = Exact<{
  category?: number | null | undefined;
  search?: string | null | undefined;
  filter?: ProductFilterInput | null | undefined;
  sort?: ProductSort | null | undefined;
  page: number;
  size: number;
  facets?: boolean | null | undefined;
}>;


export type ProductsQuery = { products: { total: number, pageCount: number, items: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    )>, facets?: { all: number, inStock: number, onOffer: number, unknown: Array<string>, without: { price: number, brands: number, sizes: number, colors: number, materials: number, minRating: number, inStock: number, onOffer: number }, price: { lowest: number, highest: number, steps: Array<number> }, brands: Array<{ value: string, valueBn: string | null, swatch: string | null, count: number }>, sizes: Array<{ value: string, valueBn: string | null, swatch: string | null, count: number }>, colors: Array<{ value: string, valueBn: string | null, swatch: string | null, count: number }>, materials: Array<{ value: string, valueBn: string | null, swatch: string | null, count: number }>, ratings: Array<{ minRating: number, count: number }> } } };

export type ListedFacetValueFragment = { value: string, valueBn: string | null, swatch: string | null, count: number } & { ' $fragmentName'?: 'ListedFacetValueFragment' };

export type ProductPicture_ProductFragment = { id: string, quantity: number, image: { url: string, srcSet: string | null } } & { ' $fragmentName'?: 'ProductPicture_ProductFragment' };

export type ProductPrice_ProductFragment = { id: string, price: number, discountedPrice: number, discountedPriceTo: number } & { ' $fragmentName'?: 'ProductPrice_ProductFragment' };

export type RelatedProduct_ProductFragment = (
  { id: string, name: string, nameBn: string | null, discount: number, quantity: number }
  & { ' $fragmentRefs'?: { 'ProductPicture_ProductFragment': ProductPicture_ProductFragment;'ProductPrice_ProductFragment': ProductPrice_ProductFragment } }
) & { ' $fragmentName'?: 'RelatedProduct_ProductFragment' };

export type RelatedProductsQueryVariables = Exact<{
  id: string;
}>;


export type RelatedProductsQuery = { product: { id: string, boughtTogether: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'RelatedProduct_ProductFragment': RelatedProduct_ProductFragment } }
    )>, similar: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'RelatedProduct_ProductFragment': RelatedProduct_ProductFragment } }
    )> } };

export type SizeChart_ProductFragment = { id: string, sizeChart: { unit: LengthUnit, columns: Array<{ name: string, nameBn: string | null }>, rows: Array<{ size: string, sizeBn: string | null, cells: Array<string> }> } | null } & { ' $fragmentName'?: 'SizeChart_ProductFragment' };

export type VariantChoice_ProductFragment = { id: string, options: Array<{ kind: OptionKind, name: string | null, nameBn: string | null, values: Array<{ value: string, valueBn: string | null }> }>, variants: Array<{ id: string, size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null, price: number, discountedPrice: number, quantity: number, image: { url: string, srcSet: string | null } }> } & { ' $fragmentName'?: 'VariantChoice_ProductFragment' };

export type PurchaseLimits_AllFragment = { version: number, unconfirmedTotal: number, firstOrderTotal: number, newCustomers: { pieces: number, held: number, orders: number, total: number }, knownCustomers: { pieces: number, held: number, orders: number, total: number } } & { ' $fragmentName'?: 'PurchaseLimits_AllFragment' };

export type PurchaseLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type PurchaseLimitsQuery = { purchaseLimits: { version: number, unconfirmedTotal: number, firstOrderTotal: number, newCustomers: { pieces: number, held: number, orders: number, total: number }, knownCustomers: { pieces: number, held: number, orders: number, total: number } } };

export type SetPurchaseLimitsMutationVariables = Exact<{
  input: PurchaseLimitsInput;
}>;


export type SetPurchaseLimitsMutation = { setPurchaseLimits: { version: number, unconfirmedTotal: number, firstOrderTotal: number, newCustomers: { pieces: number, held: number, orders: number, total: number }, knownCustomers: { pieces: number, held: number, orders: number, total: number } } };

export type RestockRequestsQueryVariables = Exact<{
  productId: string;
}>;


export type RestockRequestsQuery = { restockRequests: Array<{ variantId: string }> };

export type AskForRestockMutationVariables = Exact<{
  input: RestockRequestInput;
}>;


export type AskForRestockMutation = { askForRestock: { variantId: string } };

export type WithdrawRestockRequestMutationVariables = Exact<{
  variantId: string;
}>;


export type WithdrawRestockRequestMutation = { withdrawRestockRequest: boolean };

export type SetReviewHiddenMutationVariables = Exact<{
  id: string;
  isHidden: boolean;
}>;


export type SetReviewHiddenMutation = { setReviewHidden: { id: string, isHidden: boolean, product: (
      { id: string, rating: number | null, reviewCount: number }
      & { ' $fragmentRefs'?: { 'ProductReviews_ProductFragment': ProductReviews_ProductFragment } }
    ) | null } };

export type HiddenReviewsQueryVariables = Exact<{
  productId: string;
}>;


export type HiddenReviewsQuery = { hiddenReviews: Array<{ id: string, rating: number, feedback: string, postedAt: string, reviewer: { name: string, email: string | null } }> };

export type PostReviewMutationVariables = Exact<{
  input: PostReviewInput;
}>;


export type PostReviewMutation = { postReview: { id: string, rating: number, feedback: string, postedAt: string, isHidden: boolean, boughtHere: boolean, helpfulCount: number, unhelpfulCount: number, photos: Array<{ url: string, srcSet: string | null }>, boughtVariant: { size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null } | null, product: (
      { id: string, rating: number | null, reviewCount: number }
      & { ' $fragmentRefs'?: { 'ProductReviews_ProductFragment': ProductReviews_ProductFragment } }
    ) | null } };

export type OwnReview_ProductFragment = { id: string, reviews: { total: number, items: Array<{ id: string, rating: number, feedback: string, postedAt: string, boughtHere: boolean, helpfulCount: number, unhelpfulCount: number, photos: Array<{ url: string, srcSet: string | null }>, boughtVariant: { size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null } | null, reviewer: { name: string, photoUrl: string | null } }> } } & { ' $fragmentName'?: 'OwnReview_ProductFragment' };

export type OwnReviewQueryVariables = Exact<{
  productId: string;
}>;


export type OwnReviewQuery = { ownReview: { id: string, rating: number, feedback: string, postedAt: string, isHidden: boolean, photos: Array<{ url: string, srcSet: string | null }> } | null };

export type ProductReviews_ProductFragment = (
  { id: string, reviewCount: number, reviews: { total: number, items: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ReviewItem_ReviewFragment': ReviewItem_ReviewFragment } }
    )> } }
  & { ' $fragmentRefs'?: { 'ReviewSummary_ProductFragment': ReviewSummary_ProductFragment } }
) & { ' $fragmentName'?: 'ProductReviews_ProductFragment' };

export type ReviewPageQueryVariables = Exact<{
  id: string;
  page: number;
  sort?: ReviewSort | null | undefined;
}>;


export type ReviewPageQuery = { product: { id: string, reviews: { total: number, items: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ReviewItem_ReviewFragment': ReviewItem_ReviewFragment } }
      )> } } };

export type ReviewItem_ReviewFragment = { id: string, rating: number, feedback: string, postedAt: string, boughtHere: boolean, helpfulCount: number, unhelpfulCount: number, photos: Array<{ url: string, srcSet: string | null }>, boughtVariant: { size: string | null, sizeBn: string | null, color: string | null, colorBn: string | null } | null, reviewer: { name: string, photoUrl: string | null } } & { ' $fragmentName'?: 'ReviewItem_ReviewFragment' };

export type ReviewSummary_ProductFragment = { id: string, rating: number | null, reviewCount: number, boughtReviewCount: number, ratingCounts: Array<{ rating: number, count: number }> } & { ' $fragmentName'?: 'ReviewSummary_ProductFragment' };

export type OwnVotesQueryVariables = Exact<{
  productId: string;
}>;


export type OwnVotesQuery = { ownVotes: Array<{ reviewId: string, isHelpful: boolean }> };

export type VoteOnReviewMutationVariables = Exact<{
  input: VoteOnReviewInput;
}>;


export type VoteOnReviewMutation = { voteOnReview: { id: string, helpfulCount: number, unhelpfulCount: number } };

export type MissedSearchesQueryVariables = Exact<{
  days: number;
}>;


export type MissedSearchesQuery = { missedSearches: Array<{ search: string, count: number, lastDay: string }> };

export type SearchTrialQueryVariables = Exact<{
  search: string;
}>;


export type SearchTrialQuery = { searchTrial: { total: number, words: Array<{ word: string, means: Array<string> }>, products: Array<{ id: string, name: string, nameBn: string | null, quantity: number, image: { url: string, srcSet: string | null } }> } };

export type SynonymGroupsQueryVariables = Exact<{
  page: number;
  size: number;
  search?: string | null | undefined;
}>;


export type SynonymGroupsQuery = { synonymGroups: { total: number, pageCount: number, items: Array<{ id: string, words: Array<string> }> } };

export type SaveSynonymGroupMutationVariables = Exact<{
  input: SynonymGroupInput;
}>;


export type SaveSynonymGroupMutation = { saveSynonymGroup: { id: string, words: Array<string> } };

export type RemoveSynonymGroupMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSynonymGroupMutation = { removeSynonymGroup: boolean };

export type SuggestionsQueryVariables = Exact<{
  search: string;
  bangla: boolean;
}>;


export type SuggestionsQuery = { suggestions: { search: string, didYouMean: string | null, total: number, products: Array<{ id: string, name: string, nameBn?: string | null, discountedPrice: number, discountedPriceTo: number, quantity: number, image: { url: string, srcSet: string | null } }>, categories: Array<{ code: number, productCount: number }> } };

export type Sender_AllFragment = { version: number, name: string | null, address: string | null, phone: string | null } & { ' $fragmentName'?: 'Sender_AllFragment' };

export type SenderQueryVariables = Exact<{ [key: string]: never; }>;


export type SenderQuery = { sender: { version: number, name: string | null, address: string | null, phone: string | null } };

export type SetSenderMutationVariables = Exact<{
  input: SenderInput;
}>;


export type SetSenderMutation = { setSender: { version: number, name: string | null, address: string | null, phone: string | null } };

export type HoldStockMutationVariables = Exact<{
  input: HoldStockInput;
}>;


export type HoldStockMutation = { holdStock: { expiresAt: string, quantity: number, variantId: string, product: { id: string, quantity: number } | null, variant: { id: string, quantity: number, discountedPrice: number } | null } };

export type HoldsQueryVariables = Exact<{ [key: string]: never; }>;


export type HoldsQuery = { holds: Array<{ quantity: number, expiresAt: string, variantId: string, product: { id: string } | null }> };

export type DeleteMyAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteMyAccountMutation = { deleteMyAccount: boolean };

export type LogOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutEverywhereMutation = { logOutEverywhere: boolean };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, browser: string | null, system: string | null, loggedInAt: string, renewedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, name: string, phone: string | null } };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { recoveryCodesLeft: number, me: { id: string, secondFactorSince: string | null } };

export type BeginSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginSecondFactorMutation = { beginSecondFactor: { secret: string, uri: string } };

export type EnableSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type EnableSecondFactorMutation = { enableSecondFactor: Array<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{
  code: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type DisableSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type DisableSecondFactorMutation = { disableSecondFactor: boolean };

export type UserRow_UserFragment = { id: string, name: string, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, photoUrl: string | null, role: Role, isAdmin: boolean, secondFactorSince: string | null } & { ' $fragmentName'?: 'UserRow_UserFragment' };

export type UsersQueryVariables = Exact<{
  page: number;
  size: number;
  search?: string | null | undefined;
  worksHere?: boolean | null | undefined;
  sort: UserSort;
}>;


export type UsersQuery = { users: { total: number, pageCount: number, items: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'UserRow_UserFragment': UserRow_UserFragment } }
    )> } };

export type UserCountsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type UserCountsQuery = { team: { total: number }, shoppers: { total: number } };

export type SetRoleMutationVariables = Exact<{
  id: string;
  role: Role;
  evenUnconfirmed: boolean;
}>;


export type SetRoleMutation = { setRole: { id: string, role: Role, isAdmin: boolean } };

export type LogOutUserMutationVariables = Exact<{
  id: string;
}>;


export type LogOutUserMutation = { logOutUser: boolean };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: boolean };

export type RemoveUserMutationVariables = Exact<{
  id: string;
}>;


export type RemoveUserMutation = { removeUser: boolean };

export type WishedIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type WishedIdsQuery = { wishedIds: Array<string> };

export type WishMutationVariables = Exact<{
  productId: string;
  addedAt?: string | null | undefined;
}>;


export type WishMutation = { wish: Array<string> };

export type UnwishMutationVariables = Exact<{
  productId: string;
}>;


export type UnwishMutation = { unwish: Array<string> };

export type DeliveryRules_PlanFragment = { fee: number, minDays: number, maxDays: number, freeFrom: number | null, exceptions: Array<{ district: string, fee: number, minDays: number, maxDays: number }> } & { ' $fragmentName'?: 'DeliveryRules_PlanFragment' };

export type DeliveryQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryQuery = { delivery: { version: number, fee: number, minDays: number, maxDays: number, freeFrom: number | null, exceptions: Array<{ district: string, fee: number, minDays: number, maxDays: number }> } };

export type KeepLanguageMutationVariables = Exact<{
  language: Language;
}>;


export type KeepLanguageMutation = { updateProfile: { id: string, language: Language | null } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, name: string, photoUrl: string | null, role: Role, isAdmin: boolean, needsSecondFactor: boolean, language: Language | null } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { accessToken: string, user: { id: string, email: string | null, emailVerified: boolean, phone: string | null, phoneVerified: boolean, name: string, photoUrl: string | null, role: Role, isAdmin: boolean, needsSecondFactor: boolean, language: Language | null } } };

export type ProductCorner_ProductFragment = { id: string, name: string, nameBn: string | null } & { ' $fragmentName'?: 'ProductCorner_ProductFragment' };

export type ProductQueryVariables = Exact<{
  id: string;
}>;


export type ProductQuery = { product: (
    { id: string, name: string }
    & { ' $fragmentRefs'?: { 'ProductBreadcrumb_ProductFragment': ProductBreadcrumb_ProductFragment;'ProductDetail_ProductFragment': ProductDetail_ProductFragment;'ProductCorner_ProductFragment': ProductCorner_ProductFragment;'ProductPurchase_ProductFragment': ProductPurchase_ProductFragment;'VariantChoice_ProductFragment': VariantChoice_ProductFragment;'ProductReviews_ProductFragment': ProductReviews_ProductFragment } }
  ) };

export type ProductPurchase_ProductFragment = { id: string, name: string, nameBn: string | null } & { ' $fragmentName'?: 'ProductPurchase_ProductFragment' };

export type WishesQueryVariables = Exact<{ [key: string]: never; }>;


export type WishesQuery = { wishes: Array<{ productId: string, name: string, nameBn: string | null, addedAt: string, image: { url: string, srcSet: string | null }, product: (
      { id: string, quantity: number }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    ) | null }> };
