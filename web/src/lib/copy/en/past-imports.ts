import { enFormat } from './format.ts'

const { number } = enFormat

/** The imports of the last days, and how they are undone. */
export const pastImports = {
  heading: (days: number) => `Imports of the last ${number(days)} days`,
  summary: (added: number, updated: number) => `${number(added)} new, ${number(updated)} changed`,
  undo: 'Undo this import',
  undoOf: (when: string) => `Undo this import: ${when}`,
  undone: 'Undone:',
  inTheWay: 'It cannot be undone as a whole any more, because of:',
  undoRest: 'Undo what can be undone',
  undoRestOf: (when: string) => `Undo what can be undone: ${when}`,
  undoSome: (some: number, all: number) => `Undo what can be undone: ${number(some)} of ${number(all)}`,
  restText: (left: number, mayBeMore: boolean) =>
    `${left === 1 ? '1 product that was touched since stays as it is' : `${mayBeMore ? 'At least ' : ''}${number(left)} products that were touched since stay as they are`}. All others of this import are again what they were before, and those that came with it go from the shop.`,
  stayed: 'These were not undone, and stayed as they were:',
  showMore: 'Show more',
  moreFailed: 'The others could not be loaded. Check your connection, then try again.',
  why: {
    ORDERED: 'was ordered since.',
    HELD: 'is held by a shopper just now.',
    STOCK_MOVED: 'has another stock since.',
    DELETED: 'was deleted since.',
    CHANGED: 'was changed since.',
  },
  heldThen: 'was held by a shopper then.',
  question: 'Undo this import?',
  questionText: (added: number, updated: number) =>
    [
      added === 1 ? '1 product that came with it goes from the shop.' : '',
      added > 1 ? `${number(added)} products that came with it go from the shop.` : '',
      updated === 1 ? '1 product is again what it was before, with its stock.' : '',
      updated > 1 ? `${number(updated)} products are again what they were before, with their stock.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  yes: 'Undo it',
  done: 'The import is undone',
  touched: 'Something of it was ordered or changed meanwhile, so nothing was undone.',
}
