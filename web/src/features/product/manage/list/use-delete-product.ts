import { forgetLists } from '../forget-products.ts'
import { ManageProductsDocument, useDeleteProductMutation } from './manage-list.generated.ts'
import { type ManageParams, variablesOf } from './manage-params.ts'

/** Deletes a product: its row goes at once, then the page fills up again. Answers whether it was still there. */
export const useDeleteProduct = (params: ManageParams) => {
  const [deleteProduct] = useDeleteProductMutation()
  const shown = { query: ManageProductsDocument, variables: variablesOf(params) }

  return async (id: string) => {
    const { data } = await deleteProduct({
      variables: { id },
      refetchQueries: [ManageProductsDocument],
      update: (cache) => {
        const list = cache.readQuery(shown)?.products
        forgetLists(cache)
        cache.evict({ id: cache.identify({ __typename: 'Product', id }) ?? id })
        if (!list) return
        const items = list.items.filter((item) => item.id !== id)
        cache.writeQuery({ ...shown, data: { products: { ...list, items, total: list.total - 1 } } })
      },
    })
    return data?.deleteProduct ?? false
  }
}
