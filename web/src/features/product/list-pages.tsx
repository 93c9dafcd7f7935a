import { limits } from '@sunnah-store/schema/limits'
import type { ChangeEvent, ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { type PageParams, pageAtSize, withPageParams } from '../../lib/navigation/page-params.ts'
import { Select } from '../../ui/form/select.tsx'

interface ListPagesProps {
  params: PageParams
  /** The page numbers, once there are any. */
  children: ReactNode
}

/** The page numbers of a list and how many goods a page shows; both live in the address. */
export const ListPages = ({ params, children }: ListPagesProps) => {
  const { list, format } = useCopy()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  const handleSize = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const size = Number(target.value)
    navigate(withPageParams(search, { page: pageAtSize(params, size), size }), { flushSync: true })
  }

  return (
    <Bar>
      {children}
      <Select label={list.perPage} value={params.size} onChange={handleSize}>
        {limits.pageSizes.map((size) => (
          <option key={size} value={size}>
            {format.number(size)}
          </option>
        ))}
      </Select>
    </Bar>
  )
}

// Whoever has just chosen a size keeps the choice while the goods load.
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  &:not(:has(nav)):not(:focus-within) { display: none; }
`
