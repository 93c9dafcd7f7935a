/** How often something may be done: so many times in so many seconds. */
export interface Policy {
  seconds: number
  /** By somebody who is signed in. */
  account: number
  /** From one address, by all who are behind it: far more than a whole town does, since mobile networks put thousands of phones behind one. */
  address: number
  /** The root fields of GraphQL that count, and with them the REST calls that ask for them. */
  fields?: readonly string[]
}

const MINUTE = 60
const HOUR = 3600

/** Every limit of the shop on how often, by the name that a refusal and the header `RateLimit` give. */
export const policies = {
  /** Of an address those alone whose token is nobody's. */
  signIn: { seconds: 10 * MINUTE, account: 30, address: 6000 },
  /** Codes that somebody tries, right or wrong: three of a million are right, so a thief of the password tries for 16 years for an even chance. By account only. */
  secondFactor: { seconds: 6 * HOUR, account: 10, address: 600 },
  orders: { seconds: HOUR, account: 60, address: 6000, fields: ['placeOrder'] },
  cart: {
    seconds: 10 * MINUTE,
    account: 600,
    address: 60_000,
    fields: ['addToCart', 'setCartQuantity', 'removeFromCart', 'putBackIntoCart', 'clearCart', 'wish', 'unwish'],
  },
  /** Holds and their changes: whoever takes the last pieces and gives some back changes the lists, and all that is kept of them goes. */
  holds: { seconds: HOUR, account: 60, address: 6000, fields: ['holdStock'] },
  account: {
    seconds: HOUR,
    account: 200,
    address: 20_000,
    fields: [
      'updateProfile',
      'saveAddress',
      'removeAddress',
      'endSession',
      'askForRestock',
      'withdrawRestockRequest',
      'deleteMyAccount',
      'beginSecondFactor',
      'enableSecondFactor',
      'renewRecoveryCodes',
      'disableSecondFactor',
      'cancelMyOrder',
    ],
  },
  reviews: { seconds: HOUR, account: 100, address: 10_000, fields: ['postReview', 'voteOnReview'] },
  /** Other stars for what one has reviewed before: the rating of the product changes with them, and all that is kept of lists goes. */
  changedStars: { seconds: HOUR, account: 10, address: 1000 },
  /** What is not found, and each question about an order of others, of each address as by an account. */
  tracking: { seconds: HOUR, account: 30, address: 6000 },
  /** One order, asked about from anywhere: nobody finds its phone out, and few can keep others from asking. */
  trackedOrders: { seconds: HOUR, account: 600, address: 6000 },
  /** Handing orders to couriers, up to a hundred at a time. */
  sendings: { seconds: HOUR, account: 300, address: 6000, fields: ['sendOrders'] },
  /** What couriers tell, whether their token is right or wrong. */
  courierMessages: { seconds: 10 * MINUTE, account: 6000, address: 6000 },
  contact: { seconds: 10 * MINUTE, account: 20, address: 200 },
  uploads: { seconds: HOUR, account: 600, address: 6000 },
  imports: { seconds: HOUR, account: 60, address: 600, fields: ['undoImport'] },
  exports: { seconds: HOUR, account: 60, address: 600 },
  /** Lists of the REST interface that are asked for without `page`. */
  wholeLists: { seconds: 5 * MINUTE, account: 100, address: 300 },
  /** Pages that are rendered anew; whoever asks for more of them gets their scripts, which render them in the browser. */
  pages: { seconds: MINUTE, account: 300, address: 300 },
  searches: { seconds: 5 * MINUTE, account: 1500, address: 60_000 },
  /** Costly queries, by their cost (`graphql/costly-queries.ts`): of the client, wish lists of shoppers count, and lists of orders. */
  reads: { seconds: 5 * MINUTE, account: 1500, address: 6000 },
  introspections: { seconds: MINUTE, account: 60, address: 600 },
  /** Documents of GraphQL that are refused before they are executed; after so many, only those are read that have passed before. */
  refusedDocuments: { seconds: MINUTE, account: 60, address: 600 },
} as const satisfies Record<string, Policy>

export type PolicyName = keyof typeof policies

/** Mutations of shoppers that are not counted by their name: leaving must never be refused, and a log-in counts for whose it turns out to be. */
export const uncountedMutations: ReadonlySet<string> = new Set(['logOut', 'logOutEverywhere', 'signIn'])

/** Root fields by the policy that they count for. */
export const policyOfField: ReadonlyMap<string, PolicyName> = new Map(
  Object.entries(policies).flatMap(([name, policy]) =>
    'fields' in policy ? policy.fields.map((field): [string, PolicyName] => [field, name as PolicyName]) : [],
  ),
)
