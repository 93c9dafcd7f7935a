import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useManageCopy } from '../../../lib/copy/use-manage-copy.ts'
import { productRules } from './product-rules.ts'
import type { ProductFieldName, ProductValues } from './product-values.ts'
import { usePictureUpload } from './use-picture-upload.ts'

/** The fields of a product: what is typed, its rules, its picture. */
export const useProductForm = (defaultValues: ProductValues) => {
  const copy = useManageCopy()
  const form = useForm<ProductValues>({ defaultValues, shouldFocusError: false })
  const { control, formState, register, setValue, trigger } = form
  const { errors, isSubmitted } = formState
  const [imageUrl, price, discount] = useWatch({ control, name: ['imageUrl', 'price', 'discount'] })
  const setPicture = (url: string) => setValue('imageUrl', url, { shouldValidate: isSubmitted })
  const upload = usePictureUpload(setPicture)
  const rules = productRules(copy)

  // What is wrong is said in the language of this moment.
  const language = useRef(copy.language)
  useEffect(() => {
    if (language.current === copy.language) return
    language.current = copy.language
    if (isSubmitted) trigger()
  }, [copy.language, isSubmitted, trigger])

  const imageRule = (typed: string) =>
    upload.state.status === 'uploading' ? copy.products.rules.uploading : rules.imageUrl(typed)

  const field = (name: ProductFieldName) => ({
    id: name,
    autoComplete: 'off',
    error: errors[name]?.message,
    ...register(name, { validate: name === 'imageUrl' ? imageRule : rules[name] }),
  })

  const removePicture = () => {
    upload.forget()
    setPicture('')
  }

  return { form, fields: { field, imageUrl, price, discount, upload, removePicture } }
}

export type ProductFields = ReturnType<typeof useProductForm>['fields']
