import type { ProductFieldName } from '@sunnah-store/schema/product-fields'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { productRules } from './product-rules.ts'
import { emptyProduct, missingInBangla, type ProductValues } from './product-values.ts'
import { usePictureUpload } from './use-picture-upload.ts'

interface ProductFormOptions<Problem> {
  values: ProductValues
  send: (values: ProductValues, form: UseFormReturn<ProductValues>) => Promise<Problem | null>
  onType: (values: ProductValues) => void
}

/** The fields of a product: what is typed, its rules, its picture. */
export const useProductForm = <Problem>({ values, ...rest }: ProductFormOptions<Problem>) => {
  const copy = useCopy(manageCopy)
  const form = useShopForm<ProductValues, Problem>({ defaultValues: { ...emptyProduct, ...values }, ...rest })
  const { control, formState, setValue, trigger } = form
  const { isSubmitted } = formState
  const typed = { ...emptyProduct, ...useWatch({ control }) }
  const { imageUrl, price, discount } = typed
  const upload = usePictureUpload((url) => setValue('imageUrl', url))
  const rules = productRules(copy)

  const uploading = upload.state.status === 'uploading'
  const imageRule = (typed: string) => (uploading ? copy.products.rules.uploading : rules.imageUrl(typed))

  // Clears the error "still uploading" of the rule.
  const wasUploading = useRef(uploading)
  useEffect(() => {
    if (wasUploading.current && !uploading && isSubmitted) trigger('imageUrl')
    wasUploading.current = uploading
  }, [uploading, isSubmitted, trigger])

  const field = (name: ProductFieldName) => ({
    autoComplete: 'off',
    ...form.field(name, { validate: name === 'imageUrl' ? imageRule : rules[name] }),
  })

  const removePicture = () => {
    upload.forget()
    setValue('imageUrl', '', { shouldValidate: isSubmitted })
  }

  const missing = missingInBangla(typed)
  return { form, fields: { field, imageUrl, price, discount, missing, upload, removePicture } }
}

export type ProductFields = ReturnType<typeof useProductForm>['fields']
