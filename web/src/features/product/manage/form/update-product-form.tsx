import { isPriceLeap } from '@sunnah-store/schema/price'
import { readWhole } from '@sunnah-store/schema/whole-number'
import { History } from 'lucide-react'
import { useState } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { LeaveQuestion } from '../../../../ui/dialog/leave-question.tsx'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { type PriceLeap, PriceLeapQuestion } from '../price-leap-question.tsx'
import { ProductFieldGroups } from './product-field-groups.tsx'
import { ProductInHand } from './product-in-hand.tsx'
import { changedFields } from './product-input.ts'
import { valuesOf } from './product-values.ts'
import { SaveProductBar } from './save-product-bar.tsx'
import { StockChoice } from './stock-choice.tsx'
import { dropChanges, restoreChanges, storeChanges } from './update-draft.ts'
import type { EditedProductQuery } from './update-product.generated.ts'
import { useProductForm } from './use-product-form.ts'
import { type SaveProblem, useUpdateProduct } from './use-update-product.ts'

/** The form of an existing product. What is typed survives a reload; untouched fields are not sent. */
export const UpdateProductForm = ({ product }: { product: EditedProductQuery['product'] }) => {
  const { products, asking } = useCopy(manageCopy)
  const { update: words } = products
  const [first] = useState(() => restoreChanges(product.id, valuesOf(product)))
  const [restored, setRestored] = useState(() => changedFields(first.read, first.values).length > 0)
  const { read, save, conflict, settle, discard } = useUpdateProduct(product.id, first.read)
  const [leap, setLeap] = useState<PriceLeap | null>(null)
  const { form, fields } = useProductForm<SaveProblem>({
    values: first.values,
    onType: (values) => storeChanges(product.id, { read, values }),
    send: (values, sender) => {
      const [before, after] = [readWhole(read.price), readWhole(values.price)]
      if (before === null || after === null || !isPriceLeap(before, after)) return save(values, sender)
      setLeap({ name: '', before, after })
      return Promise.resolve(null)
    },
  })
  const { busy, getValues, problem } = form

  const handleDiscard = () => {
    discard(valuesOf(product), form)
    form.setProblem(null)
    setRestored(false)
    goOnFrom()
  }

  return (
    <ShopForm form={form} plain>
      <ProductInHand product={product} />
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
      {conflict && (
        <StockChoice conflict={conflict} onChoose={(quantity) => form.sendBy(() => settle(quantity, form))} />
      )}
      <ProductFieldGroups fields={fields} product={product} />
      <SaveProductBar busy={busy} busyLabel={words.busy}>
        {words.submit}
      </SaveProductBar>
      {leap && (
        <PriceLeapQuestion
          leaps={[leap]}
          onYes={() => form.sendBy(() => save(getValues(), form))}
          onClose={() => setLeap(null)}
        />
      )}
      <LeaveQuestion
        isUnsaved={() => changedFields(read, getValues()).length > 0}
        onLeave={() => dropChanges(product.id)}
      />
    </ShopForm>
  )
}
