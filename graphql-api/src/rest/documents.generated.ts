/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Where a shopper orders from. */
export type OrderSource =
  /** From a product page: the cart stays as it is. */
  | 'BUY_NOW'
  /** From the cart: the products that are ordered leave it. */
  | 'CART';

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

/** What an admin counted. */
export type SetStockInput = {
  /** The stock that the admin saw; STOCK_CHANGED when it is another one by now. Not given: not asked. */
  expectedQuantity?: number | null | undefined;
  /** The product. */
  productId: string;
  /** How many pieces are to be available, 0 to 1,000,000. */
  quantity: number;
  /** The variant of it; not given: the only one. VARIANT_REQUIRED for a product with several. */
  variantId?: string | null | undefined;
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

/** So many pieces of a variant that came back and cannot be sold. */
export type WrittenOffInput = {
  /** How many pieces; no more than were ordered. */
  quantity: number;
  /** A variant of the order. */
  variantId: string;
};

export type RestCartItemFragment = { productId: string, variantId: string, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, available: number, state: CartLineState, variant: { sku: string | null, size: string | null, color: string | null }, image: { url: string } };

export type RestCartQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCartQuery = { cart: { email: string | null, items: Array<{ productId: string, variantId: string, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, available: number, state: CartLineState, variant: { sku: string | null, size: string | null, color: string | null }, image: { url: string } }> } };

export type RestAddToCartMutationVariables = Exact<{
  input: CartItemInput;
}>;


export type RestAddToCartMutation = { addToCart: { email: string | null, items: Array<{ productId: string, variantId: string, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, available: number, state: CartLineState, variant: { sku: string | null, size: string | null, color: string | null }, image: { url: string } }> } };

export type RestRemoveFromCartMutationVariables = Exact<{
  productId: string;
  variantId?: string | null | undefined;
}>;


export type RestRemoveFromCartMutation = { removeFromCart: boolean };

export type RestClearCartMutationVariables = Exact<{ [key: string]: never; }>;


export type RestClearCartMutation = { clearCart: number };

export type RestDeliveryQueryVariables = Exact<{
  district: string;
  total: number;
}>;


export type RestDeliveryQuery = { delivery: { freeFrom: number | null, terms: { fee: number, minDays: number, maxDays: number } } };

export type RestConfirmOrderMutationVariables = Exact<{
  input: ConfirmOrderInput;
}>;


export type RestConfirmOrderMutation = { confirmOrder: { id: string, number: string, customerName: string, customerEmail: string | null, address: string, area: string | null, district: string, country: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, placedAt: string, deliveredAt: string | null, status: OrderStatus, version: number, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null }>, lines: Array<{ productId: string, variantId: string, sku: string | null, size: string | null, color: string | null, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, image: { url: string } }> } };

export type RestShipOrderMutationVariables = Exact<{
  shipments: Array<ShipOrderInput> | ShipOrderInput;
}>;


export type RestShipOrderMutation = { shipOrders: Array<{ code: string | null, status: OrderStatus | null, version: number | null, order: { id: string, number: string, customerName: string, customerEmail: string | null, address: string, area: string | null, district: string, country: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, placedAt: string, deliveredAt: string | null, status: OrderStatus, version: number, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null }>, lines: Array<{ productId: string, variantId: string, sku: string | null, size: string | null, color: string | null, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, image: { url: string } }> } | null }> };

export type RestMarkDeliveredMutationVariables = Exact<{
  id: string;
  expectedStatus?: OrderStatus | null | undefined;
  expectedVersion?: number | null | undefined;
}>;


export type RestMarkDeliveredMutation = { markDelivered: { id: string, number: string, customerName: string, customerEmail: string | null, address: string, area: string | null, district: string, country: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, placedAt: string, deliveredAt: string | null, status: OrderStatus, version: number, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null }>, lines: Array<{ productId: string, variantId: string, sku: string | null, size: string | null, color: string | null, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, image: { url: string } }> } };

export type RestCancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type RestCancelOrderMutation = { cancelOrder: { id: string, number: string, customerName: string, customerEmail: string | null, address: string, area: string | null, district: string, country: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, placedAt: string, deliveredAt: string | null, status: OrderStatus, version: number, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null }>, lines: Array<{ productId: string, variantId: string, sku: string | null, size: string | null, color: string | null, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, image: { url: string } }> } };

