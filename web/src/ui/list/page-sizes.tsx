import type { ChangeEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { type PageParams, pageAtSize, withPageParams } from '../../lib/navigation/page-params.ts'
import { Select } from '../form/select.tsx'

/** How much of a list a page shows; it stands in the address. */
export const PageSizes = ({ params, sizes }: { params: PageParams; sizes: readonly number[] }) => {
  const { list, format } = useCopy()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  const handleSize = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const size = Number(target.value)
    navigate(withPageParams(search, { page: pageAtSize(params, size), size }), { flushSync: true })
  }

  return (
    <Select label={list.perPage} value={params.size} onChange={handleSize}>
      {sizes.map((size) => (
        <option key={size} value={size}>
          {format.number(size)}
        </option>
      ))}
    </Select>
  )
}
