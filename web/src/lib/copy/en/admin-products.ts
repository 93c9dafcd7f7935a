import { limits } from '@sunnah-store/schema/limits'
import { enFormat } from './format.ts'
import { csv } from './product-files.ts'
import { shop } from './shop.ts'

const { number } = enFormat
const most = limits.product
const pixels = limits.pictureMegapixels
const megabytes = number(limits.pictureBytes / 1024 / 1024)

const productCount = (count: number) => (count === 1 ? '1 product' : `${number(count)} products`)
const price = (amount: number) => `${number(amount)} TK`

/** The products, as admins see them. */
export const products = {
  form: {
    basics: 'What it is',
    pictureHeading: 'Pictures',
    details: 'Details',
    required: 'Required',
    chooseCategory: 'Choose a category',
    categoryOption: (name: string, code: number) => `${name} (${code})`,
    nameHint: 'Required. In English.',
    nameBnHint: 'Shown to those who read the shop in Bangla.',
    banglaMissing: 'Missing. Those who read the shop in Bangla see the English.',
    missingInBangla: (labels: string[]) => `Missing in Bangla: ${labels.join(', ')}`,
    priceHint: 'Required. Whole taka.',
    lowestPriceHint: 'Required. Whole taka. The lowest of its sizes and colours.',
    discountHint: 'Percent, 0 to 100. Empty is no discount.',
    quantityHint: 'Required. How many pieces can be sold.',
    shoppersPay: (paid: number) => `Shoppers pay ${price(paid)}.`,
    shoppersPayLess: (paid: number, regular: number) =>
      `Shoppers pay ${price(paid)}, with ${price(regular)} crossed out.`,
    notGiven: 'Not given',
    see: 'See it in the shop',
    fixed: 'Cannot be changed.',
  },

  rules: {
    categoryMissing: 'Choose the product code',
    nameMissing: 'Enter the name',
    tooLong: (label: string, length: number) => `${label} can have ${number(length)} characters at most`,
    priceWrong: `Enter the price as a whole number from 0 to ${number(most.price)}`,
    quantityWrong: `Enter the quantity as a whole number from 0 to ${number(most.quantity)}`,
    discountWrong: `Enter the discount as a whole number from 0 to ${number(most.discount)}`,
    imageWrong: 'Enter an address that begins with https://, or choose a picture',
    uploading: 'Wait until the picture is uploaded, or cancel it',
    tooManyPictures: `A product can have ${number(most.pictures)} pictures at most`,
    quantityOfVariants:
      'Nothing was saved: by now this product has sizes or colours, each with its own pieces. Save again for the rest',
    priceAboveOwn: (highest: number) =>
      `At most ${price(highest)}: a size or colour has that price of its own. Change it there first`,
    notTaken: (label: string) => `The shop cannot take this: ${label}`,
  },

  picture: {
    choose: 'Choose pictures',
    other: 'Choose more pictures',
    list: 'Pictures in their order',
    hint: `JPEG, PNG or WebP, at most ${megabytes} MB and ${number(pixels.other)} megapixels; a photo as the phone saved it, up to ${number(pixels.photo)}. A larger photo is made smaller first`,
    count: (count: number, limit: number) =>
      `${number(count)} of ${number(limit)} pictures. The first one is shown in lists.`,
    none: 'No picture yet',
    preview: 'The picture as shoppers will see it',
    previewOf: (place: number, count: number) => `Picture ${number(place)} of ${number(count)} as shoppers will see it`,
    earlier: (place: number) => `Move picture ${number(place)} forward`,
    later: (place: number) => `Move picture ${number(place)} back`,
    moved: (place: number, count: number) => `The picture is number ${number(place)} of ${number(count)} now.`,
    removeOf: (place: number) => `Remove picture ${number(place)}`,
    alt: (place: number) => `What is seen on picture ${number(place)}`,
    altBn: (place: number) => `The same in Bangla, picture ${number(place)}`,
    altHint: 'For people who cannot see it, such as “Folded, with the collar in front”.',
    urlHint: 'Or the address of a picture that is already online. It begins with https://',
    addAddress: 'Add this picture',
    broken: 'There is no picture at this address.',
  },

  add: {
    busy: 'Adding…',
    done: 'Product Successfully Added',
    added: (name: string) => `${name} is in the shop.`,
    change: 'Change it',
    noAnswer: 'The shop did not answer, so the product may have been added. What you typed is still here.',
    lookFirst: 'Look in Manage Product before you send it again',
    refused: 'The product was not added. What you typed is still here.',
  },

  update: {
    heading: 'Update Product',
    submit: 'Save changes',
    busy: 'Saving…',
    done: 'Product Updated',
    unchanged: 'Nothing has been changed yet.',
    all: 'All products',
    failed: 'The changes were not saved. What you typed is still here.',
    gone: 'This product is no longer sold, so nothing was saved.',
    notFound: 'There is no such product',
    notFoundText: 'The address may be mistyped, or the product was deleted.',
    restored: 'What you had typed before is back. It is not saved yet.',
    discard: 'Discard it',
    changedMeanwhile: {
      price: (now: string) =>
        `Nothing was saved: somebody else has set the price to ${now} while this page was open. Save again for yours`,
      discount: (now: number) =>
        `Nothing was saved: somebody else has set the discount to ${number(now)} % while this page was open. Save again for yours`,
    },
    stockHeading: 'The stock has changed while this page was open',
    stockText: (before: number, now: number) => `It was ${number(before)}, and it is ${number(now)} now.`,
    stockTyped: (typed: number) => `You typed ${number(typed)}. What is right?`,
    stockTake: (quantity: number) => `Set it to ${number(quantity)}`,
    stockAdd: (change: number, quantity: number) =>
      `${change > 0 ? `Add ${number(change)}` : `Take away ${number(-change)}`}: ${number(quantity)}`,
    stockLeave: (quantity: number) => `Leave it at ${number(quantity)}`,
    stockAlone: 'Nothing was saved yet. Your answer saves the rest too.',
  },

  priceLeap: {
    insteadOf: (name: string, after: string, before: string) =>
      `${name === '' ? '' : `${name}: `}${after} instead of ${before}`,
    title: (sentence: string) => `${sentence}?`,
    titleOfMany: 'Are these prices right?',
    text: 'That changes the price by more than half. Shoppers pay it from now on.',
    yes: 'It is right, save it',
    no: 'Look again',
    imported: 'more than half less or more: a digit too few or too many?',
  },

  leave: {
    title: 'Leave without saving?',
    text: 'What you typed here will be lost.',
    stay: 'Stay here',
    leave: 'Leave',
  },

  manage: {
    searchLabel: 'Search the products',
    placeholder: 'Name, brand or type',
    category: 'Category',
    everything: 'All categories',
    anyStock: 'Any',
    sort: 'Sort by',
    sorts: {
      NEWEST: 'Newest',
      RELEVANCE: 'Best match',
      NAME: 'Name, A to Z',
      PRICE_LOW_TO_HIGH: 'Cheapest',
      PRICE_HIGH_TO_LOW: 'Dearest',
      FEWEST_LEFT: 'Fewest left',
      BEST_SELLING: 'Best selling',
    },
    stockLevels: { LOW: `Low: ${number(limits.lowStock)} or fewer`, SOLD_OUT: shop.product.outOfStock },
    count: (count: number, words: string) => (words ? `${productCount(count)} for “${words}”` : productCount(count)),
    stock: 'Stock',
    inStock: (count: number) => `${number(count)} in stock`,
    actions: 'Edit and delete',
    edit: (name: string) => `Edit ${name}`,
    look: (name: string) => `Look at ${name}`,
    remove: (name: string) => `Delete ${name}`,
    none: 'There is nothing in the shop yet.',
    nothing: 'No product fits this search.',
    question: (name: string) => `Delete ${name}?`,
    questionText:
      'It goes from the shop at once, and what shoppers hold of it goes back. Orders keep it. This cannot be undone.',
    questionOf: (count: number) => `Delete ${productCount(count)}?`,
    questionTextOf:
      'They go from the shop at once, and what shoppers hold of them goes back. Orders keep them. This cannot be undone.',
    inOpenOrders: (name: string, count: number) =>
      `${name}: in ${count === 1 ? '1 open order' : `${number(count)} open orders`}`,
    yes: 'Delete',
    gone: 'Somebody has deleted it already.',
    choosing: {
      one: (name: string) => `Choose ${name}`,
      page: (count: number) => (count === 1 ? 'The product on this page' : `All ${number(count)} on this page`),
      bar: 'With the chosen products',
      chosen: (count: number) => `${number(count)} chosen`,
      clear: 'Clear',
      remove: (count: number) => `Delete ${productCount(count)}`,
      deleted: (count: number) => `${productCount(count)} deleted`,
      refused: (count: number) => `Not deleted: ${productCount(count)}`,
      gone: (name: string) => `${name}: somebody has deleted it already.`,
    },
  },

  csv,
}