export type RestNoteReturningMutationVariables = Exact<{
  input: NoteReturningInput;
}>;


export type RestNoteReturningMutation = { noteReturning: { id: string, number: string, customerName: string, customerEmail: string | null, address: string, area: string | null, district: string, country: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, placedAt: string, deliveredAt: string | null, status: OrderStatus, version: number, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null }>, lines: Array<{ productId: string, variantId: string, sku: string | null, size: string | null, color: string | null, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, image: { url: string } }> } };

export type RestReturnOrderMutationVariables = Exact<{
  input: ReturnOrderInput;
}>;


export type RestReturnOrderMutation = { returnOrder: { id: string, number: string, customerName: string, customerEmail: string | null, address: string, area: string | null, district: string, country: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, placedAt: string, deliveredAt: string | null, status: OrderStatus, version: number, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null }>, lines: Array<{ productId: string, variantId: string, sku: string | null, size: string | null, color: string | null, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, image: { url: string } }> } };

export type RestOrderFragment = { id: string, number: string, customerName: string, customerEmail: string | null, address: string, area: string | null, district: string, country: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, placedAt: string, deliveredAt: string | null, status: OrderStatus, version: number, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null }>, lines: Array<{ productId: string, variantId: string, sku: string | null, size: string | null, color: string | null, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, image: { url: string } }> };

export type RestPlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type RestPlaceOrderMutation = { placeOrder: { id: string, number: string, customerName: string, customerEmail: string | null, address: string, area: string | null, district: string, country: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, placedAt: string, deliveredAt: string | null, status: OrderStatus, version: number, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null }>, lines: Array<{ productId: string, variantId: string, sku: string | null, size: string | null, color: string | null, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, image: { url: string } }> } };

export type RestOrdersOfQueryVariables = Exact<{
  email: string;
  page: number;
  size: number;
}>;


export type RestOrdersOfQuery = { ordersOf: { items: Array<{ id: string, number: string, customerName: string, customerEmail: string | null, address: string, area: string | null, district: string, country: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, placedAt: string, deliveredAt: string | null, status: OrderStatus, version: number, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null }>, lines: Array<{ productId: string, variantId: string, sku: string | null, size: string | null, color: string | null, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, image: { url: string } }> }> } };

export type RestOrdersQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type RestOrdersQuery = { orders: { items: Array<{ id: string, number: string, customerName: string, customerEmail: string | null, address: string, area: string | null, district: string, country: string, phone: string, receiverName: string, riderNote: string | null, callFirst: boolean, total: number, deliveryFee: number, deliveryMinDays: number | null, deliveryMaxDays: number | null, placedAt: string, deliveredAt: string | null, status: OrderStatus, version: number, events: Array<{ at: string, kind: OrderEventKind, by: OrderActor, from: OrderStatus | null, to: OrderStatus | null, reason: string | null }>, lines: Array<{ productId: string, variantId: string, sku: string | null, size: string | null, color: string | null, name: string, unitPrice: number, brandName: string | null, placeOfOrigin: string | null, quantity: number, image: { url: string } }> }> } };

export type RestDeleteOrderMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteOrderMutation = { deleteOrder: boolean };

export type RestVariantFragment = { id: string, sku: string | null, size: string | null, color: string | null, price: number, quantity: number, image: { url: string } };

export type RestProductFragment = { id: string, name: string, nameBn: string | null, description: string | null, descriptionBn: string | null, price: number, discount: number, quantity: number, rating: number | null, reviewCount: number, productType: string | null, productTypeBn: string | null, placeOfOrigin: string | null, placeOfOriginBn: string | null, modelNumber: string | null, material: string | null, materialBn: string | null, color: string | null, colorBn: string | null, size: string | null, sizeBn: string | null, brandName: string | null, category: { code: number }, image: { url: string }, images: Array<{ url: string, alt: string | null, altBn: string | null }>, variants: Array<{ id: string, sku: string | null, size: string | null, color: string | null, price: number, quantity: number, image: { url: string } }> };

export type RestProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  category?: number | null | undefined;
  filter?: ProductFilterInput | null | undefined;
  sort: ProductSort;
  page: number;
  size: number;
  after?: string | null | undefined;
}>;


