import { getPage } from '../support/connection.mjs'

let asked = 0
const another = () => ++asked

/** What countless addresses of pages can be made of: how many ask for them at a time, and which comes next. */
export const pageAttacks = {
  'searches, none like another': [16, () => `/search?q=${another()}`],
  'pages of a list, none like another': [16, () => `/attar?page=${another()}`],
  'home with a parameter that it does not read': [16, () => `/?x=${another()}`],
  'products that are none': [16, () => `/productDetail/${another()}`],
}

export const homePage = () => [getPage('/')]

export const pageOf = (nextAddress) => () => [getPage(nextAddress())]
