import { History } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { ProductFieldGroups } from './product-field-groups.tsx'
import { ProductForm } from './product-form.tsx'
import { changedFields } from './product-input.ts'
import { valuesOf } from './product-values.ts'
import { SaveBar } from './save-bar.tsx'
import { StockChoice } from './stock-choice.tsx'
import { dropChanges, keepChanges, restoreChanges } from './update-draft.ts'
import type { EditedProductQuery } from './update-product.generated.ts'
import { useProductForm } from './use-product-form.ts'
import { useUpdateProduct } from './use-update-product.ts'

/** The form of a product that the shop sells. What is typed outlives a reload; what is not touched is not sent. */
export const UpdateProductForm = ({ product }: { product: EditedProductQuery['product'] }) => {
  const { products, asking } = useCopy()
  const { update: words } = products
  const [first] = useState(() => restoreChanges(product.id, valuesOf(product)))
  const [restored, setRestored] = useState(() => changedFields(first.read, first.values).length > 0)
  const { form, fields } = useProductForm(first.values)
  const { subscribe, getValues, handleSubmit, formState } = form
  const { read, save, saving, problem, conflict, settle, discard } = useUpdateProduct(product.id, first.read, form)

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepChanges(product.id, { read, values }),
      }),
    [subscribe, product.id, read],
  )

  const handleDiscard = () => {
    discard(valuesOf(product))
    setRestored(false)
    goOnFrom()
  }

  return (
    <ProductForm state={formState} onSubmit={handleSubmit(save)}>
      <InShop to={paths.product(product.id)} $look="quiet">
        {products.form.see}
      </InShop>
      <FormProblem problem={problem}>
        {problem === 'failed' && words.failed}
        {problem === 'gone' && words.gone}
        {problem === 'notAdmin' && asking.notAdmin}
      </FormProblem>
      <StatusPlace>
        {restored && changedFields(read, getValues()).length > 0 && (
          <Notice tone="brass" icon={History}>
            {words.restored}
            <Button type="button" $look="text" onClick={handleDiscard}>
              {words.discard}
            </Button>
          </Notice>
        )}
      </StatusPlace>
      {conflict && <StockChoice conflict={conflict} onChoose={settle} />}
      <ProductFieldGroups fields={fields} product={product} />
      <SaveBar labels={words} busy={saving} />
      <LeaveQuestion
        isUnsaved={() => changedFields(read, getValues()).length > 0}
        onLeave={() => dropChanges(product.id)}
      />
    </ProductForm>
  )
}

const InShop = styled(ButtonLink)`
  justify-self: start;
`