export type RestProductsQuery = { products: { total: number, items: Array<{ id: string, name: string, nameBn: string | null, description: string | null, descriptionBn: string | null, price: number, discount: number, quantity: number, rating: number | null, reviewCount: number, productType: string | null, productTypeBn: string | null, placeOfOrigin: string | null, placeOfOriginBn: string | null, modelNumber: string | null, material: string | null, materialBn: string | null, color: string | null, colorBn: string | null, size: string | null, sizeBn: string | null, brandName: string | null, category: { code: number }, image: { url: string }, images: Array<{ url: string, alt: string | null, altBn: string | null }>, variants: Array<{ id: string, sku: string | null, size: string | null, color: string | null, price: number, quantity: number, image: { url: string } }> }> } };

export type RestProductFacetsQueryVariables = Exact<{
  search?: string | null | undefined;
  category?: number | null | undefined;
  filter?: ProductFilterInput | null | undefined;
}>;


export type RestProductFacetsQuery = { products: { total: number, facets: { all: number, inStock: number, onOffer: number, unknown: Array<string>, price: { lowest: number, highest: number, steps: Array<number> }, brands: Array<{ value: string, valueBn: string | null, swatch: string | null, count: number }>, sizes: Array<{ value: string, valueBn: string | null, swatch: string | null, count: number }>, colors: Array<{ value: string, valueBn: string | null, swatch: string | null, count: number }>, materials: Array<{ value: string, valueBn: string | null, swatch: string | null, count: number }>, ratings: Array<{ minRating: number, count: number }> } } };

export type RestFacetValueFragment = { value: string, valueBn: string | null, swatch: string | null, count: number };

export type RestProductCountQueryVariables = Exact<{ [key: string]: never; }>;


export type RestProductCountQuery = { productCount: number };

export type RestProductQueryVariables = Exact<{
  id: string;
}>;


export type RestProductQuery = { product: { id: string, name: string, nameBn: string | null, description: string | null, descriptionBn: string | null, price: number, discount: number, quantity: number, rating: number | null, reviewCount: number, productType: string | null, productTypeBn: string | null, placeOfOrigin: string | null, placeOfOriginBn: string | null, modelNumber: string | null, material: string | null, materialBn: string | null, color: string | null, colorBn: string | null, size: string | null, sizeBn: string | null, brandName: string | null, category: { code: number }, image: { url: string }, images: Array<{ url: string, alt: string | null, altBn: string | null }>, variants: Array<{ id: string, sku: string | null, size: string | null, color: string | null, price: number, quantity: number, image: { url: string } }> } };

export type RestAddProductMutationVariables = Exact<{
  input: AddProductInput;
}>;


export type RestAddProductMutation = { addProduct: { id: string, name: string, nameBn: string | null, description: string | null, descriptionBn: string | null, price: number, discount: number, quantity: number, rating: number | null, reviewCount: number, productType: string | null, productTypeBn: string | null, placeOfOrigin: string | null, placeOfOriginBn: string | null, modelNumber: string | null, material: string | null, materialBn: string | null, color: string | null, colorBn: string | null, size: string | null, sizeBn: string | null, brandName: string | null, category: { code: number }, image: { url: string }, images: Array<{ url: string, alt: string | null, altBn: string | null }>, variants: Array<{ id: string, sku: string | null, size: string | null, color: string | null, price: number, quantity: number, image: { url: string } }> } };

export type RestUpdateProductMutationVariables = Exact<{
  id: string;
  input: UpdateProductInput;
}>;


export type RestUpdateProductMutation = { updateProduct: { id: string } };

export type RestDeleteProductMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteProductMutation = { deleteProduct: boolean };

export type RestHoldStockMutationVariables = Exact<{
  input: HoldStockInput;
}>;


export type RestHoldStockMutation = { holdStock: { quantity: number } };

export type RestSetStockMutationVariables = Exact<{
  input: SetStockInput;
}>;


export type RestSetStockMutation = { setStock: { id: string } };

export type RestReviewFragment = { id: string, rating: number, feedback: string, postedAt: string, boughtHere: boolean, helpfulCount: number, unhelpfulCount: number, photos: Array<{ url: string }>, boughtVariant: { size: string | null, color: string | null } | null, reviewer: { name: string, photoUrl: string | null, email: string | null } };

export type RestReviewsQueryVariables = Exact<{
  productId: string;
  page: number;
  size: number;
}>;


