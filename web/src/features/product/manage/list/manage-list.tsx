import { limits } from '@sunnah-store/schema/limits'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useIsAdmin } from '../../../../lib/identity/use-is-admin.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { withPageParams } from '../../../../lib/navigation/page-params.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/list-skeletons.tsx'
import { ListCount } from '../../../../ui/list/list-count.tsx'
import { ListPage } from '../../../../ui/list/list-page.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { ManageFilter } from './manage-filter.tsx'
import { useManageProductsQuery } from './manage-list.generated.ts'
import { type ManageParams, readManageParams, variablesOf } from './manage-params.ts'
import { ManageRow } from './manage-row.tsx'
import { ManageTable } from './manage-table.ts'

/** The products of the shop, to find, change and delete. */
export const ManageList = () => {
  const { products: words, productFields, list, manage } = useCopy(manageCopy)
  const { manage: copy, form } = words
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const params = readManageParams(search)
  const products = { params, useList: useProducts }
  const [asked, setAsked] = useState<{ id: string; name: string; alone: boolean } | null>(null)

  // The pressed button is gone, so the focus moves to the top once the dialog is closed.
  const handleDeleted = () => {
    flushSync(() => setAsked(null))
    goOnFrom()
    if (asked?.alone && params.page > 1)
      navigate(withPageParams(search, { ...params, page: params.page - 1 }), { replace: true })
  }

  return (
    <>
      <ManageFilter params={params} />
      <ListCount of={products} sentence={(total) => copy.count(total, params.words)} />
      <ListPage
        of={products}
        failed={list.failed}
        skeleton={<RowsSkeleton />}
        empty={<NothingToManage params={params} />}
        sizes={limits.manageSizes}
      >
        {(items) => (
          <ManageTable
            name={manage.manageProduct}
            heads={[
              { hidden: form.pictureHeading },
              productFields.name,
              productFields.price,
              copy.stock,
              { hidden: copy.actions },
            ]}
          >
            {items.map((product) => (
              <ManageRow
                key={product.id}
                product={product}
                onDelete={(named) => setAsked({ ...named, alone: items.length === 1 })}
              />
            ))}
          </ManageTable>
        )}
      </ListPage>
      {asked && (
        <DeleteQuestion product={asked} params={params} onDeleted={handleDeleted} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

const useProducts = (params: ManageParams) => {
  const { data, error, refetch } = useManageProductsQuery({
    variables: variablesOf(params),
    fetchPolicy: 'cache-and-network',
    context: { personal: true },
  })
  return { data: data?.products, error, refetch }
}

const NothingToManage = ({ params: { words, category, stock } }: { params: ManageParams }) => {
  const { products, list, manage } = useCopy(manageCopy)
  const isAdmin = useIsAdmin()
  const { manage: copy } = products
  const searched = words !== '' || category !== null || stock !== null

  return (
    <PaddedPanel>
      <p>{searched ? copy.nothing : copy.none}</p>
      {(searched || isAdmin) && (
        <ButtonLink to={searched ? paths.manageProduct() : paths.addProduct()}>
          {searched ? list.all : manage.addProduct}
        </ButtonLink>
      )}
    </PaddedPanel>
  )
}
