import { Package } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useConfirmedAction } from '../../../../lib/failure/use-confirmed-action.ts'
import { Question } from '../../../../ui/dialog/question.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useOpenOrdersOfQuery } from './manage-list.generated.ts'
import type { ManageParams } from './manage-params.ts'
import { type Deleted, useDeleteProducts } from './use-delete-products.ts'

/** A product as it is called in the language of the page. */
export interface NamedProduct {
  id: string
  name: string
}

interface DeleteQuestionProps {
  products: readonly NamedProduct[]
  params: ManageParams
  onDeleted: (deleted: Deleted) => void
  onClose: () => void
}

const FEW = 5

/** Asks before products go from the shop. */
export const DeleteQuestion = ({ products, params, onDeleted, onClose }: DeleteQuestionProps) => {
  const { products: copy, importing } = useCopy(manageCopy)
  const words = copy.manage
  const deleteProducts = useDeleteProducts(params)
  const [first, ...others] = products
  const { data } = useOpenOrdersOfQuery({
    variables: { ids: products.map(({ id }) => id) },
    fetchPolicy: 'no-cache',
    skip: products.length === 0,
  })
  const held = data?.openOrdersOf ?? []

  const confirmed = useConfirmedAction(
    async () => onDeleted(await deleteProducts(products.map(({ id }) => id))),
    onClose,
  )

  if (!first) return null
  const isOne = others.length === 0
  return (
    <Question
      title={isOne ? words.question(first.name) : words.questionOf(products.length)}
      yes={words.yes}
      danger
      {...confirmed}
    >
      {!isOne && (
        <ul>
          {products.slice(0, FEW).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {products.length > FEW && <li>{importing.more(products.length - FEW)}</li>}
        </ul>
      )}
      {held.length > 0 && (
        <Notice tone="brass" icon={Package}>
          <ul>
            {held.slice(0, FEW).map(({ productId, count }) => (
              <li key={productId}>
                {words.inOpenOrders(products.find(({ id }) => id === productId)?.name ?? '', count)}
              </li>
            ))}
            {held.length > FEW && <li>{importing.more(held.length - FEW)}</li>}
          </ul>
        </Notice>
      )}
      <p>{isOne ? words.questionText : words.questionTextOf}</p>
    </Question>
  )
}
