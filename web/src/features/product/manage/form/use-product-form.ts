import { limits } from '@sunnah-store/schema/limits'
import type { ProductFieldName } from '@sunnah-store/schema/product-fields'
import { endpoints } from '@sunnah-store/schema/routes'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { usePictureUploads } from '../../../../lib/pictures/use-picture-uploads.ts'
import { allPictures } from './product-input.ts'
import { productRules } from './product-rules.ts'
import { emptyProduct, missingInBangla, type PictureValue, type ProductValues, pictureAt } from './product-values.ts'

interface ProductFormOptions<Problem> {
  values: ProductValues
  send: (values: ProductValues, form: UseFormReturn<ProductValues>) => Promise<Problem | null>
  onType: (values: ProductValues) => void
}

/** The fields of a product: what is typed, its rules, its pictures. */
export const useProductForm = <Problem>({ values, ...rest }: ProductFormOptions<Problem>) => {
  const copy = useCopy(manageCopy)
  const form = useShopForm<ProductValues, Problem>({ defaultValues: { ...emptyProduct, ...values }, ...rest })
  const { control, formState, getValues, setValue, trigger } = form
  const { isSubmitted } = formState
  // Told of every change.
  useWatch({ control })
  const typed = getValues()
  const { images, imageUrl, price, discount } = typed
  const setImages = (pictures: readonly PictureValue[]) =>
    setValue('images', pictures, { shouldDirty: true, shouldValidate: isSubmitted })
  const uploads = usePictureUploads({
    address: endpoints.pictures,
    room: () => limits.product.pictures - getValues('images').length,
    onUploaded: (url) => setImages([...getValues('images'), pictureAt(url)]),
    // Clears the error "still uploading" of the rule.
    onSettled: () => isSubmitted && trigger('images'),
  })
  const rules = productRules(copy)

  const imagesRule = (_: unknown, values: ProductValues) => {
    if (uploads.isBusy) return copy.products.rules.uploading
    return allPictures(values).length <= limits.product.pictures || copy.products.rules.tooManyPictures
  }
  const { error: imagesError } = form.field('images', { validate: imagesRule })

  const field = (name: ProductFieldName) => ({
    autoComplete: 'off',
    ...form.field(name, { validate: rules[name] }),
  })

  const addAddress = async () => {
    if (!(await trigger('imageUrl', { shouldFocus: true }))) return
    setImages(allPictures(getValues()))
    setValue('imageUrl', '')
    document.getElementById('imageUrl')?.focus()
  }

  const missing = missingInBangla(typed)
  const pictures = { images, imageUrl, imagesError, uploads, setImages, addAddress }
  return { form, fields: { field, price, discount, missing, ...pictures } }
}

export type ProductFields = ReturnType<typeof useProductForm>['fields']