export type RestReviewsQuery = { reviews: { items: Array<{ id: string, rating: number, feedback: string, postedAt: string, boughtHere: boolean, helpfulCount: number, unhelpfulCount: number, photos: Array<{ url: string }>, boughtVariant: { size: string | null, color: string | null } | null, reviewer: { name: string, photoUrl: string | null, email: string | null } }> } };

export type RestPostReviewMutationVariables = Exact<{
  input: PostReviewInput;
}>;


export type RestPostReviewMutation = { postReview: { id: string, rating: number, feedback: string, postedAt: string, boughtHere: boolean, helpfulCount: number, unhelpfulCount: number, photos: Array<{ url: string }>, boughtVariant: { size: string | null, color: string | null } | null, reviewer: { name: string, photoUrl: string | null, email: string | null } } };

export type RestIsAdminQueryVariables = Exact<{
  email: string;
}>;


export type RestIsAdminQuery = { isAdmin: boolean };

export type RestUsersQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type RestUsersQuery = { users: { items: Array<{ id: string, name: string, email: string | null, phone: string | null, photoUrl: string | null, role: Role, emailVerified: boolean }> } };

export type RestSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type RestSignInMutation = { signIn: { accessToken: string, isNew: boolean } };

export type RestMakeAdminMutationVariables = Exact<{
  email: string;
}>;


export type RestMakeAdminMutation = { makeAdminByEmail: boolean };

export type RestRemoveUserMutationVariables = Exact<{
  id: string;
}>;


export type RestRemoveUserMutation = { removeUser: boolean };

