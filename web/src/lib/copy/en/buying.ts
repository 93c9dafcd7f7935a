import { createDays } from '../days.ts'
import { enFormat, english, taka } from './format.ts'

const { number } = enFormat

const pieces = (count: number) => (count === 1 ? '1 item' : `${number(count)} items`)
const reviews = (count: number) => (count === 1 ? '1 review' : `${number(count)} reviews`)

/** Choosing, the cart, and the order until it is in hand. */
export const buying = {
  productPage: {
    availableIn: (count: number, variant: string) => `${number(count)} available in ${variant}`,
    outOfStockIn: (variant: string) => `${variant}: out of stock`,
    othersAreLeft: 'This one is sold out. Others are still there: choose another size or colour.',
    notMade: 'Not made in this size and colour',
    chooseAnother: 'Choose another size or colour.',
    available: (count: number) => `${number(count)} available`,
    outOfStockWhy: 'Every piece is sold, so it cannot be bought until new ones arrive.',
    type: 'Type',
    boughtTogether: 'Often bought together',
    similar: 'More of this kind',
  },

  promise: {
    days: createDays(english),
    toFor: (district: string, fee: string) => `To ${district} for ${fee}`,
    toFree: (district: string) => `To ${district}, free delivery`,
    freeFrom: (amount: string) => `, free from ${amount}`,
    change: 'Change',
    changeDistrict: 'Change district',
    chooseDistrict: 'Where shall we deliver?',
    district: 'District',
    done: 'Done',
    failed: 'Delivery could not be loaded',
    cash: 'Cash on Delivery',
    cashWhy: 'Pay when it is in your hands',
    call: 'We call you first',
    callWhy: 'Before we pack it and before we come',
    sum: (district: string) => `Delivery to ${district}`,
    free: 'Free',
    more: (amount: string) => `${amount} more and the delivery is free.`,
  },

  gallery: {
    label: 'Pictures',
    pictureOf: (name: string, place: number) => `${name}, picture ${number(place)}`,
    at: (place: number, count: number) => `${number(place)} / ${number(count)}`,
    show: (place: number, count: number) => `Picture ${number(place)} of ${number(count)}`,
    enlarge: 'Enlarge the picture',
    larger: 'Larger',
    smaller: 'Smaller',
  },

  reviewList: {
    heading: 'Customer Reviews',
    count: reviews,
    stars: (stars: number, count: number) => `${stars === 1 ? '1 star' : `${number(stars)} stars`}: ${reviews(count)}`,
    showMore: 'Show more',
    sort: 'Sort by',
    sorts: { NEWEST: 'Newest', MOST_HELPFUL: 'Most helpful', HIGHEST: 'Best rated', LOWEST: 'Poorest rated' },
    boughtHere: 'Bought here',
    boughtCount: (count: number) => `${number(count)} bought here`,
    photo: (place: number, name: string) => `Photo ${number(place)} by ${name}`,
    helpful: 'Helpful?',
    votingFor: (name: string) => `Did the review by ${name} help you?`,
    yes: 'Yes',
    no: 'No',
    helped: (count: number) => (count === 1 ? 'It helped 1 person' : `It helped ${number(count)} people`),
    voteFailed: 'That could not be sent. Please try again.',
    moreFailed: 'More reviews could not be loaded. Please try again.',
  },

  buying: {
    optionNames: { SIZE: 'Size', COLOR: 'Colour' },
    choose: (option: string) => `${option}: please choose`,
    chooseFirst: (option: string) => `${option}: choose one first, then add it to the cart or buy it.`,
    soldOutValue: (value: string) => `${value}, sold out`,
    notMadeValue: (value: string) => `${value}, not made`,
    unknownChoice: (values: string) => `This product is not made as: ${values}. Please choose again.`,
    sizeChart: 'Size chart',
    sizeChartDone: 'Done',
    unit: 'Unit',
    units: { CM: 'cm', INCH: 'inch' },
    quantity: 'Quantity',
    less: 'One less',
    more: 'One more',
    chosen: (count: number) => `Quantity: ${number(count)}`,
    add: 'Add',
    addRest: 'to cart',
    added: (count: number) => `${number(count)} Items Added to cart`,
    buyNow: 'Buy now',
    chooseQuantity: (most: number) => `Choose a whole number from 1 to ${number(most)}`,
    question: (product: string) => `Are you sure want to ${product}`,
    explanation: (count: number, price: string) =>
      `${number(count)} × ${price}. We hold it for you for 15 minutes while you fill in the address.`,
    yes: 'Yes',
    close: 'close',
    held: (count: number) => `${number(count)} held for you for another`,
    heldAnyway: (count: number) => `${number(count)} held for you. You can go to the checkout when you like.`,
    holdUnknown: 'What is held for you could not be loaded',
    toCheckout: 'Go to checkout',
    left: (count: number) =>
      count > 0 ? `There are only ${number(count)} left. Choose fewer.` : 'It has just been sold out.',
    cartHolds: (inCart: number, most: number) =>
      `Your cart holds ${number(inCart)} already, and ${number(most)} are in stock. ${most > inCart ? `You can add ${number(most - inCart)} more.` : 'No more can be added.'}`,
    seeCart: 'See your cart',
    tooManyHolds: 'You hold 5 products already. Order one of them, or wait until its time is over.',
    tooManyPieces: (most: number) =>
      `At most ${number(most)} pieces can be set aside for you. Choose fewer, or write to us if you need more.`,
    tooOften: 'You have set products aside very often. Please try again later, or put this in your cart.',
    confirmFirst: (most: number) =>
      `Above ${taka(most)} we first need to know that mail reaches you. Your profile sends you a mail to confirm your address; then log in again.`,
  },

  reviewing: {
    heading: 'Your review',
    again: (date: string, rating: number) =>
      `You reviewed this on ${date} and gave it ${number(rating)} of 5. What you send now replaces that.`,
    earlierFailed: 'Whether you reviewed this before could not be loaded.',
    edit: 'Change what you wrote',
    rating: 'Rating',
    chooseRating: 'Choose',
    ratingMissing: 'Choose how many stars you give',
    photos: 'Add photos, up to 3',
    photosHint: 'As your phone takes them; large ones are made smaller first.',
    photosBusy: 'Wait until the photo is uploaded, or cancel it',
    photo: (place: number) => `Your photo ${number(place)}`,
    removePhoto: (place: number) => `Remove photo ${number(place)}`,
    feedback: 'Feedback',
    placeholder: 'Whats in your mind ??',
    submit: 'Send Feedback',
    done: 'Reviewed',
    feedbackMissing: 'Write what you think of it',
    feedbackTooLong: 'The feedback can have 2,000 characters at most',
    tooMany:
      'You can review few products a day that you have not received from us, and a product takes few such reviews. What you wrote is still here; please try again tomorrow.',
    hidden: 'The shop has hidden your review: only you see it.',
    failed: 'The review could not be sent. What you wrote is still here; please try again.',
    logIn: 'Log in to write a review',
  },

  cart: {
    count: pieces,
    number: 'No',
    image: 'Image',
    product: 'Product',
    quantityOf: (name: string) => `Quantity of ${name}`,
    total: 'Total',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed`,
    notRemoved: (name: string) => `${name} was not removed and is still in the cart`,
    removedRow: 'Removed:',
    undo: 'Undo',
    undoOf: (name: string) => `Undo: ${name}`,
    putBack: (name: string) => `${name} is back in the cart`,
    noLongerThere: 'This is no longer sold, so it could not be put back.',
    priceChanged: (now: string, before: string, date: string) =>
      `The price is now ${now}. It was ${before} when you added it on ${date}.`,
    unavailable: (count: number) =>
      count === 1
        ? 'One product cannot be had any more. Take it out to go on; the rest stays.'
        : `${number(count)} products cannot be had any more. Take them out to go on; the rest stays.`,
    removeAndProceed: (count: number): string => (count === 1 ? 'Remove it and proceed' : 'Remove them and proceed'),
    removeAll: (count: number): string => (count === 1 ? 'Remove it' : 'Remove them'),
    noSum: 'not counted',
    priceTimes: (price: string, count: number) => `${price} x ${number(count)}`,
    summary: 'Your Order',
    grandTotal: 'Grand total',
    proceed: 'Proceed Checkout',
    payment: 'Pay in cash when it is in your hands',
    empty: 'Your cart is empty. Put something in it, then come back to order.',
    browse: 'Look at the goods',
    noLongerSold: 'This is no longer sold. Remove it to go on.',
    short: (available: number) =>
      available === 0 ? 'Out of stock. Remove it to go on.' : `Only ${number(available)} in stock.`,
    take: (available: number) => `Take ${number(available)}`,
    blockedEmpty: 'Your cart is empty, so there is nothing to order.',
    blockedLines: 'Some products cannot be ordered as they are. Change or remove them first.',
    loadFailed: 'Your cart could not be loaded',
    lineGone: 'This was no longer in your cart.',
    changeFailed: 'The cart could not be changed, so it is as it was. Please try again.',
  },
}
