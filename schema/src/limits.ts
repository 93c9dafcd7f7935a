/** Numbers that the client shows and the server enforces. */
export const limits = {
  /** Page sizes that the shop's own lists offer. */
  pageSizes: [5, 10],
  /** Those of the list of products that admins change. */
  manageSizes: [5, 10, 25, 50],
  defaultPageSize: 10,
  /** Products that are deleted at once. */
  productsAtOnce: 100,
  /** The largest page that a GraphQL caller may ask for. */
  maxPageSize: 100,
  searchLength: 100,
  /** Of a filter of products: the values of one kind, such as brands. */
  filter: { values: 20 },
  /** Groups of words that mean the same; of one group: the fewest and the most words, and the characters of a word. */
  synonyms: { groups: 2000, fewest: 2, words: 50, length: 60 },
  /** Of searches that found nothing: characters, different ones a day, what counts in an hour of one caller (different ones, and each how often), days they are kept, and how many are listed. */
  missedSearches: {
    length: 60,
    aDay: 1000,
    of: { account: { anHour: 30, each: 1 }, address: { anHour: 300, each: 20 } },
    days: 90,
    listed: 100,
  },
  /** Pieces available; a product with no more than these is low. */
  lowStock: 5,
  /** Days that the overview can look back over, today among them. */
  overviewDays: 90,
  /** Days of a report: two years. */
  reportDays: 731,
  /** Of one product: characters, whole taka, pieces, percent. */
  product: {
    name: 200,
    description: 2000,
    detail: 100,
    price: 10_000_000,
    quantity: 1_000_000,
    discount: 100,
    pictures: 8,
  },
  /** Characters that say what is seen on a picture. */
  alt: 200,
  /** Variants of one product; of one variant: characters of its size, its colour and its number. */
  variants: { each: 60, text: 40 },
  /** Of the table of sizes of one product: columns, rows, and characters of a cell. */
  sizeChart: { columns: 10, rows: 30, cell: 40 },
  /** Bytes of a picture that is uploaded. */
  pictureBytes: 5 * 1024 * 1024,
  /** Whole megapixels of a picture that is uploaded: of a JPEG as phones save it, which is read small, and of any other. */
  pictureMegapixels: { photo: 50, other: 25 },
  /** Pixels of each side of a picture that is uploaded. */
  pictureSide: 12_000,
  /**
   * Of a file of products: bytes, rows below its header, cells (more than rows of all columns hold), and problems that are listed. Of an import: the days in which it
   * can be undone, how many are listed, and how many products that stand in the way.
   */
  import: {
    bytes: 5 * 1024 * 1024,
    rows: 10_000,
    cells: 500_000,
    problems: 1000,
    undoDays: 7,
    listed: 10,
    inTheWay: 20,
  },
  /** Text messages about orders in 24 hours: to one phone. */
  texts: { toPhone: 5 },
  reviewLength: 2000,
  /** In a day, by people who have not received the product: of one account, and of one product. */
  reviewsWithoutBuying: { ofAccount: 3, ofProduct: 5 },
  /** Photos of a review, and how many of them one shopper may upload in an hour. */
  reviewPhotos: { most: 3, anHour: 20 },
  /** Lines of a cart, and of an order. */
  lines: 100,
  /** Of one shopper: holds that run at one time, new ones an hour, and new ones of the same variant in so many hours. */
  holds: { atOnce: 5, anHour: 20, same: 3, sameHours: 3 },
  /** What the owner may set at most as limits of customers: pieces, open orders, whole taka. */
  purchase: { pieces: 1_000_000, openOrders: 1000, total: 1_000_000_000 },
  addressLength: 500,
  /** Of an upazila or area, of the note for the rider, and of the name of a saved address, in characters. */
  area: 80,
  riderNote: 200,
  addressLabel: 40,
  /** Of the steps of an order: characters of a note, of a courier's name or number and of an address to follow it by, and orders that are sent at once, or chosen together. */
  order: { note: 500, courier: 80, url: 500, atOnce: 100, chosen: 1000 },
  /** Of a note for the courier: characters. */
  courierNote: 200,
  /** The characters of the code of a courier that the shop is connected to. */
  courierCode: 20,
  /** Of what couriers say and somebody has to look at: characters, and how many are listed. */
  courierNotices: { length: 2000, listed: 100 },
  /** Of one payout: orders, whole taka, and characters of the courier's file. */
  payout: { orders: 500, taka: 1_000_000_000, file: 80_000 },
  /** Calls about one order that nobody answered: so many a day, and so long one after the other. */
  callsADay: 3,
  minutesBetweenCalls: 60,
  /** Saved addresses of one shopper. */
  addresses: 10,
  /** Products on the wish list of one shopper. */
  wishes: 200,
  /** What one shopper waits to be told of. */
  restockRequests: 50,
  /** Whole taka of one delivery, the total from which it can be free, and the days that it can take. */
  delivery: { fee: 100_000, freeFrom: 10_000_000, days: 60 },
  /** Of who sends the parcels, as slips say it: characters. */
  sender: { name: 80, address: 200 },
  /** A code of a second factor, however it is spaced. */
  secondFactor: 40,
  /** Of somebody's name, in characters. */
  name: 80,
  /** Characters in the contact form. */
  contact: { email: 254, message: 5000 },
} as const
