import { type ReactNode, use } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { type PageParams, withPageParams } from '../../lib/navigation/page-params.ts'
import { useMainPart } from '../../lib/offline/shown-page.ts'
import { ButtonLink } from '../basic/button.tsx'
import { ServerWindow } from '../basic/page-heading.tsx'
import { PaddedPanel } from '../basic/panel.tsx'
import { Loaded } from '../feedback/loaded.tsx'
import { PageSizes } from './page-sizes.tsx'
import { Pagination } from './pagination.tsx'

/** A list of which the address asks for a page. */
export interface ListSource<Item, Params extends PageParams = PageParams> {
  params: Params
  /** A hook that asks the shop for that page. */
  useList: (params: Params) => {
    data?: { total: number; pageCount: number; items: readonly Item[]; unfiltered?: number | undefined } | undefined
    error?: unknown
    refetch: () => Promise<unknown>
  }
}

interface ListPageProps<Item, Params extends PageParams> {
  of: ListSource<Item, Params>
  /** What could not be loaded. */
  failed: string
  skeleton: ReactNode
  /** What to show when there is nothing at all. */
  empty: ReactNode
  /** How much a page can show, where people choose. */
  sizes?: readonly number[]
  children: (items: readonly Item[]) => ReactNode
}

/** A page of a list, with the ways to the other pages. */
export const ListPage = <Item, Params extends PageParams>(props: ListPageProps<Item, Params>) => {
  const { of, sizes } = props
  const { params } = of
  const asked = questionOf(of)

  return (
    <>
      <Found key={asked} {...props} />
      {sizes && (
        <Bar>
          <Numbers key={asked} {...of} />
          <PageSizes params={params} sizes={sizes} />
        </Bar>
      )}
    </>
  )
}

/** A React key for the component that queries a list: a query whose variables change during a router transition would never settle. */
export const questionOf = ({ params }: { params: PageParams }) => JSON.stringify(params)

const Found = <Item, Params extends PageParams>(props: ListPageProps<Item, Params>) => {
  const { of, failed, skeleton, empty, sizes, children } = props
  const { params, useList } = of
  const list = useList(params)
  useMainPart(list.data !== undefined)

  return (
    <Loaded query={list} failed={failed} skeleton={skeleton}>
      {({ total, pageCount, items }) => {
        if (total === 0) return empty
        if (items.length === 0) return <NoSuchPage params={params} />
        return (
          <>
            {children(items)}
            {!sizes && pageCount > 1 && <Pagination params={params} pageCount={pageCount} />}
          </>
        )
      }}
    </Loaded>
  )
}

const Numbers = <Item, Params extends PageParams>({ params, useList }: ListSource<Item, Params>) => {
  const list = useList(params).data
  return list && list.items.length > 0 && <Pagination params={params} pageCount={list.pageCount} />
}

/** What stands behind the last page. */
const NoSuchPage = ({ params }: { params: PageParams }) => {
  const { list } = useCopy()
  const [search] = useSearchParams()
  const told = use(ServerWindow)
  useMainPart(false)
  if (told) told.isMissing = true

  return (
    <PaddedPanel>
      <p>{list.noSuchPage(params.page)}</p>
      <ButtonLink to={withPageParams(search, { ...params, page: 1 })}>{list.firstPage}</ButtonLink>
    </PaddedPanel>
  )
}

// Shows the newly chosen size while the list is loading.
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  &:not(:has(nav)):not(:focus-within) { display: none; }
`
