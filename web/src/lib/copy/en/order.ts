import type { CancelReason, OrderStatus, ReturnReason } from '../../../generated/types.ts'
import type { PhoneFault } from '../../text/phone.ts'
import { enFormat, taka } from './format.ts'

const { number, date } = enFormat

const phoneFaults: Record<PhoneFault, string> = {
  missing: 'Enter the phone number for the delivery call',
  tooShort: 'The phone number is too short: 11 digits, for example 01712 345678',
  tooLong: 'The phone number is too long: 11 digits, for example 01712 345678',
  notOne: 'Enter a phone number of Bangladesh, for example 01712 345678',
}

/** The checkout and the orders that came of it. */
export const order = {
  checkout: {
    heading: 'Checkout',
    shipping: 'Where to',
    address: 'Address',
    addressHint: 'House, road, area',
    addressMissing: 'Write the address where we should deliver',
    addressTooLong: 'The address can have 500 characters at most',
    district: 'District',
    chooseDistrict: 'Choose a district',
    districtMissing: 'Choose the district',
    area: 'Upazila or area (optional)',
    areaTooLong: 'The upazila or area can have 80 characters at most',
    country: 'Country: Bangladesh.',
    phoneHint: 'For the delivery call',
    phoneFaults,
    firstDelivery: 'It comes',
    delivery: 'Delivery',
    whoReceives: 'Who receives it',
    me: 'Me',
    somebodyElse: 'Somebody else',
    receiverPays: 'Whoever receives it pays in cash',
    receiverMissing: 'Enter the name of whoever receives it',
    forTheRider: 'For the rider',
    riderNote: 'Note (optional)',
    riderNoteLength: (written: number, most: number) => `${number(written)} of ${number(most)} letters`,
    riderNoteTooLong: 'The note can have 200 characters at most',
    callFirst: 'Before you come, call',
    payment: 'Payment Method',
    cash: 'Cash on Delivery',
    total: 'Total Payable Amount',
    totalWithoutDelivery: 'Total without delivery',
    removeGone: (count: number): string => (count === 1 ? 'Remove it from the order' : 'Remove them from the order'),
    place: 'PLACE ORDER',
    placing: 'Ordering…',
    done: 'Ordered Successful',
    held: 'is held for you for another',
    heldOver: (count: number) =>
      `is no longer held for you. Your wish for ${number(count)} stays: you can still order while it is in stock.`,
    empty: 'There is nothing to order: your cart is empty.',
    loadFailed: 'Your order could not be loaded',
    takeOf: (count: number, name: string) => `Take ${number(count)} of ${name}`,
    taken: (count: number, name: string) => `Your Order has ${number(count)} of ${name} now`,
    short: (available: number) => (available === 0 ? 'Out of stock' : `Only ${number(available)} in stock`),
    noLongerSold: 'No longer sold',
    blocked: 'Some products cannot be ordered as they are. Change them in Your Order, then place it.',
    outOfStock: 'Nothing was ordered: there is not enough in stock. Your Order shows what you can have now.',
    priceChanged: (before: string, now: string) =>
      `The price has changed from ${before} to ${now}. Nothing was ordered.`,
    priceAccept: (now: string) => `The total is now ${now}. If you agree, press PLACE ORDER again.`,
    noAnswer: 'We do not know whether your order has reached us. Press PLACE ORDER again: it is never ordered twice.',
    notArrived:
      'Your last order has not reached us. Look at Your Order, then press PLACE ORDER: it is never ordered twice.',
    mismatch:
      'An earlier order of yours had reached us: you find it in My Order. What stands here is not ordered yet; press PLACE ORDER if you want it as well.',
    cartChanged:
      'Your cart has changed meanwhile. Nothing was ordered. Look at Your Order, then press PLACE ORDER again.',
    notSent: 'Nothing was ordered: the shop did not answer. Check your connection, then press PLACE ORDER again.',
    refusedAway: 'Nothing was ordered. Open the checkout again to see why.',
    noAnswerAway:
      'We do not know whether your order has reached us. Open the checkout again: it is never ordered twice.',
    emptySince: 'Your cart is empty, so your order has most likely reached us. My Order shows it.',
    was: (price: string) => `was ${price}`,
    soldOut: (name: string) => `${name} is out of stock. Nothing was ordered.`,
    unchosen: 'Choose on the page of the product which one you want, then order it.',
    seeProduct: 'Back to the product',
    gone: 'One of the products is no longer sold. Nothing was ordered.',
    busy: 'The shop is very busy right now. Nothing was ordered. Please try again in a moment.',
    limits: {
      PIECES: (most: number) =>
        `Nothing was ordered: one order can have ${number(most)} pieces at most. Choose fewer, or write to us if you need more.`,
      OPEN_ORDERS: (most: number) =>
        `Nothing was ordered: ${number(most)} of your orders are still on their way, which is as many as we take at one time. Order again when one has arrived, or write to us.`,
      OPEN_TOTAL: (most: number) =>
        `Nothing was ordered: what is on its way to you can come to ${taka(most)} at most, this order counted in. Order again when an order has arrived, or write to us.`,
      PHONE_OPEN_ORDERS: () =>
        'Nothing was ordered: as many orders as we take at one time are on their way to this phone number. Give another number, order again when one has arrived, or write to us.',
      PHONE_OPEN_TOTAL: (most: number) =>
        `Nothing was ordered: what is on its way to this phone number can come to ${taka(most)} at most, this order counted in. Give another number, order again when one has arrived, or write to us.`,
    },
    confirmFirst: (most: number) =>
      `Nothing was ordered: above ${taka(most)} we first need to know that mail reaches you. Your profile sends you a mail to confirm your address; then log in again and order.`,
    writeToUs: 'Write to us',
    toProfile: 'Go to your profile',
    refused: 'The order was not accepted. Please check what you filled in, then try again.',
    seeOrders: 'Go to My Order',
  },

  unanswered: {
    heading: 'Did your order reach us?',
    text: 'The shop had not answered when you left this page. Send the same order again: if it has reached us already, it is not ordered twice.',
    change: 'Change the order instead',
  },

  orders: {
    none: 'You have not ordered anything yet.',
    statuses: {
      PLACED: 'We will call you',
      CONFIRMED: 'Confirmed',
      SHIPPED: 'On the way',
      RETURNING: 'Coming back',
      DELIVERED: 'Delivered',
      CANCELLED: 'Cancelled',
      RETURNED: 'Came back',
    } satisfies Record<OrderStatus, string>,
    timeline: 'The way of the order',
    steps: {
      PLACED: 'Placed',
      CONFIRMED: 'Confirmed',
      SHIPPED: 'Sent',
      RETURNING: 'Not taken, coming back',
      DELIVERED: 'Delivered',
      CANCELLED: 'Cancelled',
      RETURNED: 'Came back',
    } satisfies Record<OrderStatus, string>,
    reasons: {
      SHOPPER_CHANGED_MIND: 'You did not want it any more',
      NOT_REACHED: 'We could not reach you',
      WRONG_NUMBER: 'The phone number was wrong',
      FAKE: 'It was not ordered by you',
      DUPLICATE: 'It was ordered twice',
      NOT_DELIVERABLE_THERE: 'Nobody delivers to that address',
      OUT_OF_STOCK: 'It is out of stock',
      REFUSED_AT_DOOR: 'It was not taken at the door',
      NOT_FOUND_AT_ADDRESS: 'Nobody was found at the address',
      DAMAGED: 'It arrived damaged',
      WRONG_ITEM: 'It was the wrong product',
    } satisfies Partial<Record<CancelReason | ReturnReason, string>>,
    toCome: '(still to come)',
    cameBack: (count: number) => (count === 1 ? '1 piece came back' : `${number(count)} pieces came back`),
    sentWith: (courier: string) => `With ${courier}`,
    follow: 'Follow the parcel, in a new tab',
    cancel: 'Cancel the order',
    keepOrder: 'Keep the order',
    cancelQuestion: (order: string) => `Cancel ${order}?`,
    cancelMeans: (total: string) => `It is worth ${total}. Nothing has been sent yet, and there is nothing to pay.`,
    cancelled: (order: string) => `${order} is cancelled`,
    leftTheShop: 'This order can no longer be cancelled here: it is on its way. Please call us.',
    partlyDelivered: 'Partly delivered',
    deliveredInPart: (iso: string) => `Partly delivered ${date(iso)}`,
    delivered: (iso: string) => `Delivered ${date(iso)}`,
    deliverTo: 'Deliver to',
    receiver: 'Receiver',
    comes: 'It comes',
    withDelivery: (fee: string) => `with ${fee} delivery`,
    amount: 'Amount',
    keep: 'Picture or print',
    loadFailed: 'Your orders could not be loaded',
  },
}
