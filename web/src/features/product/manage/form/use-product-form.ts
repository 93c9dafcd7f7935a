import type { ProductFieldName } from '@sunnah-store/schema/product-fields'
import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useErrorsInLanguage } from '../../../../lib/hooks/use-errors-in-language.ts'
import { productRules } from './product-rules.ts'
import type { ProductValues } from './product-values.ts'
import { usePictureUpload } from './use-picture-upload.ts'

/** The fields of a product: what is typed, its rules, its picture. */
export const useProductForm = (defaultValues: ProductValues) => {
  const copy = useCopy()
  const form = useForm<ProductValues>({ defaultValues, shouldFocusError: false })
  const { control, formState, register, setValue, trigger } = form
  const { errors, isSubmitted } = formState
  const [imageUrl, price, discount] = useWatch({ control, name: ['imageUrl', 'price', 'discount'] })
  const upload = usePictureUpload((url) => setValue('imageUrl', url))
  const rules = productRules(copy)
  useErrorsInLanguage(form)

  const uploading = upload.state.status === 'uploading'
  const imageRule = (typed: string) => (uploading ? copy.products.rules.uploading : rules.imageUrl(typed))

  // What the rule said while the picture was under way is not true any more.
  const wasUploading = useRef(uploading)
  useEffect(() => {
    if (wasUploading.current && !uploading && isSubmitted) trigger('imageUrl')
    wasUploading.current = uploading
  }, [uploading, isSubmitted, trigger])

  const field = (name: ProductFieldName) => ({
    id: name,
    autoComplete: 'off',
    error: errors[name]?.message,
    ...register(name, { validate: name === 'imageUrl' ? imageRule : rules[name] }),
  })

  const removePicture = () => {
    upload.forget()
    setValue('imageUrl', '', { shouldValidate: isSubmitted })
  }

  return { form, fields: { field, imageUrl, price, discount, upload, removePicture } }
}

export type ProductFields = ReturnType<typeof useProductForm>['fields']
