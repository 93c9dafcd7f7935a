import { enFormat } from './format.ts'

const { number } = enFormat

/** The imports of the last days, and how they are undone. */
export const pastImports = {
  heading: (days: number) => `Imports of the last ${number(days)} days`,
  summary: (added: number, updated: number) => `${number(added)} new, ${number(updated)} changed`,
  undo: 'Undo this import',
  undoOf: (when: string) => `Undo this import: ${when}`,
  undone: 'Undone:',
  inTheWay: 'It cannot be undone any more, because of:',
  perhapsMore: 'These are the first; there may be more.',
  why: {
    ORDERED: 'was ordered since.',
    HELD: 'is held by a shopper just now.',
    STOCK_MOVED: 'has another stock since.',
    DELETED: 'was deleted since.',
    CHANGED: 'was changed since.',
  },
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
