import { limits } from '@sunnah-store/schema/limits'
import type { ChangeEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { type PageParams, pageAtSize, withPageParams } from '../../lib/page-params.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'

/** The page numbers of a list and how many goods a page shows; both live in the address. */
export const ListPages = ({ params, pageCount }: { params: PageParams; pageCount: number }) => {
  const { list, format } = useCopy()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  const handleSize = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const size = Number(target.value)
    navigate(withPageParams(search, { page: pageAtSize(params, size), size }))
  }

  return (
    <Bar>
      <Pagination
        page={params.page}
        pageCount={pageCount}
        hrefOf={(page) => withPageParams(search, { ...params, page })}
        labels={list}
        format={format.number}
      />
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

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`