export const RestCartItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<RestCartItemFragment, unknown>;
export const RestOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"riderNote"}},{"kind":"Field","name":{"kind":"Name","value":"callFirst"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMaxDays"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<RestOrderFragment, unknown>;
export const RestVariantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RestVariantFragment, unknown>;
export const RestProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"altBn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productTypeBn"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOriginBn"}},{"kind":"Field","name":{"kind":"Name","value":"modelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"materialBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestVariant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RestProductFragment, unknown>;
export const RestFacetValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFacetValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueBn"}},{"kind":"Field","name":{"kind":"Name","value":"swatch"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<RestFacetValueFragment, unknown>;
export const RestReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boughtHere"}},{"kind":"Field","name":{"kind":"Name","value":"boughtVariant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpfulCount"}},{"kind":"Field","name":{"kind":"Name","value":"unhelpfulCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestReviewFragment, unknown>;
export const RestCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCartItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<RestCartQuery, RestCartQueryVariables>;
export const RestAddToCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestAddToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCartItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCartItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<RestAddToCartMutation, RestAddToCartMutationVariables>;
export const RestRemoveFromCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRemoveFromCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variantId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"variantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variantId"}}}]}]}}]} as unknown as DocumentNode<RestRemoveFromCartMutation, RestRemoveFromCartMutationVariables>;
export const RestClearCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestClearCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearCart"}}]}}]} as unknown as DocumentNode<RestClearCartMutation, RestClearCartMutationVariables>;
export const RestDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"district"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"total"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SafeInt"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"district"},"value":{"kind":"Variable","name":{"kind":"Name","value":"district"}}},{"kind":"Argument","name":{"kind":"Name","value":"total"},"value":{"kind":"Variable","name":{"kind":"Name","value":"total"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}}]}}]}}]}}]} as unknown as DocumentNode<RestDeliveryQuery, RestDeliveryQueryVariables>;
export const RestConfirmOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestConfirmOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"riderNote"}},{"kind":"Field","name":{"kind":"Name","value":"callFirst"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMaxDays"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<RestConfirmOrderMutation, RestConfirmOrderMutationVariables>;
export const RestShipOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestShipOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shipments"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShipOrderInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shipOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shipments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shipments"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"riderNote"}},{"kind":"Field","name":{"kind":"Name","value":"callFirst"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMaxDays"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<RestShipOrderMutation, RestShipOrderMutationVariables>;
export const RestMarkDeliveredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestMarkDelivered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedStatus"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markDelivered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"riderNote"}},{"kind":"Field","name":{"kind":"Name","value":"callFirst"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMaxDays"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<RestMarkDeliveredMutation, RestMarkDeliveredMutationVariables>;
export const RestCancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"riderNote"}},{"kind":"Field","name":{"kind":"Name","value":"callFirst"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMaxDays"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<RestCancelOrderMutation, RestCancelOrderMutationVariables>;
export const RestNoteReturningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestNoteReturning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteReturningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteReturning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"riderNote"}},{"kind":"Field","name":{"kind":"Name","value":"callFirst"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMaxDays"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<RestNoteReturningMutation, RestNoteReturningMutationVariables>;
export const RestReturnOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestReturnOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"riderNote"}},{"kind":"Field","name":{"kind":"Name","value":"callFirst"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMaxDays"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<RestReturnOrderMutation, RestReturnOrderMutationVariables>;
export const RestPlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestPlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"riderNote"}},{"kind":"Field","name":{"kind":"Name","value":"callFirst"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMaxDays"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<RestPlaceOrderMutation, RestPlaceOrderMutationVariables>;
export const RestOrdersOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOrdersOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"riderNote"}},{"kind":"Field","name":{"kind":"Name","value":"callFirst"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMaxDays"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<RestOrdersOfQuery, RestOrdersOfQueryVariables>;
export const RestOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"riderNote"}},{"kind":"Field","name":{"kind":"Name","value":"callFirst"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMaxDays"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<RestOrdersQuery, RestOrdersQueryVariables>;
export const RestDeleteOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RestDeleteOrderMutation, RestDeleteOrderMutationVariables>;
export const RestProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"altBn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productTypeBn"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOriginBn"}},{"kind":"Field","name":{"kind":"Name","value":"modelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"materialBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestVariant"}}]}}]}}]} as unknown as DocumentNode<RestProductsQuery, RestProductsQueryVariables>;
export const RestProductFacetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProductFacets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFacetValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFacetValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFacetValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"materials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFacetValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minRating"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"onOffer"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFacetValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueBn"}},{"kind":"Field","name":{"kind":"Name","value":"swatch"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<RestProductFacetsQuery, RestProductFacetsQueryVariables>;
export const RestProductCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProductCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}]} as unknown as DocumentNode<RestProductCountQuery, RestProductCountQueryVariables>;
export const RestProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"altBn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productTypeBn"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOriginBn"}},{"kind":"Field","name":{"kind":"Name","value":"modelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"materialBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestVariant"}}]}}]}}]} as unknown as DocumentNode<RestProductQuery, RestProductQueryVariables>;
export const RestAddProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestAddProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestVariant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameBn"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionBn"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"altBn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"productTypeBn"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfOriginBn"}},{"kind":"Field","name":{"kind":"Name","value":"modelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"materialBn"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"colorBn"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBn"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestVariant"}}]}}]}}]} as unknown as DocumentNode<RestAddProductMutation, RestAddProductMutationVariables>;
export const RestUpdateProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestUpdateProductMutation, RestUpdateProductMutationVariables>;
export const RestDeleteProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RestDeleteProductMutation, RestDeleteProductMutationVariables>;
export const RestHoldStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestHoldStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoldStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<RestHoldStockMutation, RestHoldStockMutationVariables>;
export const RestSetStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSetStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestSetStockMutation, RestSetStockMutationVariables>;
export const RestReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestReview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boughtHere"}},{"kind":"Field","name":{"kind":"Name","value":"boughtVariant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpfulCount"}},{"kind":"Field","name":{"kind":"Name","value":"unhelpfulCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestReviewsQuery, RestReviewsQueryVariables>;
export const RestPostReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestPostReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestReview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boughtHere"}},{"kind":"Field","name":{"kind":"Name","value":"boughtVariant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpfulCount"}},{"kind":"Field","name":{"kind":"Name","value":"unhelpfulCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestPostReviewMutation, RestPostReviewMutationVariables>;
export const RestIsAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestIsAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<RestIsAdminQuery, RestIsAdminQueryVariables>;
export const RestUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}}]}}]}}]} as unknown as DocumentNode<RestUsersQuery, RestUsersQueryVariables>;
export const RestSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}}]}}]}}]} as unknown as DocumentNode<RestSignInMutation, RestSignInMutationVariables>;
export const RestMakeAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestMakeAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeAdminByEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<RestMakeAdminMutation, RestMakeAdminMutationVariables>;
export const RestRemoveUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRemoveUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RestRemoveUserMutation, RestRemoveUserMutationVariables>;