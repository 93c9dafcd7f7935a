import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { withPageParams } from '../../../../lib/navigation/page-params.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { NoSuchPage } from '../../../../ui/list/no-such-page.tsx'
import { PageNumbers } from '../../../../ui/list/page-numbers.tsx'
import { ListPages } from '../../list-pages.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { ManageFilter } from './manage-filter.tsx'
import { type ManageProductsQuery, useManageProductsQuery } from './manage-list.generated.ts'
import { type ManageParams, readManageParams, variablesOf } from './manage-params.ts'
import { ManageRow } from './manage-row.tsx'
import { ManageTable } from './manage-table.ts'
import { NothingToManage } from './nothing-to-manage.tsx'

/** The goods of the shop, to find, change and delete. */
export const ManageList = () => {
  const [search] = useSearchParams()
  const params = readManageParams(search)
  // One query a question: a query that changes what it asks while the router still shows the page before never settles.
  const asked = JSON.stringify(params)

  return (
    <>
      <ManageFilter params={params} />
      <Count role="status">
        <FoundCount key={asked} params={params} />
      </Count>
      <Found key={asked} params={params} />
      <ListPages params={params}>
        <FoundNumbers key={asked} params={params} />
      </ListPages>
    </>
  )
}

const useFound = (params: ManageParams) =>
  useManageProductsQuery({ variables: variablesOf(params), fetchPolicy: 'cache-and-network' })

const FoundCount = ({ params }: { params: ManageParams }) => {
  const { products, loading } = useCopy()
  const query = useFound(params)
  if (query.data) return products.manage.count(query.data.products.total, params.words)
  return query.loading && loading
}

const Found = ({ params }: { params: ManageParams }) => {
  const { products: words, loading } = useCopy()
  const query = useFound(params)

  return (
    <Loaded query={query} failed={words.manage.loadFailed} skeleton={<RowsSkeleton label={loading} />}>
      {({ products }) => <ManagePage products={products} params={params} />}
    </Loaded>
  )
}

const FoundNumbers = ({ params }: { params: ManageParams }) => {
  const list = useFound(params).data?.products
  return list && list.items.length > 0 && <PageNumbers params={params} pageCount={list.pageCount} />
}

interface ManagePageProps {
  products: ManageProductsQuery['products']
  params: ManageParams
}

const ManagePage = ({ products, params }: ManagePageProps) => {
  const { manage: copy } = useCopy().products
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [doomed, setDoomed] = useState<{ id: string; name: string } | null>(null)
  const { total, items } = products

  // The button that was pressed is gone: whoever pressed it goes on from the top, once no question lies over the page.
  const handleDeleted = () => {
    flushSync(() => setDoomed(null))
    goOnFrom()
    if (items.length === 1 && params.page > 1)
      navigate(withPageParams(search, { ...params, page: params.page - 1 }), { replace: true })
  }

  const list = items.length > 0 && (
    <ManageTable
      name={copy.heading}
      heads={[{ hidden: copy.picture }, copy.name, copy.price, copy.stock, { hidden: copy.actions }]}
    >
      {items.map((product) => (
        <ManageRow key={product.id} product={product} onDelete={setDoomed} />
      ))}
    </ManageTable>
  )

  return (
    <>
      {list || (total === 0 ? <NothingToManage params={params} /> : <NoSuchPage page={params.page} />)}
      {doomed && (
        <DeleteQuestion product={doomed} params={params} onDeleted={handleDeleted} onClose={() => setDoomed(null)} />
      )}
    </>
  )
}

const Count = styled.p`
  min-height: var(--line-body);
  color: var(--muted);
  overflow-wrap: anywhere;
`
