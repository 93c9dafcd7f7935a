import { categories } from './categories.js'

/** Every page of the client; the server answers any other address with the not-found page and status 404. */
export const pages = {
  home: '/',
  search: '/search',
  productDetail: '/productDetail/:productId',
  buyNow: '/buynow/:productId',
  logIn: '/login',
  signUp: '/signup',
  forgotPassword: '/forgotPassword',
  cart: '/cart',
  wishes: '/wishes',
  checkout: '/checkout',
  checkoutProduct: '/checkout/:productId',
  placed: '/placed/:number',
  myOrder: '/myOrder',
  profile: '/userprofile',
  donation: '/donation',
  orphanage: '/orphanage',
  oldAgeHome: '/oldagehome',
  payment: '/payment',
  contactUs: '/contactus',
  overview: '/overview',
  addProduct: '/addProduct',
  manageProduct: '/manageProduct',
  updateProduct: '/manageProduct/:productId',
  productVariants: '/manageProduct/:productId/variants',
  productSizeChart: '/manageProduct/:productId/sizeChart',
  importProducts: '/importProducts',
  manageUsers: '/manageUsers',
  deliveryRules: '/deliveryRules',
  searchWords: '/searchWords',
  allOrders: '/allOrders',
  orderSlip: '/allOrders/:orderId',
} as const

/** Every address that the server answers itself. None of them may be the address of a page. */
export const endpoints = {
  graphql: '/graphql',
  docs: '/docs',
  config: '/config.json',
  live: '/health/live',
  ready: '/health/ready',
  /** The address of EmailJS' send-form; the shop's own only while EmailJS is not set up. */
  sendForm: '/api/v1.0/email/send-form',
  products: '/product',
  productCount: '/productCount',
  productFacets: '/productFacets',
  pictures: '/picture',
  picture: '/images/uploads/:name',
  reviewPhotos: '/reviewPhoto',
  importProducts: '/import/products',
  exportProducts: '/export/products.csv',
  exportOrders: '/export/orders.csv',
  myData: '/export/my-data.json',
  product: '/product/:productId',
  productManage: '/product/manage/:productId',
  review: '/review',
  reviews: '/review/:productId',
  cart: '/cart',
  // OpenAPI tells addresses apart by their shape: what stands at one place of one has one name, whichever call it is.
  cartOf: '/cart/:emailOrId',
  cartOrdered: '/cart/order/:email',
  delivery: '/delivery',
  orders: '/order',
  orderOf: '/order/:emailOrId',
  admin: '/admin/:email',
  users: '/user',
  userOf: '/user/:emailOrId',
  userAdmin: '/user/admin/:email',
} as const

/** The addresses of all pages, each with the name of the page; categories are one page. */
export const pageAddresses: readonly (readonly [name: string, path: string])[] = [
  ...Object.entries(pages),
  ...categories.map(({ path }) => ['category', path] as const),
]
