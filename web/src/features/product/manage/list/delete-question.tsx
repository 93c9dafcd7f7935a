import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useConfirmedAction } from '../../../../lib/failure/use-confirmed-action.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { Question } from '../../../../ui/dialog/question.tsx'
import { forgetLists } from '../forget-products.ts'
import { ManageProductsDocument, useDeleteProductMutation } from './manage-list.generated.ts'
import { type ManageParams, variablesOf } from './manage-params.ts'

interface DeleteQuestionProps {
  product: { id: string; name: string }
  params: ManageParams
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a product goes from the shop. */
export const DeleteQuestion = ({ product, params, onDeleted, onClose }: DeleteQuestionProps) => {
  const { products, asking } = useCopy(manageCopy)
  const words = products.manage
  const deleteProduct = useDeleteProduct(params)

  const confirmed = useConfirmedAction(async () => {
    const wasThere = await deleteProduct(product.id)
    notify.success(wasThere ? asking.deleted : words.gone)
    onDeleted()
  }, onClose)

  return (
    <Question title={words.question(product.name)} yes={words.yes} danger {...confirmed}>
      {words.questionText}
    </Question>
  )
}

/** Deletes a product: the row disappears at once, then the page is refetched. Resolves to whether it still existed. */
const useDeleteProduct = (params: ManageParams) => {
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
