import { enFormat } from './format.ts'

const { number } = enFormat
const orders = (count: number) => (count === 1 ? '1 order' : `${number(count)} orders`)

/** Handing several orders to a courier. */
export const sending = {
  heading: (count: number) => `Send ${orders(count)}`,
  headingAfter: (count: number) => `What became of ${orders(count)}`,
  back: 'Back to the orders',
  backShort: 'Back',
  loadFailed: 'The orders could not be loaded',
  nothing: 'None of these orders can be sent any more.',
  gone: (count: number) =>
    `${orders(count)} of those chosen ${count === 1 ? 'waits' : 'wait'} no more: sent by now, also by a courier who answered late, or ended. Search All Orders for the number.`,
  whom: 'With whom',
  pretends: 'Only pretends, to try sending with: no courier is told, and most parcels are delivered after some minutes',
  connected: (balance: string | null) =>
    balance === null
      ? 'Picks up, delivers, pays the cash out.'
      : `Picks up, delivers, pays the cash out. Balance ${balance}`,
  rider: 'Own rider',
  riderAbout: 'By name, no tracking number needed',
  other: 'Another courier, by hand',
  otherAbout: 'You type its name and the tracking numbers',
  name: 'Name',
  nameMissing: 'Enter a name',
  tooLong: (most: number) => `At most ${number(most)} letters`,
  tracking: (orderNumber: string) => `Tracking number of ${orderNumber}`,
  note: 'Note for the courier (optional)',
  what: 'What is sent',
  to: (name: string, district: string) => `${name}, ${district}`,
  addressTooLong: (letters: number, courier: string, most: number) =>
    `The address has ${number(letters)} letters; ${courier} takes ${number(most)}.`,
  staysBehind: 'It stays here until its address is shorter, or goes with another courier.',
  leaveOut: 'Leave it out',
  leftOut: 'Left out',
  takeAlong: 'Take it along',
  sameDoor: (numbers: readonly string[]) =>
    `Goes to the same phone and address as ${numbers.join(', ')}: each parcel costs its own delivery.`,
  toCollect: (count: number) => `To collect from ${number(count)}`,
  send: (count: number, courier: string) => `Send ${number(count)} with ${courier}`,
  sendAny: (count: number) => `Send ${orders(count)}`,
  sending: 'Sending…',
  failed: 'Nobody knows what was sent. Check your connection, then send again: nothing is sent twice.',
  result: (sent: number, not: number, unknown: number) =>
    [`${number(sent)} sent`, not > 0 && `${number(not)} not`, unknown > 0 && `of ${number(unknown)} nobody knows yet`]
      .filter(Boolean)
      .join(', '),
  allWith: (count: number, courier: string) => `${orders(count)} ${count === 1 ? 'is' : 'are'} with ${courier}.`,
  collects: (sum: string) => `To collect: ${sum}`,
  sent: 'Sent',
  notSent: 'Not sent',
  unknown: 'Not known yet',
  open: (when: string) =>
    `Nobody knows yet whether the courier has it: it was told of it and has not answered. ${when}. The shop keeps asking; until it is known, the order stays as it is.`,
  collectedOtherwise: (sum: string, total: string) => `The courier says that it collected ${sum} of ${total}.`,
  trackingCode: 'Tracking',
  said: (courier: string, words: string) => `${courier} said: “${words}” Nothing of the order was changed.`,
  stopped: (why: string) => `The rest was not sent. ${why}`,
  reasons: {
    STATUS_CHANGED: 'Somebody took a step of this order meanwhile: sent it, cancelled it, or took the call.',
    ORDER_CHANGED: 'Somebody has corrected this order meanwhile. Look at it again before it is sent.',
    BEING_SENT: 'It is being handed to a courier just now.',
    COURIER_REFUSED: 'The courier does not take it. Nothing of the order was changed.',
    COURIER_SILENT: 'The courier has not answered. The shop keeps asking, and nothing is sent twice.',
    COURIER_NOT_SET_UP: 'The shop is not connected to this courier.',
    NO_ANSWER: 'No answer came, so it may be sent or not. Try it again: nothing is sent twice.',
    NOT_ASKED: 'It was not sent.',
    OTHER: 'It is not there any more.',
  },
  slips: (count: number) => (count === 1 ? 'Print 1 slip, A4' : `Print ${number(count)} slips, A4`),
  slipsOnA5: 'Print on A5',
  correct: 'Correct it',
  shorten: 'Shorten the address',
  otherCourier: 'Another courier',
  again: (count: number) => (count === 1 ? 'Try the one again' : `Try the ${number(count)} again`),
}
