import { categories } from '@sunnah-store/schema/categories'
import type { ChangeEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { media } from '../../../../theme/tokens.ts'
import { SearchBox } from '../../../../ui/form/search-box.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { type ManageParams, sorts, sortWords, stockLevels, stockWords, usualSort } from './manage-params.ts'

/** What narrows the list: words, a category and how little there is, all in the address. */
export const ManageFilter = ({ params }: { params: ManageParams }) => {
  const { words, category, stock, sort } = params
  const { products, categories: names } = useCopy(manageCopy)
  const copy = products.manage
  const usual = usualSort(params)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const kept = Object.fromEntries(
    ['category', 'stock', 'sort', 'size'].flatMap((name) => asEntry(name, search.get(name))),
  )

  const handleChoice = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.delete(target.name)
    if (target.value) next.set(target.name, target.value)
    // The next arrow key goes on from this choice, however soon it comes.
    navigate(`?${next}`, { flushSync: true })
  }

  return (
    <Filters>
      <SearchBox
        label={copy.searchLabel}
        placeholder={copy.placeholder}
        action={paths.manageProduct()}
        words={words}
        kept={kept}
      />
      <Select label={copy.category} name="category" value={category ?? ''} onChange={handleChoice}>
        <option value="">{copy.everything}</option>
        {categories.map(({ code }) => (
          <option key={code} value={code}>
            {products.form.categoryOption(names[code], code)}
          </option>
        ))}
      </Select>
      <Select label={copy.stock} name="stock" value={stock ? stockWords[stock] : ''} onChange={handleChoice}>
        <option value="">{copy.anyStock}</option>
        {stockLevels.map((level) => (
          <option key={level} value={stockWords[level]}>
            {copy.stockLevels[level]}
          </option>
        ))}
      </Select>
      <Select
        label={copy.sort}
        name="sort"
        value={sort && sort !== usual ? sortWords[sort] : ''}
        onChange={handleChoice}
      >
        <option value="">{copy.sorts[usual]}</option>
        {sorts
          .filter((one) => one !== usual)
          .map((one) => (
            <option key={one} value={sortWords[one]}>
              {copy.sorts[one]}
            </option>
          ))}
      </Select>
    </Filters>
  )
}

const asEntry = (name: string, value: string | null): [string, string][] => (value ? [[name, value]] : [])

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  & select { width: 100%; }
  & > div > span { flex: 1; min-width: 0; }
  /* Their lists stand below each other. */
  ${media.narrow} { & > div > label { min-width: 4rem; } }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :first-child { grid-column: 1 / -1; }
  }
`
