import { type CategoryCode, categories } from '@sunnah-store/schema/categories'
import { pages } from '@sunnah-store/schema/routes'
import { generatePath } from 'react-router-dom'

const categoryPaths = new Map<number, string>(categories.map(({ code, path }) => [code, path]))

/** What somebody has chosen of a product: sizes and colours as the product names them; a quantity of one is not said. */
export interface ProductChoice {
  quantity?: number | undefined
  size?: string | null
  color?: string | null
}

const withQuery = (path: string, query: Record<string, string | number | null | undefined>) => {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** Every address inside the shop. */
export const paths = {
  home: () => pages.home,
  category: (code: CategoryCode) => categoryPaths.get(code) ?? pages.home,
  search: () => pages.search,
  searchFor: (words: string) => `${pages.search}?${new URLSearchParams({ q: words })}`,
  orphanage: () => pages.orphanage,
  oldAgeHome: () => pages.oldAgeHome,
  payment: () => pages.payment,
  product: (productId: string, choice: ProductChoice = {}) =>
    withQuery(generatePath(pages.productDetail, { productId }), { ...choice }),
  productReviews: (productId: string) => `${paths.product(productId)}#reviews`,
  buyNow: (productId: string, choice: ProductChoice = {}) =>
    withQuery(generatePath(pages.buyNow, { productId }), { ...choice }),
  logIn: () => pages.logIn,
  signUp: () => pages.signUp,
  forgotPassword: () => pages.forgotPassword,
  /** With what the link of a mail says behind its question mark. */
  accountLink: (search: string) => pages.accountLink + search,
  cart: () => pages.cart,
  wishes: () => pages.wishes,
  checkout: (productId?: string, variantId?: string) =>
    productId ? withQuery(generatePath(pages.checkoutProduct, { productId }), { variant: variantId }) : pages.checkout,
  placed: (number: string) => generatePath(pages.placed, { number }),
  myOrder: () => pages.myOrder,
  profile: () => pages.profile,
  addresses: () => `${pages.profile}#addresses`,
  donation: () => pages.donation,
  track: () => pages.track,
  contactUs: () => pages.contactUs,
  offline: () => pages.offline,
  overview: () => pages.overview,
  reports: () => pages.reports,
  addProduct: () => pages.addProduct,
  manageProduct: () => pages.manageProduct,
  lowStock: () => `${pages.manageProduct}?stock=low`,
  updateProduct: (productId: string) => generatePath(pages.updateProduct, { productId }),
  /** The part of the page about its pictures. */
  productPictures: (productId: string) => `${paths.updateProduct(productId)}#pictures`,
  /** With a variant, its row is looked up there. */
  productVariants: (productId: string, variantId?: string) =>
    generatePath(pages.productVariants, { productId }) + (variantId ? `#${variantId}` : ''),
  productSizeChart: (productId: string) => generatePath(pages.productSizeChart, { productId }),
  importProducts: () => pages.importProducts,
  manageUsers: () => pages.manageUsers,
  /** Those of the users who have this name. */
  userNamed: (name: string) => withQuery(pages.manageUsers, { q: name }),
  deliveryRules: () => pages.deliveryRules,
  purchaseLimits: () => pages.purchaseLimits,
  auditLog: () => pages.auditLog,
  searchWords: () => pages.searchWords,
  mails: () => pages.mails,
  messages: () => pages.messages,
  sender: () => pages.sender,
  allOrders: () => pages.allOrders,
  /** One of the tabs of the orders, by its word in the address. */
  ordersIn: (tab: string) => `${pages.allOrders}?state=${tab}`,
  /** The orders of all tabs whose cash is there, by its word in the address. */
  ordersWithCash: (cash: 'collect' | 'courier') => withQuery(pages.allOrders, { state: 'all', cash }),
  takeOrder: () => pages.takeOrder,
  /** The orders that this courier has delivered and not paid out. */
  ordersOwed: (courier: string) => withQuery(pages.allOrders, { state: 'all', courier, cash: 'courier' }),
  /** By hand: with a courier that is typed in. */
  sendOrders: (ids: readonly string[], by?: 'hand') => withQuery(pages.sendOrders, { ids: ids.join(), by }),
  cash: () => pages.cash,
  payout: (courier: string) => withQuery(pages.payout, { courier }),
  /** The orders that have this number: one. */
  orderNumbered: (number: string) => generatePath(pages.order, { number }),
  correctOrder: (orderId: string) => generatePath(pages.correctOrder, { orderId }),
  /** Four on a sheet of A4, unless another paper is named. */
  orderSlips: (ids: readonly string[], paper?: 'a5') => withQuery(pages.orderSlips, { ids: ids.join(), paper }),
  orderSlip: (orderId: string) => generatePath(pages.orderSlip, { orderId }),
}
