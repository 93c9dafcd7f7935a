import { useState } from 'react'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useWhyNot } from '../../../../lib/failure/use-why-not.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { Question } from '../../../../ui/dialog/question.tsx'
import type { ManageParams } from './manage-params.ts'
import { useDeleteProduct } from './use-delete-product.ts'

interface DeleteQuestionProps {
  product: { id: string; name: string }
  params: ManageParams
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a product goes from the shop. */
export const DeleteQuestion = ({ product, params, onDeleted, onClose }: DeleteQuestionProps) => {
  const { products, asking } = useCopy()
  const words = products.manage
  const deleteProduct = useDeleteProduct(params)
  const [problem, setProblem] = useState('')
  const whyNot = useWhyNot()

  const handleYes = async () => {
    setProblem('')
    try {
      const wasThere = await deleteProduct(product.id)
      notify.success(wasThere ? asking.deleted : words.gone)
      onDeleted()
    } catch (error) {
      const reason = whyNot(error)
      if (reason) setProblem(reason)
      else onClose()
    }
  }

  return (
    <Question
      title={words.question(product.name)}
      yes={words.yes}
      danger
      problem={problem}
      onYes={handleYes}
      onClose={onClose}
    >
      {words.questionText}
    </Question>
  )
}
