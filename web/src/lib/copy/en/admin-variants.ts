import { limits } from '@sunnah-store/schema/limits'
import { enFormat } from './format.ts'

const { number } = enFormat
const price = (amount: number) => `${number(amount)} TK`
const kindCount = (count: number) => (count === 1 ? '1 kind' : `${number(count)} kinds`)
const pieceCount = (count: number) => (count === 1 ? '1 piece' : `${number(count)} pieces`)

/** The sizes and colours of a product, as admins keep them. */
export const variants = {
  tabs: 'Parts of this product',
  facts: 'Facts',
  heading: 'Sizes and colours',
  chartHeading: 'Size chart',
  failed: 'The sizes and colours could not be loaded',
  inKinds: (pieces: number, kinds: number) => `${pieceCount(pieces)} in ${kindCount(kinds)}`,
  change: 'Change them in Sizes and colours',

  run: {
    heading: 'Add a whole run',
    most: `At most 2 options, ${number(limits.variants.each)} kinds.`,
    hint: 'Enter adds one, commas several. A Bangla word stands behind =, such as Sky blue = আকাশি.',
    add: 'Add',
    addTo: (option: string) => `Add to ${option}`,
    remove: (value: string) => `Leave out ${value}`,
    addAll: (count: number, only: string) => `Add ${number(count)}${only && ` for ${only}`}`,
    none: 'Nothing to add yet',
    added: (count: number) => `${number(count)} added. Write how many pieces there are, then save.`,
    first: (pieces: number) => `The ${pieceCount(pieces)} of today are replaced by those that you write below.`,
    words: 'Other words than Size and Colour',
    wordsHint: 'Such as Length or Scent. Empty: Size and Colour.',
    inBangla: (word: string) => `${word}, in Bangla`,
  },

  grid: {
    count: (kinds: number, pieces: number) => `${kindCount(kinds)}, ${pieceCount(pieces)}`,
    prices: (regular: number) => `An empty price is the product’s, ${price(regular)}.`,
    discounted: (regular: number, paid: number, percent: number) =>
      `An empty price is the product’s, ${price(regular)}; shoppers pay ${price(paid)}, after ${number(percent)}% off.`,
    none: 'This product has no sizes and colours yet.',
    paste: 'Cells of a spreadsheet that you paste into a field fill those below and beside it.',
    filled: (rows: number, left: number) =>
      `${number(rows)} rows filled.${left > 0 ? ` ${number(left)} more rows have no place here.` : ''}`,
    pieces: pieceCount,
    picture: 'Picture',
    sku: 'SKU',
    quantity: 'Pieces',
    price: 'Own price',
    isActive: 'On sale',
    more: 'More',
    moreOf: (name: string) => `More of ${name}`,
    cell: (label: string, name: string) => `${label}, ${name}`,
    notSold: 'Not on sale',
    setAll: 'Set all…',
    setAllHeading: 'Set all kinds',
    setAllHint: 'What you leave empty stays as it is.',
    set: 'Set',
    done: 'Done',
  },

  sheet: {
    open: 'Paste from a sheet',
    cells: 'Cells of the spreadsheet',
    hint: (columns: string) =>
      `Copy them there and paste them here. Without a line of headings the columns are ${columns}. What is empty stays as it is.`,
    preview: 'What would change',
    nothing: 'Nothing would change.',
    isNew: 'New',
    unknownHeading: (heading: string) => `I do not know the heading “${heading}”`,
    unnamed: (line: number) => `Line ${number(line)} names no size and no colour`,
    twice: (line: number) => `Line ${number(line)} is about one that stands in a line before`,
    take: (count: number) =>
      count === 1 ? 'Write 1 row into the table' : `Write ${number(count)} rows into the table`,
  },

  picture: {
    choose: 'Choose a picture of its own',
    remove: 'Remove its own picture',
    hint: 'Without one, shoppers see the picture of its colour, or else of the product.',
    same: (color: string) => `Use it for all in ${color}`,
  },

  remove: {
    act: 'Remove',
    title: (name: string) => `Remove ${name}?`,
    text: 'With the next save it is no longer sold. Orders and carts that have it keep it.',
  },

  conflict: {
    heading: 'What was changed meanwhile',
    sold: (name: string) => `${name} was sold while you were here:`,
    stock: (name: string) => `The stock of ${name} was changed while you were here:`,
    left: (now: number, typed: string) => `${number(now)} left, you wrote ${typed}.`,
    price: (name: string) => `The price of ${name} was changed while you were here:`,
    priceNow: (now: number, typed: string) => `${price(now)} now, you wrote ${typed}.`,
    take: (now: number) => `Take ${number(now)}`,
    write: (typed: string) => `Write ${typed}`,
    productPrice: 'the price of the product',
  },

  rules: {
    skuLong: `The SKU can have ${number(limits.variants.text)} characters at most`,
    skuTwice: 'This SKU stands here twice',
    skuTaken: 'Another product of the shop has this SKU',
    quantity: `Enter the pieces as a whole number from 0 to ${number(limits.product.quantity)}`,
    price: `Enter the price as a whole number from 0 to ${number(limits.product.price)}, or leave it empty`,
    options: 'It lacks a size or colour that others on sale have. Take it off sale, or remove it',
    taken: 'Somebody else has added this one. Load this page again: what you typed stays',
    of: (name: string, problem: string) => `${name}: ${problem}`,
  },

  save: {
    changes: (count: number) => (count === 1 ? '1 change' : `${number(count)} changes`),
    noChanges: 'No changes',
    discard: 'Discard',
    discardTitle: 'Discard what you typed?',
    discardText: 'This page then shows what the shop has now.',
    save: 'Save',
    done: 'Sizes and colours saved',
    chartDone: 'Size chart saved',
    failed: 'The changes were not saved. What you typed is still here.',
    gone: 'This product, or something of it, is no longer there. Nothing was saved; load this page again.',
    noneSold: 'At least one of them must be on sale.',
    tooMany: `At most ${number(limits.variants.each)} of them can be on sale.`,
  },

  noPieces: {
    title: 'Save with no pieces at all?',
    text: (pieces: number) =>
      `The ${pieceCount(pieces)} of today are replaced by none: nobody can buy this product until you write how many there are.`,
    no: 'Write the pieces',
    yes: 'Save without pieces',
  },

  chart: {
    hint: 'Shoppers read it beside the sizes. Empty: no size chart.',
    noSizes: 'Write down the sizes first.',
    unit: 'Typed in',
    column: (place: number) => `Column ${number(place)}`,
    name: 'What is measured, such as Chest',
    nameBn: 'The same in Bangla',
    addColumn: 'Add a column',
    removeColumn: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove the column ${name}?`,
    removeText: 'Its measures go with the next save.',
    cell: (column: string, size: string) => `${column}, ${size}`,
    nameMissing: 'Say what this column measures',
  },
}
