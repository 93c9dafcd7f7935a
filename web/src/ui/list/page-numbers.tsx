import { useSearchParams } from 'react-router-dom'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { type PageParams, withPageParams } from '../../lib/navigation/page-params.ts'
import { Pagination } from './pagination.tsx'

/** The ways to the other pages of a list. */
export const PageNumbers = ({ params, pageCount }: { params: PageParams; pageCount: number }) => {
  const { list, format } = useCopy()
  const [search] = useSearchParams()

  return (
    <Pagination
      page={params.page}
      pageCount={pageCount}
      hrefOf={(page) => withPageParams(search, { ...params, page })}
      labels={list}
      format={format.number}
    />
  )
}
