import type { CategoryCode } from '@sunnah-store/schema/categories'
import type { Language } from '../languages.ts'
import { enFormat } from './format.ts'

const { number, rating } = enFormat

const products = (count: number) => (count === 1 ? '1 product' : `${number(count)} products`)

const categories: Record<CategoryCode, string> = {
  11: 'Quran and Hadith',
  22: 'Panjabi',
  33: 'Borka',
  44: 'Tupi',
  55: 'Jainamaj',
  66: 'Tasbih',
  77: 'Attar',
}

/** The frame of every page, and the public lists. */
export const shop = {
  language: 'en' as Language,
  shopName: 'Sunnah Store',
  pageTitle: (page: string) => `${page} · Sunnah Store`,
  loading: 'Loading…',
  tryAgain: 'Try again',
  close: 'Close',
  needsScripts: 'Your browser has JavaScript switched off, and this page needs it.',
  delivery: 'Cash on Delivery in all 64 districts',
  categories,

  session: {
    checking: 'Looking up who you are…',
    unreachable: 'Your account could not be loaded',
    secondStepFirst: 'Set up the second step in your profile first, then you can manage the shop.',
    adminsOnly: 'Only people who manage the shop can see this page.',
  },

  /** The pages for admins. */
  manage: {
    heading: 'Manage',
    overview: 'Overview',
    reports: 'Reports',
    allProducts: 'All Products',
    allOrders: 'All Orders',
    toConfirm: (count: number) => `${number(count)} to confirm`,
    cash: 'Cash',
    addProducts: 'Add Products',
    addProduct: 'Add Product',
    manageProduct: 'Manage Product',
    stockList: 'Products and stock',
    manageUsers: 'Manage Users',
    searchWords: 'Search Words',
    delivery: 'Delivery',
    purchaseLimits: 'Order limits',
    messages: 'Messages',
    sender: 'Sender on slips',
    auditLog: 'Who did what',
    customiseProduct: 'Customise Product',
  },

  menu: {
    label: (name: string) => `Account of ${name}`,
    logIn: 'Log in',
    logOut: 'Logout',
    loggedOut: 'You are logged out',
    profile: 'Profile',
    cart: 'Cart',
    cartHolds: (pieces: number) => (pieces === 1 ? 'Cart, 1 piece' : `Cart, ${number(pieces)} pieces`),
    wishes: 'Wish list',
    myOrder: 'My Order',
    contact: 'Contact Us',
    donation: 'Donation',
  },

  frame: {
    skip: 'Skip to content',
    menu: 'Menu',
    menuWithOrders: (count: number) =>
      count === 1 ? 'Menu, 1 order to confirm' : `Menu, ${number(count)} orders to confirm`,
    categories: 'Categories',
    home: 'Home',
    youAreHere: 'You are here',
    messages: 'Messages',
    languageFailed: 'বাংলা could not be loaded. Please try again.',
  },

  picture: {
    show: 'Show picture',
  },

  home: {
    bannerTitle: 'For prayer, for reading, for every day',
  },

  search: {
    heading: 'Search',
    label: 'Search the shop',
    placeholder: 'What are you looking for.....',
    submit: 'Search',
    title: (words: string) => (words ? `“${words}” · Search` : 'Search'),
    found: (count: number, words: string) => (words ? `${products(count)} for “${words}”` : products(count)),
    nothing: (words: string) => `Nothing found for “${words}”`,
    advice: 'Try another word, or look at one of the categories.',
    clear: 'Clear the search',
    empty: 'Clear',
    back: 'Close the search',
  },

  list: {
    products: 'Products',
    count: products,
    titleWithPage: (title: string, page: number) => (page > 1 ? `${title}, page ${number(page)}` : title),
    emptyCategory: 'There is nothing in this category yet.',
    emptyShop: 'There is nothing in the shop yet. Please come back soon.',
    noSuchPage: (page: number) => `There is no page ${number(page)}.`,
    firstPage: 'Go to the first page',
    all: 'Show all products',
    failed: 'The products could not be loaded',
    pages: 'Pages',
    page: (page: number) => `Page ${number(page)}`,
    previous: 'Previous page',
    next: 'Next page',
    perPage: 'Per page',
  },

  product: {
    from: (price: string) => `from ${price}`,
    price: (taka: number) => `${number(taka)} BDT`,
    regularPrice: 'Regular price',
    discount: (percent: number) => `−${number(percent)}%`,
    discountSpoken: (percent: number) => `${number(percent)} percent off`,
    exploreMore: 'Explore More',
    outOfStock: 'Out of stock',
    about: 'About',
    failed: 'This product could not be loaded',
  },

  review: {
    rated: (stars: number) => `${rating(stars)} out of 5`,
    none: 'No reviews yet',
    ratedBy: (mean: number, count: number) =>
      `Rated ${rating(mean)} out of 5 in ${count === 1 ? '1 review' : `${number(count)} reviews`}`,
    short: (mean: number, count: number) => `${rating(mean)} (${number(count)})`,
  },

  notFound: {
    heading: 'This page is not here',
    text: 'The address may be mistyped, or what it showed is no longer sold.',
    home: 'Go to the home page',
  },

  failure: {
    heading: 'Something went wrong',
    page: 'This page could not be loaded',
    part: 'This part could not be loaded',
    offline: 'You seem to be offline. Check your connection, then try again.',
    waiting: 'You are still offline. This page opens as soon as the connection is back.',
    network: 'The shop could not be reached. Check your connection, then try again.',
    busy: 'The shop is very busy right now. Please try again in a moment.',
    notFound: 'The address may be mistyped.',
    unexpected: 'It is our fault, not yours. Please try again.',
  },
}
