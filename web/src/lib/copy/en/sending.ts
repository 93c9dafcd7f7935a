import { enFormat } from './format.ts'

const { number } = enFormat
const orders = (count: number) => (count === 1 ? '1 order' : `${number(count)} orders`)

/** Handing several orders to a courier. */
export const sending = {
  heading: (count: number) => `Send ${orders(count)}`,
  back: 'Back to the orders',
  loadFailed: 'The orders could not be loaded',
  nothing: 'None of these orders can be sent any more.',
  gone: (count: number) => `${orders(count)} of those chosen cannot be sent any more.`,
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
  staysBehind: 'It stays in To send until its address is shorter, or goes with another courier.',
  toCollect: (count: number) => `To collect from ${number(count)}`,
  send: (count: number, courier: string) => `Send ${number(count)} with ${courier}`,
  sendAny: (count: number) => `Send ${orders(count)}`,
  sending: 'Sending…',
  failed: 'Nobody knows what was sent. Check your connection, then send again: nothing is sent twice.',
  result: (sent: number, not: number) =>
    not === 0 ? `${number(sent)} sent` : `${number(sent)} sent, ${number(not)} not`,
  allWith: (count: number, courier: string) => `${orders(count)} ${count === 1 ? 'is' : 'are'} with ${courier}.`,
  collects: (sum: string) => `To collect: ${sum}`,
  sent: 'Sent',
  notSent: 'Not sent',
  unknown: 'Not known yet',
  trackingCode: 'Tracking',
  said: (courier: string, words: string) => `${courier} said: “${words}” The order waits in To send, as it was.`,
  reasons: {
    STATUS_CHANGED: 'Somebody took a step of this order meanwhile: sent it, cancelled it, or took the call.',
    ORDER_CHANGED: 'Somebody has corrected this order meanwhile. Look at it again before it is sent.',
    BEING_SENT: 'It is being handed to a courier just now.',
    COURIER_REFUSED: 'The courier does not take it. The order waits in To send, as it was.',
    COURIER_SILENT: 'The courier has not answered. The shop keeps asking, and nothing is sent twice.',
    COURIER_NOT_SET_UP: 'The shop is not connected to this courier.',
    OTHER: 'It is not there any more.',
  },
  slips: (count: number) => (count === 1 ? 'Print 1 slip, A4' : `Print ${number(count)} slips, A4`),
  slipsOnA5: 'Print on A5',
  correct: 'Correct it',
  again: (count: number) => (count === 1 ? 'Try the one again' : `Try the ${number(count)} again`),
}
