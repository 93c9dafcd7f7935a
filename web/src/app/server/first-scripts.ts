const ofProducts = 'pages/catalogue-loader.ts'
/** The corner of the bar, for whoever has logged in. */
const corner = 'app/frame/signed-in-corner.tsx'
const checkout = ['pages/checkout-page.tsx', corner]

/** What the browser of each page that the server renders loads beside the entry: files of src/. */
export const firstScripts = {
  home: ['pages/home-page.tsx', ofProducts],
  category: ['pages/category-page.tsx', ofProducts],
  search: ['pages/search-page.tsx', ofProducts],
  productDetail: ['pages/product-page.tsx'],
  logIn: ['pages/log-in-page.tsx'],
  signUp: ['pages/password-pages.ts'],
  accountLink: ['pages/password-pages.ts'],
  cart: ['pages/cart-page.tsx', corner],
  checkout,
  checkoutProduct: checkout,
  donation: ['pages/donation-page.tsx'],
  orphanage: ['pages/orphanage-page.tsx'],
  oldAgeHome: ['pages/old-age-home-page.tsx'],
  payment: ['pages/payment-page.tsx'],
  track: ['pages/track-page.tsx'],
  contactUs: ['pages/contact-page.tsx'],
  notFound: [],
} satisfies Record<string, readonly string[]>
