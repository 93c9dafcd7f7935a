import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { dropDraft, keepDraft, readDraft } from '../../../../lib/storage/draft.ts'
import { Row } from '../../../../ui/basic/panel.tsx'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { ProductFieldGroups } from './product-field-groups.tsx'
import { ProductForm } from './product-form.tsx'
import { changedFields } from './product-input.ts'
import { asProductValues, emptyProduct, fieldNames, type ProductValues } from './product-values.ts'
import { SaveBar } from './save-bar.tsx'
import { type AddedProduct, useAddProduct } from './use-add-product.ts'
import { useProductForm } from './use-product-form.ts'

const draftName = 'addProduct'

/** The form of a new product. Once it is added the form is ready for the next one, of the same category. */
export const AddProductForm = () => {
  const { products, asking } = useCopy()
  const { add: words } = products
  const [blank, setBlank] = useState(emptyProduct)
  const [first] = useState(() => readDraft(draftName, asProductValues) ?? emptyProduct)
  const { form, fields } = useProductForm(first)
  const { subscribe, getValues, reset, handleSubmit, setError, formState } = form

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe],
  )

  // What was typed while the product was on its way belongs to the next one.
  const startAnew = (sent: ProductValues) => {
    const next = { ...emptyProduct, categoryCode: sent.categoryCode }
    const typed = getValues()
    const typedSince = fieldNames.filter((name) => typed[name] !== sent[name])
    setBlank(next)
    reset({ ...next, ...Object.fromEntries(typedSince.map((name) => [name, typed[name]])) })
    fields.upload.forget()
    if (typedSince.length > 0) return
    dropDraft(draftName)
    document.getElementById('name')?.focus()
  }
  const { add, adding, problem, added } = useAddProduct(setError, startAnew)

  return (
    <ProductForm state={formState} onSubmit={handleSubmit(add)}>
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
      <SaveBar labels={words} busy={adding} />
      <LeaveQuestion
        isUnsaved={() => changedFields(blank, getValues()).length > 0}
        onLeave={() => dropDraft(draftName)}
      />
    </ProductForm>
  )
}

const AddedNotice = ({ product }: { product: AddedProduct }) => {
  const { add: copy, form } = useCopy().products

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
