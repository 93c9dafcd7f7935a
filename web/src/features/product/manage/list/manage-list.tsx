import { limits } from '@sunnah-store/schema/limits'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { productName } from '../../../../lib/copy/product-name.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useChosen } from '../../../../lib/hooks/use-chosen.ts'
import { useIsAdmin } from '../../../../lib/identity/use-is-admin.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { withPageParams } from '../../../../lib/navigation/page-params.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/list-skeletons.tsx'
import { ChooseOne, ChoosePage } from '../../../../ui/list/choose.tsx'
import { ListCount } from '../../../../ui/list/list-count.tsx'
import { ListPage } from '../../../../ui/list/list-page.tsx'
import { ChosenProducts } from './chosen-products.tsx'
import { DeleteQuestion, type NamedProduct } from './delete-question.tsx'
import { ManageFilter } from './manage-filter.tsx'
import { useManageProductsQuery } from './manage-list.generated.ts'
import { type ManageParams, readManageParams, variablesOf } from './manage-params.ts'
import { ManageRow } from './manage-row.tsx'
import { ManageTable } from './manage-table.ts'
import type { Deleted } from './use-delete-products.ts'

/** The products of the shop, to find, change and delete. */
export const ManageList = () => {
  const { products: words, productFields, list, manage, asking, language } = useCopy(manageCopy)
  const { manage: copy, form } = words
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const params = readManageParams(search)
  const products = { params, useList: useProducts }
  const named = ({ id, ...names }: { id: string; name: string; nameBn: string | null }): NamedProduct => ({
    id,
    name: productName(names, language).name,
  })
  const isAdmin = useIsAdmin()
  const chosen = useChosen<NamedProduct>(limits.productsAtOnce)
  const [asked, setAsked] = useState<readonly NamedProduct[]>([])
  const [gone, setGone] = useState<readonly NamedProduct[]>([])

  // The pressed button is gone, so the focus moves to the top once the dialog is closed.
  const handleDeleted = ({ outcomes, isPageEmpty }: Deleted) => {
    const done = outcomes.filter(({ code }) => code === null)
    if (asked.length === 1) notify.success(done.length === 1 ? asking.deleted : copy.gone)
    else if (done.length > 0) notify.success(copy.choosing.deleted(done.length))
    chosen.remove(done)
    setGone(asked.filter(({ id }) => !done.some((one) => one.id === id)))
    flushSync(() => setAsked([]))
    goOnFrom()
    if (isPageEmpty && params.page > 1)
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
          <>
            {isAdmin && (
              <ChoosePage label={copy.choosing.page(items.length)} items={items.map(named)} chosen={chosen} />
            )}
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
                  chooser={
                    isAdmin && (
                      <ChooseOne
                        label={copy.choosing.one(named(product).name)}
                        thing={named(product)}
                        chosen={chosen}
                      />
                    )
                  }
                  onDelete={(named) => setAsked([named])}
                />
              ))}
            </ManageTable>
          </>
        )}
      </ListPage>
      <ChosenProducts chosen={chosen} gone={gone} onDelete={() => setAsked(chosen.things)} />
      {asked.length > 0 && (
        <DeleteQuestion products={asked} params={params} onDeleted={handleDeleted} onClose={() => setAsked([])} />
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
