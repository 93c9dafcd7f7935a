import { valueKinds } from '@sunnah-store/schema/list-parameters'
import type { FilterSentences } from '../../../lib/copy/en/filtering.ts'
import type { CatalogueFilter } from '../../../lib/navigation/catalogue-filter.ts'
import type { Facets } from './facets.ts'
import { withFilter, withValue } from './filter-address.ts'
import type { useFilterLabels } from './use-filter-labels.ts'

export interface ActiveFilter {
  key: string
  label: string
  lang?: string | undefined
  /** The address without it. */
  href: string
  /** How many products there would be without all of its kind; null while it is not known. */
  without: number | null
}

interface Known {
  filter: CatalogueFilter['filter']
  search: URLSearchParams
  facets: Facets | null
  copy: FilterSentences['filtering']
  labelOf: ReturnType<typeof useFilterLabels>['labelOf']
}

/** The filters that are on, each with the way to take it off. */
export const activeFilters = ({ filter, search, facets, copy, labelOf }: Known): ActiveFilter[] => {
  const { minPrice = null, maxPrice = null, minRating = null, inStock, onOffer } = filter
  const without = facets?.without
  const one = (key: string, label: string, names: readonly string[], left: number | undefined): ActiveFilter => ({
    key,
    label,
    href: withFilter(search, Object.fromEntries(names.map((name) => [name, null]))),
    without: left ?? null,
  })
  const price = one('price', copy.priceRange(minPrice, maxPrice), ['minPrice', 'maxPrice'], without?.price)
  const values = valueKinds.flatMap((kind) =>
    (filter[kind] ?? []).flatMap((asked): ActiveFilter[] => {
      const known = facets?.[kind].find(({ value }) => value.toLowerCase() === asked.toLowerCase())
      if (!known && facets?.unknown.includes(asked)) return []
      const { label, lang } = labelOf(known ?? { value: asked, valueBn: null })
      return [
        {
          key: `${kind} ${asked}`,
          label: kind === 'sizes' ? copy.sizeNamed(label) : label,
          lang,
          href: withValue(search, kind, asked, false),
          without: without?.[kind] ?? null,
        },
      ]
    }),
  )
  return [
    ...(minPrice === null && maxPrice === null ? [] : [price]),
    ...values,
    ...(minRating === null ? [] : [one('minRating', copy.stars(minRating), ['minRating'], without?.minRating)]),
    ...(inStock ? [one('inStock', copy.inStock, ['inStock'], without?.inStock)] : []),
    ...(onOffer ? [one('onOffer', copy.onOffer, ['onOffer'], without?.onOffer)] : []),
  ]
}
