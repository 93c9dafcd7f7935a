import { forgetLists } from '../forget-products.ts'
import {
  type DeleteProductsMutation,
  ManageProductsDocument,
  useDeleteProductsMutation,
} from './manage-list.generated.ts'
import { type ManageParams, variablesOf } from './manage-params.ts'

/** What became of products that were to be deleted. */
export interface Deleted {
  outcomes: DeleteProductsMutation['deleteProducts']
  /** Nothing is left of the page that is shown. */
  isPageEmpty: boolean
}

/** Deletes products: their rows disappear at once, then the page is refetched. */
export const useDeleteProducts = (params: ManageParams) => {
  const [deleteProducts] = useDeleteProductsMutation()
  const shown = { query: ManageProductsDocument, variables: variablesOf(params) }

  return async (ids: readonly string[]): Promise<Deleted> => {
    let isPageEmpty = false
    const { data } = await deleteProducts({
      variables: { ids: [...ids] },
      refetchQueries: [ManageProductsDocument],
      update: (cache) => {
        const list = cache.readQuery(shown)?.products
        forgetLists(cache)
        for (const id of ids) cache.evict({ id: cache.identify({ __typename: 'Product', id }) ?? id })
        if (!list) return
        const items = list.items.filter((item) => !ids.includes(item.id))
        isPageEmpty = items.length === 0
        const total = list.total - list.items.length + items.length
        cache.writeQuery({ ...shown, data: { products: { ...list, items, total } } })
      },
    })
    return { outcomes: data?.deleteProducts ?? [], isPageEmpty }
  }
}
