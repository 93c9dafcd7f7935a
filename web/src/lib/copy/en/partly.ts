import { enFormat } from './format.ts'

const { number } = enFormat

const pieces = (count: number) => (count === 1 ? '1 piece' : `${number(count)} pieces`)

/** Orders of which some was kept at the door, and the rest came back. */
export const partly = {
  act: 'Partly delivered',
  said: 'The courier says that only some of it was taken. Say what came back.',
  question: (order: string) => `Some of ${order} was delivered`,
  wholeQuestion: (order: string) => `Was all of ${order} delivered?`,
  whole:
    'The courier says that only some of it was taken. Marked delivered, all of it counts as kept and collected. For a part, choose “Partly delivered”.',
  means: 'What was kept counts as delivered, with what was collected for it. The shopper is told what that was.',
  whatCameBack: 'What came back?',
  spoilt: 'Cannot be sold any more',
  spoiltOf: (name: string) => `${name}, cannot be sold any more`,
  stock: (back: number, spoilt: number) =>
    spoilt === 0 ? `${pieces(back)} to the stock` : `${pieces(back)} to the stock, ${number(spoilt)} written off`,
  collected: 'Collected, in taka (optional)',
  collectedHint: (due: string) => `It comes to ${due}. Write what it was if it was another sum.`,
  collectedWrong: (most: string) => `Write a whole sum, ${most} at most`,
  noneBack: 'Say what came back. If nothing did, mark it delivered.',
  noteMissing: 'Write in a few words why it was another sum',
  yes: (kept: number, back: number) =>
    kept === 0 ? 'All of it came back' : `Delivered: ${number(kept)} kept, ${number(back)} back`,
  done: (order: string) => `${order} is delivered in part`,
  more: (sum: string) => `${sum} more was collected than it came to`,
  less: (sum: string) => `${sum} less was collected than it came to`,
}
