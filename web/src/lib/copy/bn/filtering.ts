import type { FilterSentences } from '../en/filtering.ts'
import { bnFormat, taka } from './format.ts'

const { number } = bnFormat

const products = (count: number) => `${number(count)}টি পণ্য`

/** What filters and orders of lists of products say in Bangla. */
export const filtering: FilterSentences = {
  filtering: {
    filter: 'বাছাই',
    filters: 'বাছাই',
    active: (count) => `${number(count)}টি চালু`,
    activeFilters: 'চালু বাছাই',
    clearAll: 'সব সরান',
    takeOff: (label) => `সরান: ${label}`,
    show: (count) => `${products(count)} দেখুন`,
    found: products,
    plain: (count) => number(count),
    foundOf: (count, all) => (count === all ? products(all) : `${number(all)}টির মধ্যে ${products(count)}`),
    counted: (label, count) => `${label}, ${products(count)}`,
    showMore: (count) => `আরও ${number(count)}টি দেখুন`,
    sortBy: 'সাজান',
    sorts: {
      BEST_SELLING: 'সবচেয়ে বেশি বিক্রি',
      NEWEST: 'সবচেয়ে নতুন',
      RATING: 'সবচেয়ে ভালো রেটিং',
      PRICE_LOW_TO_HIGH: 'দাম, কম থেকে বেশি',
      PRICE_HIGH_TO_LOW: 'দাম, বেশি থেকে কম',
    },
    bestMatch: 'সবচেয়ে কাছাকাছি',
    headings: {
      price: 'দাম',
      sizes: 'সাইজ',
      colors: 'রং',
      materials: 'উপাদান',
      brands: 'ব্র্যান্ড',
      minRating: 'রেটিং',
      more: 'আরও',
    },
    from: 'থেকে, টাকা',
    to: 'পর্যন্ত, টাকা',
    until: 'থেকে',
    least: 'সর্বনিম্ন',
    most: 'সর্বোচ্চ',
    priceWrong: 'পূর্ণ টাকায় লিখুন',
    priceBelow: 'এটি শুরুর দামের চেয়ে কম',
    priceRange: (from, to) => {
      if (from === null) return `${taka(to ?? 0)} পর্যন্ত`
      return to === null ? `${taka(from)} থেকে` : `${number(from)}–${taka(to)}`
    },
    sizeNamed: (size) => `সাইজ ${size}`,
    stars: (rating) => `${number(rating)} তারা ও বেশি`,
    inStock: 'স্টকে আছে',
    onOffer: 'ছাড়ে',
    nothing: 'এই সব বাছাইয়ে কোনো পণ্য মেলে না।',
    without: (label, count) => `“${label}” ছাড়া: ${products(count)}`,
    ignored: (names) => `ঠিকানায় এমন কিছু আছে যার এখানে মানে নেই, তা বাদ দেওয়া হয়েছে: ${names.join(', ')}`,
    quoted: (value) => `“${value}”`,
    ignoredNames: {
      minPrice: 'সবচেয়ে কম দাম',
      maxPrice: 'সবচেয়ে বেশি দাম',
      minRating: 'রেটিং',
      sizes: 'একটি সাইজ',
      colors: 'একটি রং',
      materials: 'একটি উপাদান',
      brands: 'একটি ব্র্যান্ড',
      inStock: 'স্টকে আছে',
      onOffer: 'ছাড়ে',
      sort: 'সাজানোর ক্রম',
    },
  },
}
