import { categories } from '@sunnah-store/schema/categories'
import { languageParameter } from '@sunnah-store/schema/rendered-page'
import { inLanguage } from '../../lib/copy/in-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import type { PageFacts } from './page-facts.ts'

/** What a page shows, in the words of schema.org. */
export const linkedDataOf = (facts: PageFacts, address: string): object[] => {
  const { name, url, copy, product } = facts
  const { origin, pathname } = new URL(url)
  if (name === 'home') return [organisation(facts, origin)]
  const language = new URL(address).searchParams.get(languageParameter)
  const inIt = language ? `?${languageParameter}=${language}` : ''

  const category = categories.find(({ code, path }) => (product ? code === product.category.code : path === pathname))
  const steps = category
    ? [
        { name: copy.frame.home, item: `${origin}${paths.home()}${inIt}` },
        { name: copy.categories[category.code], item: `${origin}${category.path}${inIt}` },
      ]
    : []
  return [...(category ? [breadcrumb(steps)] : []), ...(product ? [offered(product, facts, address)] : [])]
}

/** What its sizes and colours cost that can be had, in taka; of all, where none can. */
export const pricesOf = (variants: NonNullable<PageFacts['product']>['variants']) => {
  const inStock = variants.filter(({ quantity }) => quantity > 0)
  return (inStock.length > 0 ? inStock : variants).map(({ discountedPrice }) => discountedPrice)
}

const schemaOrg = 'https://schema.org'

const organisation = ({ copy, config }: PageFacts, origin: string) => {
  const { facebookUrl, instagramUrl, youtubeUrl } = config.footer
  const sameAs = [facebookUrl, instagramUrl, youtubeUrl].filter((profile) => profile !== null)
  return {
    '@context': schemaOrg,
    '@type': 'Organization',
    name: copy.shopName,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    ...(config.phones.call && { telephone: config.phones.call }),
    ...(sameAs.length > 0 && { sameAs }),
  }
}

const breadcrumb = (steps: readonly { name: string; item: string }[]) => ({
  '@context': schemaOrg,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
})

const offered = (
  product: NonNullable<PageFacts['product']>,
  { url, language }: Pick<PageFacts, 'url' | 'language'>,
  address: string,
) => {
  const { variants, quantity, rating, reviewCount, brandName } = product
  const description = inLanguage(product, 'description', language).text
  const prices = pricesOf(variants)
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)]
  const price =
    highPrice > lowPrice
      ? { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: prices.length }
      : { '@type': 'Offer', ...(prices.length > 0 && { price: lowPrice }) }
  return {
    '@context': schemaOrg,
    '@type': 'Product',
    name: inLanguage(product, 'name', language).text,
    sku: product.id,
    image: [...new Set([product.image, ...product.images].map((image) => new URL(image.url, url).href))],
    ...(description && { description }),
    ...(brandName && { brand: { '@type': 'Brand', name: brandName } }),
    offers: {
      ...price,
      priceCurrency: 'BDT',
      availability: `${schemaOrg}/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${schemaOrg}/NewCondition`,
      url: address,
    },
    ...(reviewCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }),
  }
}
