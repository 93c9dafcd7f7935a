import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCopy } from '../lib/copy/use-copy.ts'
import { readPageParams, withPageParams } from '../lib/page-params.ts'
import { ButtonLink } from './button.tsx'
import { Pagination } from './pagination.tsx'
import { PaddedPanel } from './panel.tsx'

interface PagedProps {
  list: { total: number; pageCount: number; items: readonly unknown[] }
  /** What to show when there is nothing at all. */
  empty: ReactNode
  children: ReactNode
}

/** A page of a list whose page number stands in the address, with the way to the other pages. */
export const Paged = ({ list: { total, pageCount, items }, empty, children }: PagedProps) => {
  const { list: copy, format } = useCopy()
  const [search] = useSearchParams()
  const params = readPageParams(search)
  const hrefOf = (page: number) => withPageParams(search, { ...params, page })
  if (total === 0) return empty

  if (items.length === 0)
    return (
      <PaddedPanel>
        <p>{copy.noSuchPage(params.page)}</p>
        <ButtonLink to={hrefOf(1)}>{copy.firstPage}</ButtonLink>
      </PaddedPanel>
    )

  return (
    <>
      {children}
      {pageCount > 1 && (
        <Pagination page={params.page} pageCount={pageCount} hrefOf={hrefOf} labels={copy} format={format.number} />
      )}
    </>
  )
}
