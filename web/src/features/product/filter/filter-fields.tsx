import { switches, valueKinds } from '@sunnah-store/schema/list-parameters'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom'
import { readFilter } from '../../../lib/navigation/catalogue-filter.ts'
import type { Facets } from './facets.ts'
import { withFilter, withValue } from './filter-address.ts'
import { FilterOptions } from './filter-options.tsx'
import { PriceRange } from './price-range.tsx'
import { useFilterLabels } from './use-filter-labels.ts'

interface FilterFieldsProps {
  facets: Facets
  /** How the address changes. */
  navigation: NavigateOptions
}

const looks = { sizes: 'pills', colors: 'pills', materials: 'rows', brands: 'rows' } as const

/** All that a list can be narrowed down by. Each choice changes the address, and so the list and the counts. */
export const FilterFields = ({ facets, navigation }: FilterFieldsProps) => {
  const { copy, labelOf } = useFilterLabels()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { filter } = readFilter(search)
  const go = (address: string) => navigate(address, { flushSync: true, preventScrollReset: true, ...navigation })
  const isOn = (asked: readonly string[] | null | undefined, value: string) =>
    asked?.some((one) => one.toLowerCase() === value.toLowerCase()) ?? false

  return (
    <div>
      <PriceRange
        price={facets.price}
        from={filter.minPrice ?? null}
        to={filter.maxPrice ?? null}
        onChange={(from, to) => go(withFilter(search, { minPrice: asText(from), maxPrice: asText(to) }))}
      />
      {valueKinds.map((kind) => (
        <FilterOptions
          key={kind}
          heading={copy.headings[kind]}
          look={looks[kind]}
          options={facets[kind].map((one) => ({ ...one, ...labelOf(one), isOn: isOn(filter[kind], one.value) }))}
          onChoose={(value, on) => go(withValue(search, kind, value, on))}
        />
      ))}
      <FilterOptions
        heading={copy.headings.minRating}
        look="rows"
        options={facets.ratings.map(({ minRating, count }) => ({
          value: String(minRating),
          label: copy.stars(minRating),
          count,
          isOn: filter.minRating === minRating,
        }))}
        onChoose={(value, on) => go(withFilter(search, { minRating: on ? value : null }))}
      />
      <FilterOptions
        heading={copy.headings.more}
        look="rows"
        options={switches.map((name) => ({
          value: name,
          label: copy[name],
          count: facets[name],
          isOn: filter[name] ?? false,
        }))}
        onChoose={(name, on) => go(withFilter(search, { [name]: on ? 'true' : null }))}
      />
    </div>
  )
}

const asText = (price: number | null) => (price === null ? null : String(price))
