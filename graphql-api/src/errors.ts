/** Every error code with its HTTP status and its message, for GraphQL and REST alike. */
export const errors = {
  BAD_USER_INPUT: { status: 400, message: 'Some of this cannot be accepted.' },
  QUERY_TOO_COSTLY: { status: 400, message: 'This asks for more at once than the shop answers.' },
  UNAUTHENTICATED: { status: 401, message: 'Please log in.' },
  ID_TOKEN_USED: { status: 401, message: 'This ID token was exchanged before. Please send a new one.' },
  REAUTHENTICATE: { status: 401, message: 'Please log in once more for this.' },
  FORBIDDEN: { status: 403, message: 'This is not yours to see or change.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  REQUEST_TIMEOUT: { status: 408, message: 'The rest of the request did not come in time.' },
  ADDRESSES_FULL: { status: 409, message: 'You have saved as many addresses as the shop keeps.' },
  BEING_SENT: { status: 409, message: 'This order is being handed to a courier, who has not answered yet.' },
  CALLED_OFTEN: { status: 409, message: 'This shopper was called often enough for now.' },
  CART_EMPTY: { status: 409, message: 'There is nothing to order.' },
  CART_FULL: { status: 409, message: 'The cart holds as many products as an order can have.' },
  COURIER_NOT_SET_UP: { status: 409, message: 'The shop is not connected to this courier.' },
  COURIER_REFUSED: { status: 409, message: 'The courier does not take this order.' },
  COURIER_SILENT: {
    status: 409,
    message: 'The courier has not answered, so nobody knows yet whether it has the order.',
  },
  DELIVERY_CHANGED: { status: 409, message: 'The delivery rules have changed since you read them.' },
  EMAIL_IN_USE: { status: 409, message: 'Another account uses this email address.' },
  EMAIL_NOT_CONFIRMED: { status: 409, message: 'This needs an email address that you have confirmed.' },
  IMPORT_TOUCHED: { status: 409, message: 'Something of this import was ordered or changed since.' },
  IN_STOCK: { status: 409, message: 'It is in stock.' },
  LAST_ADMIN: { status: 409, message: 'The shop must keep its last owner.' },
  LIMITS_CHANGED: { status: 409, message: 'The limits have changed since you read them.' },
  NOT_OWED: { status: 409, message: 'The courier does not owe the cash of one of these orders.' },
  ORDER_CHANGED: { status: 409, message: 'This order was corrected since you read it.' },
  ORDER_HAS_CASH: {
    status: 409,
    message: 'The cash of this order is in a payout, or not settled with its courier.',
  },
  ORDER_ON_ITS_WAY: {
    status: 409,
    message: 'This order is on its way: nobody in the shop has its pieces or its money.',
  },
  OUT_OF_STOCK: { status: 409, message: 'There is not enough in stock.' },
  PRICE_CHANGED: { status: 409, message: 'The price has changed.' },
  PRODUCT_CHANGED: { status: 409, message: 'The price or the discount has changed since you read it.' },
  PURCHASE_LIMIT: { status: 409, message: 'This is more than one customer can have at one time.' },
  RESTOCK_REQUESTS_FULL: { status: 409, message: 'You wait for as many products as the shop keeps in mind.' },
  STATUS_CHANGED: { status: 409, message: 'The order cannot take this step from where it stands now.' },
  STEP_STAYS: { status: 409, message: 'The last step of this order cannot be taken back.' },
  STOCK_CHANGED: { status: 409, message: 'The stock has changed since you read it.' },
  SYNONYM_TAKEN: { status: 409, message: 'One of these words stands in another group.' },
  SYNONYMS_CHANGED: { status: 409, message: 'The words of this group have changed since you read them.' },
  SYNONYMS_FULL: { status: 409, message: 'The shop keeps as many groups of words as it can.' },
  VARIANT_REQUIRED: { status: 409, message: 'This comes in several sizes or colours. Please choose one.' },
  VARIANTS_CHANGED: { status: 409, message: 'A stock or a price has changed since you read it.' },
  VARIANT_TAKEN: { status: 409, message: 'The product has this size and colour already.' },
  SETTINGS_CHANGED: { status: 409, message: 'The settings have changed since you read them.' },
  SKU_TAKEN: { status: 409, message: 'Another variant has this number.' },
  WISHES_FULL: { status: 409, message: 'Your wish list holds as many products as it can.' },
  TOO_MANY_HOLDS: { status: 409, message: 'You have set aside as many products as the shop allows at one time.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This is larger than the shop accepts.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: 'This call does not take that content type; most take application/json.',
  },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This idempotency key was sent before with other content.' },
  RATE_LIMITED: { status: 429, message: 'That was too often. Please try again later.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'The headers are larger than the shop accepts.' },
  INTERNAL: { status: 500, message: 'Something went wrong in the shop. Please try again.' },
  UNAVAILABLE: { status: 503, message: 'The shop cannot answer just now. Please try again in a moment.' },
} as const

export type ErrorCode = keyof typeof errors

/** An error that callers are meant to see. Any other error reaches them as INTERNAL with a request id. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: Readonly<Record<string, unknown>>,
    options?: ErrorOptions,
  ) {
    super(errors[code].message, options)
  }

  /** Whether the fault is on our side, so that it must be logged. Who is told when to come again was put off on purpose. */
  get isOutage(): boolean {
    return errors[this.code].status >= 500 && this.details?.retryAfter === undefined
  }
}

/** In seconds: when to come again after a moment in which there was too much to do. */
export const IN_A_MOMENT = 1

/** For `.catch()`. @throws DomainError UNAVAILABLE with the given error as its cause */
export const unavailable = (cause: unknown): never => {
  throw new DomainError('UNAVAILABLE', undefined, { cause })
}
