import { enFormat } from './format.ts'

const { number } = enFormat
const orders = (count: number) => (count === 1 ? '1 order' : `${number(count)} orders`)

/** The cash of the shop that couriers hold and pay out. */
export const cash = {
  heading: 'Cash',
  loadFailed: 'The cash could not be loaded',
  orders,
  removed: 'removed since',
  withCouriers: 'With couriers',
  older: 'Older than 7 days',
  onTheWay: 'Still on the way',
  paidOut: 'Paid out this month',
  payoutCount: (count: number) => (count === 1 ? '1 payout' : `${number(count)} payouts`),
  whoOwes: 'Who owes what',
  nobody: 'No courier owes the shop anything.',
  ages: { fresh: 'up to 3 days', week: '4 to 7 days', old: 'older', rest: 'of payouts' },
  delivered: (count: number) => `${orders(count)} collected for, not paid out`,
  share: (courier: string, parts: readonly { percent: number; age: string }[]) =>
    `${courier}: ${parts.map(({ percent, age }) => `${number(percent)} % ${age}`).join(', ')}`,
  oldest: (when: string) => `The oldest: ${when}`,
  oldestOf: (sum: string, when: string) => `${sum} for more than 7 days, the oldest: ${when}`,
  enter: 'Enter a payout',
  see: (count: number) => `See ${orders(count)}`,
  payouts: 'Payouts',
  noPayouts: 'No courier has paid out yet.',
  columns: {
    day: 'Day',
    from: 'From',
    orders: 'Orders',
    expected: 'To come',
    charges: 'Charges',
    received: 'Received',
    difference: 'Difference',
  },
  none: 'none',
  reasons: {
    UNLISTED_CHARGE: 'Charge not listed',
    COUNTED_TWICE: 'Order counted twice',
    STILL_OWED: 'Courier owes it still',
    OTHER: 'Other',
  },
  restOf: (sum: string) => `${sum} of payouts that brought less than should have come`,
  restCame: 'Brings what was still owed',
  takeBack: 'Take back',
  takeBackQuestion: (courier: string, day: string, sum: string) =>
    `Take back the payout of ${sum} from ${courier}, ${day}?`,
  takenBackMeans:
    'Its orders are owed again, and it can be entered anew, as it was. What came back since is owed only once somebody says that the courier has its money: it stands under “Came back after the delivery”.',
  tookBack: (courier: string, sum: string) => `The payout of ${sum} from ${courier} is taken back`,
  payoutStays: 'It was taken back already, or a later payout brought what it had left owed: take that one back first.',

  returned: {
    heading: 'Came back after the delivery',
    means:
      'The money of these was collected before they came back. It stays here until a payout names it, or somebody says that no courier has it.',
    owes: (courier: string) => `${courier} owes it still`,
    unknown: (courier: string) => `Nobody has said whether ${courier} has it. Until then it does not count as owed.`,
    courierHasIt: 'Courier has it',
    nobodyHasIt: 'Nobody owes it',
    question: (order: string, sum: string, courier: string) => `${courier} does not owe the ${sum} of ${order}?`,
    questionMeans:
      'It was not collected, or the courier gave it back. It leaves this list, and nobody asks for it any more.',
    noted: (order: string) => `The money of ${order} is noted`,
    changed: 'This was paid out or changed meanwhile.',
  },

  desk: {
    heading: 'To look at',
    ofCouriers: (count: number) => `To look at: ${number(count)} from couriers`,
    open: (when: string) =>
      `The courier has not answered since ${when}. The shop keeps asking; nothing is sent twice. The order:`,
    notices: {
      NOT_UNDERSTOOD: 'A message of the courier that the shop does not understand',
      NOT_OURS: 'A message about a parcel that the shop has not sent',
      RELEASED:
        'The courier has a parcel that you have released from it. Call it back, or send the order with it again: it is asked first, so nothing goes twice.',
      DOES_NOT_FIT: 'A message that does not fit where the order stands',
      OTHER_SUM: 'Another sum was collected than the order comes to.',
      PARTLY_DELIVERED: 'Only a part was taken at the door. Ask which, then mark the order.',
    },
    partlyOfWhole:
      'Only a part was taken at the door, and here all of it is delivered. As long as the order offers “Undo”, press it, then “Partly delivered”. Later on, give the reason with the payout, and add to the stock what came back.',
    says: (words: string) => `The courier says: ${words}`,
    asItCame: 'The message as it came',
    seen: 'Looked at',
    gone: 'Somebody has looked at it already.',
  },

  payout: {
    heading: (courier: string) => `Payout from ${courier}`,
    noCourier: 'No courier is named.',
    back: 'Cash',
    came: 'What came',
    day: 'Day',
    dayMissing: 'Enter the day',
    dayToCome: 'The day must not be later than today',
    dayBefore: (delivered: string) =>
      `The day must not be before ${delivered}, when the last of its orders was marked delivered`,
    received: 'Received, TK',
    charges: 'Charges, TK',
    wrong: (most: string) => `Enter a whole number from 0 to ${most}`,
    which: 'For which orders',
    nothing: 'This courier owes nothing.',
    deliveredAt: (when: string) => `Delivered ${when}`,
    notInFile: 'not in the file',
    notReadInFile: 'a sum of it in the file cannot be read',
    cameBack: {
      owed: 'came back since; the courier owes it still',
      notOwed: 'came back since and is with no courier, so it is owed only if the payout is for it too',
      unknown: 'came back since; nobody has said who has it, so it is owed only if the payout is for it too',
    },
    rest: (sum: string) =>
      `${sum} of earlier payouts is still owed. If it came too, enter it with what was received, and say so as the reason.`,
    choose: 'Choose at least one order',
    chooseAll: (count: number) => `Choose all ${number(count)}`,
    file: "From the courier's CSV",
    fileHint: 'The orders are found by their numbers; what was collected and kept is filled in.',
    fileFound: (name: string, found: number, rows: number) =>
      `${name}: ${number(found)} of ${number(rows)} rows found by their number.`,
    fileNone: (name: string) =>
      `${name}: no row names an order. It needs a column with the numbers of the orders, such as SS-7K3M9Q.`,
    fileSums: (collected: string, charges: string) =>
      `The file says: ${collected} collected, ${charges} kept. Both are filled in, look at them.`,
    fileCollected: (collected: string) => `The file says: ${collected} collected. What was kept is not known from it.`,
    fileCharges: (charges: string) => `The file says: ${charges} kept. What was collected is not known from it.`,
    fileNotAllRead: (named: readonly string[]) =>
      `In the file a sum of ${orders(named.length)} cannot be read: ${named.join(', ')}. What it belongs to is not filled in: look into the file and enter it yourself.`,
    fileIgnored: (columns: readonly string[]) => `Columns that were not read: ${columns.join(', ')}`,
    otherInFile: (collected: string, difference: string) => `The file says ${collected}: ${difference}`,
    notOwed: {
      PAID: (order: string, day: string) => `${order}: already paid, ${day}`,
      OTHER_COURIER: (order: string, courier: string) => `${order}: went with another courier, ${courier}`,
      NOT_DELIVERED: (order: string) => `${order}: not delivered by this courier, as far as the shop knows`,
      UNKNOWN: (order: string) => `${order}: no order of this shop`,
    },
    fileUnreadable: 'This file cannot be read. Save it as CSV, at most 80 kB, and choose it again.',
    agrees: 'Does it agree?',
    expected: 'Should come',
    missing: 'Missing',
    tooMuch: 'Too much',
    exact: 'It agrees.',
    whyMissing: 'Why is it another sum?',
    pickReason: 'Choose a reason',
    note: 'Note',
    noteMissing: 'Say what it was',
    noteTooLong: (most: number) => `At most ${number(most)} letters`,
    leave: 'Leave it',
    enterIt: 'Enter the payout',
    enter: (sum: string) => `Enter ${sum}`,
    entering: 'Entering…',
    entered: (courier: string, sum: string) => `${sum} from ${courier} is entered`,
    problems: {
      failed: 'It was not entered: the shop does not take it as it stands.',
      unknown:
        'No answer came, so nobody knows whether it was entered. Enter it again as it stands: it is counted once.',
      notOwed: 'One of these orders was paid out meanwhile, or is not delivered any more. The list is new: look again.',
      before: 'This payout was entered already, with other figures. Look at it under Cash.',
    },
  },
}
