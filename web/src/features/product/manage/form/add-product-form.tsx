import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { focusField } from '../../../../lib/navigation/focus.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { dropDraft, readDraft, storeDraft } from '../../../../lib/storage/draft.ts'
import { Row } from '../../../../ui/basic/panel.tsx'
import { LeaveQuestion } from '../../../../ui/dialog/leave-question.tsx'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { ProductFieldGroups } from './product-field-groups.tsx'
import { changedFields } from './product-input.ts'
import { asProductValues, emptyProduct, type ProductValues } from './product-values.ts'
import { SaveProductBar } from './save-product-bar.tsx'
import { type AddedProduct, type AddProblem, useAddProduct } from './use-add-product.ts'
import { useProductForm } from './use-product-form.ts'

const draftName = 'addProduct'

/** The form for a new product. Afterwards it is ready for the next one of the same category. */
export const AddProductForm = () => {
  const { products, manage, asking } = useCopy(manageCopy)
  const { add: words } = products
  const [blank, setBlank] = useState(emptyProduct)
  const [first] = useState(() => readDraft(draftName, asProductValues) ?? emptyProduct)
  const { add, added } = useAddProduct()
  const { form, fields } = useProductForm<AddProblem>({
    values: first,
    onType: (values) => storeDraft(draftName, values),
    send: async (values, { setError }) => {
      const { isAdded, problem } = await add(values, setError)
      if (isAdded) startAnew(values)
      return problem
    },
  })
  const { busy, getValues, problem, reset } = form

  // What was typed while the request was running belongs to the next product.
  const startAnew = (sent: ProductValues): void => {
    const next = { ...emptyProduct, categoryCode: sent.categoryCode }
    const typed = getValues()
    const typedSince = changedFields(sent, typed)
    setBlank(next)
    reset({ ...next, ...Object.fromEntries(typedSince.map((name) => [name, typed[name]])) })
    fields.uploads.forget()
    if (typedSince.length > 0) return
    dropDraft(draftName)
    focusField('name')
  }

  return (
    <ShopForm form={form} plain>
      <FormProblem problem={problem}>
        {problem === 'noAnswer' && (
          <>
            {words.noAnswer}
            <Link to={paths.manageProduct()} target="_blank">
              {words.lookFirst}
            </Link>
          </>
        )}
        {problem === 'refused' && words.refused}
        {problem === 'notAdmin' && asking.notAdmin}
      </FormProblem>
      <StatusPlace>{added && <AddedNotice product={added} />}</StatusPlace>
      <ProductFieldGroups fields={fields} product={null} />
      <SaveProductBar busy={busy} busyLabel={words.busy}>
        {manage.addProduct}
      </SaveProductBar>
      <LeaveQuestion
        isUnsaved={() => changedFields(blank, getValues()).length > 0}
        onLeave={() => dropDraft(draftName)}
      />
    </ShopForm>
  )
}

const AddedNotice = ({ product }: { product: AddedProduct }) => {
  const { add: copy, form } = useCopy(manageCopy).products

  return (
    <Notice tone="good" icon={CircleCheck}>
      {copy.added(product.name)}
      <Row>
        <Link to={paths.product(product.id)}>{form.see}</Link>
        <Link to={paths.updateProduct(product.id)}>{copy.change}</Link>
      </Row>
    </Notice>
  )
}
