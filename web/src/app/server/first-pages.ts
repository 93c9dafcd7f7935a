import type { ApolloClient } from '@apollo/client'
import { pageAddresses } from '@sunnah-store/schema/routes'
import type { DocumentNode } from 'graphql'
import { matchPath } from 'react-router-dom'
import { CartDocument } from '../../features/cart/cart.generated.ts'
import { CheckoutCartDocument } from '../../features/order/checkout/checkout.generated.ts'
import { RelatedProductsDocument } from '../../features/product/related-products.generated.ts'
import { DeliveryDocument } from '../../lib/delivery/delivery.generated.ts'
import { MeDocument } from '../../lib/identity/session.generated.ts'

interface FirstPage {
  /** What its browser loads beside the entry: files of src/. */
  scripts: readonly string[]
  /** Whether it is for whoever has logged in. What the server renders of it has nothing of anybody, at any address of it. */
  isOfPerson?: boolean
  /** Whether search engines are to leave it out. */
  isUnlisted?: boolean
  /** Whether they are to take all of its addresses for one: anybody can make up a search. */
  isListedOnce?: boolean
  /** Asks for what its components show beside what its loader loads. */
  ask?: (client: ApolloClient, params: AskedPage['params']) => readonly Promise<unknown>[]
  /** What its browser asks before it has any of these scripts, for a shopper who has logged in. */
  askAhead?: readonly DocumentNode[]
}

const ofProducts = 'pages/catalogue-loader.ts'
/** The corner of the bar, for whoever has logged in. */
const corner = 'app/frame/signed-in-corner.tsx'
const checkout: FirstPage = { scripts: ['pages/checkout-page.tsx', corner], isUnlisted: true, isOfPerson: true }

/** Such a page at an address. */
export interface AskedPage {
  name: string
  page: FirstPage
  params: Readonly<Record<string, string | undefined>>
}

/** What the server renders, by its name: the pages that anybody may open, and the sketches of a few others. */
export const firstPages: Readonly<Record<string, FirstPage>> = {
  home: { scripts: ['pages/home-page.tsx', ofProducts] },
  category: { scripts: ['pages/category-page.tsx', ofProducts] },
  search: { scripts: ['pages/search-page.tsx', ofProducts], isListedOnce: true },
  productDetail: {
    scripts: ['pages/product-page.tsx'],
    ask: (client, { productId = '' }) => [
      client.query({ query: DeliveryDocument }),
      client.query({ query: RelatedProductsDocument, variables: { id: productId } }),
    ],
  },
  logIn: { scripts: ['pages/log-in-page.tsx'], isUnlisted: true },
  signUp: { scripts: ['pages/password-pages.ts'], isUnlisted: true },
  accountLink: { scripts: ['pages/password-pages.ts'], isUnlisted: true, isOfPerson: true },
  cart: {
    scripts: ['pages/cart-page.tsx', corner],
    isUnlisted: true,
    isOfPerson: true,
    ask: (client) => [client.query({ query: DeliveryDocument })],
    askAhead: [MeDocument, CartDocument],
  },
  checkout: { ...checkout, askAhead: [MeDocument, CheckoutCartDocument] },
  checkoutProduct: { ...checkout, askAhead: [MeDocument] },
  donation: { scripts: ['pages/donation-page.tsx'] },
  orphanage: { scripts: ['pages/orphanage-page.tsx'] },
  oldAgeHome: { scripts: ['pages/old-age-home-page.tsx'] },
  payment: { scripts: ['pages/payment-page.tsx'] },
  track: { scripts: ['pages/track-page.tsx'] },
  contactUs: { scripts: ['pages/contact-page.tsx'] },
  notFound: { scripts: [] },
}

/** Which page stands at an address. */
export const pageAt = (pathname: string) => {
  for (const [name, path] of pageAddresses) {
    const match = matchPath(path, pathname)
    if (match) return { name, params: match.params }
  }
  return { name: 'notFound', params: {} }
}
