import type { ApolloClient } from '@apollo/client'
import { pageAddresses } from '@sunnah-store/schema/routes'
import type { DocumentNode } from 'graphql'
import { matchPath } from 'react-router-dom'
import { CartDocument } from '../../features/cart/cart.generated.ts'
import { CheckoutCartDocument } from '../../features/order/checkout/checkout.generated.ts'
import { RelatedProductsDocument } from '../../features/product/related-products.generated.ts'
import { DeliveryDocument } from '../../lib/delivery/delivery.generated.ts'
import { MeDocument } from '../../lib/identity/session.generated.ts'
import { firstScripts } from './first-scripts.ts'

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

const checkout = { scripts: firstScripts.checkout, isUnlisted: true, isOfPerson: true }

/** Such a page at an address. */
export interface AskedPage {
  name: string
  page: FirstPage
  params: Readonly<Record<string, string | undefined>>
}

/** What the server renders, by its name: the pages that anybody may open, and the sketches of a few others. */
export const firstPages: Readonly<Record<string, FirstPage>> = {
  home: { scripts: firstScripts.home },
  category: { scripts: firstScripts.category },
  search: { scripts: firstScripts.search, isListedOnce: true },
  productDetail: {
    scripts: firstScripts.productDetail,
    ask: (client, { productId = '' }) => [
      client.query({ query: DeliveryDocument }),
      client.query({ query: RelatedProductsDocument, variables: { id: productId } }),
    ],
  },
  logIn: { scripts: firstScripts.logIn, isUnlisted: true },
  signUp: { scripts: firstScripts.signUp, isUnlisted: true },
  accountLink: { scripts: firstScripts.accountLink, isUnlisted: true, isOfPerson: true },
  cart: {
    scripts: firstScripts.cart,
    isUnlisted: true,
    isOfPerson: true,
    ask: (client) => [client.query({ query: DeliveryDocument })],
    askAhead: [MeDocument, CartDocument],
  },
  checkout: { ...checkout, askAhead: [MeDocument, CheckoutCartDocument] },
  checkoutProduct: { ...checkout, askAhead: [MeDocument] },
  donation: { scripts: firstScripts.donation },
  orphanage: { scripts: firstScripts.orphanage },
  oldAgeHome: { scripts: firstScripts.oldAgeHome },
  payment: { scripts: firstScripts.payment },
  track: { scripts: firstScripts.track },
  contactUs: { scripts: firstScripts.contactUs },
  notFound: { scripts: firstScripts.notFound },
}

/** Which page stands at an address. */
export const pageAt = (pathname: string) => {
  for (const [name, path] of pageAddresses) {
    const match = matchPath(path, pathname)
    if (match) return { name, params: match.params }
  }
  return { name: 'notFound', params: {} }
}
