import type { ApolloClient } from '@apollo/client'
import { pageAddresses } from '@sunnah-store/schema/routes'
import { matchPath } from 'react-router-dom'
import { RelatedProductsDocument } from '../../features/product/related-products.generated.ts'
import { DeliveryDocument } from '../../lib/delivery/delivery.generated.ts'

interface FirstPage {
  /** What its browser loads beside the entry: files of src/. */
  scripts: readonly string[]
  /** Whether search engines are to leave it out. */
  isUnlisted?: boolean
  /** Asks for what its components show beside what its loader loads. */
  ask?: (client: ApolloClient, params: AskedPage['params']) => readonly Promise<unknown>[]
}

const ofProducts = 'pages/catalogue-loader.ts'

/** Such a page at an address. */
export interface AskedPage {
  name: string
  page: FirstPage
  params: Readonly<Record<string, string | undefined>>
}

/** The pages that anybody may open, by their names: the server renders them. */
export const firstPages: Readonly<Record<string, FirstPage>> = {
  home: { scripts: ['pages/home-page.tsx', ofProducts] },
  category: { scripts: ['pages/category-page.tsx', ofProducts] },
  search: { scripts: ['pages/search-page.tsx', ofProducts], isUnlisted: true },
  productDetail: {
    scripts: ['pages/product-page.tsx', 'pages/product-loader.ts'],
    ask: (client, { productId = '' }) => [
      client.query({ query: DeliveryDocument }),
      client.query({ query: RelatedProductsDocument, variables: { id: productId } }),
    ],
  },
  logIn: { scripts: ['pages/log-in-page.tsx'], isUnlisted: true },
  signUp: { scripts: ['pages/sign-up-page.tsx'], isUnlisted: true },
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
