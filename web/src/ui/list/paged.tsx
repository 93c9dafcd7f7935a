import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readPageParams } from '../../lib/navigation/page-params.ts'
import { NoSuchPage } from './no-such-page.tsx'
import { PageNumbers } from './page-numbers.tsx'

interface PagedProps {
  list: { total: number; pageCount: number; items: readonly unknown[] }
  /** What to show when there is nothing at all. */
  empty: ReactNode
  children: ReactNode
}

/** A page of a list whose page number stands in the address, with the way to the other pages. */
export const Paged = ({ list: { total, pageCount, items }, empty, children }: PagedProps) => {
  const [search] = useSearchParams()
  const params = readPageParams(search)
  if (total === 0) return empty
  if (items.length === 0) return <NoSuchPage page={params.page} />

  return (
    <>
      {children}
      {pageCount > 1 && <PageNumbers params={params} pageCount={pageCount} />}
    </>
  )
}
