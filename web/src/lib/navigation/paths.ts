import { type CategoryCode, categories } from '@sunnah-store/schema/categories'
import { pages } from '@sunnah-store/schema/routes'
import { generatePath } from 'react-router-dom'

const categoryPaths = new Map<number, string>(categories.map(({ code, path }) => [code, path]))

/** Every address inside the shop. */
export const paths = {
  home: () => pages.home,
  category: (code: CategoryCode) => categoryPaths.get(code) ?? pages.home,
  search: () => pages.search,
  searchFor: (words: string) => `${pages.search}?${new URLSearchParams({ q: words })}`,
  orphanage: () => pages.orphanage,
  oldAgeHome: () => pages.oldAgeHome,
  payment: () => pages.payment,
  product: (productId: string) => generatePath(pages.productDetail, { productId }),
  buyNow: (productId: string, quantity = 1) =>
    generatePath(pages.buyNow, { productId }) + (quantity > 1 ? `?quantity=${quantity}` : ''),
  logIn: () => pages.logIn,
  signUp: () => pages.signUp,
  forgotPassword: () => pages.forgotPassword,
  cart: () => pages.cart,
  checkout: (productId?: string) => (productId ? generatePath(pages.checkoutProduct, { productId }) : pages.checkout),
  placed: (number: string) => generatePath(pages.placed, { number }),
  myOrder: () => pages.myOrder,
  profile: () => pages.profile,
  donation: () => pages.donation,
  contactUs: () => pages.contactUs,
  overview: () => pages.overview,
  addProduct: () => pages.addProduct,
  manageProduct: () => pages.manageProduct,
  lowStock: () => `${pages.manageProduct}?stock=low`,
  updateProduct: (productId: string) => generatePath(pages.updateProduct, { productId }),
  importProducts: () => pages.importProducts,
  manageUsers: () => pages.manageUsers,
  searchWords: () => pages.searchWords,
  allOrders: () => pages.allOrders,
  orderSlip: (orderId: string) => generatePath(pages.orderSlip, { orderId }),
}
