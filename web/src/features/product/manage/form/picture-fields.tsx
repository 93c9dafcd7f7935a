import { limits } from '@sunnah-store/schema/limits'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { focusField, goOnFrom } from '../../../../lib/navigation/focus.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { Row } from '../../../../ui/basic/panel.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { PictureUploads } from '../../../../ui/form/picture-uploads.tsx'
import { FieldGroup } from './field-group.tsx'
import { PictureList } from './picture-list.tsx'
import { PicturePreview } from './picture-preview.tsx'
import type { ProductFields } from './use-product-form.ts'

/** The pictures of a product: files of this device, or addresses; their order, and what is seen on them. */
export const PictureFields = ({ fields }: { fields: ProductFields }) => {
  const { products, productFields: labels } = useCopy(manageCopy)
  const { form: words, picture: copy } = products
  const { images, imageUrl, imagesError, uploads, field, setImages, addAddress } = fields
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#pictures') focusField('images')
  }, [hash])
  const goOn = () => goOnFrom(document.getElementById('images'))

  return (
    <FieldGroup heading={words.pictureHeading}>
      <Muted $small>{images.length === 0 ? copy.none : copy.count(images.length, limits.product.pictures)}</Muted>
      {images.length > 0 && <PictureList pictures={images} onChange={setImages} goOn={goOn} />}
      <PictureUploads
        id="images"
        label={images.length > 0 ? copy.other : copy.choose}
        hint={copy.hint}
        uploads={uploads}
        error={imagesError}
      />
      <TextField label={labels.imageUrl} hint={copy.urlHint} type="url" inputMode="url" {...field('imageUrl')} />
      {imageUrl.trim() !== '' && (
        <Row>
          <PicturePreview url={imageUrl} alt={copy.preview} />
          <Button type="button" $look="quiet" onClick={addAddress}>
            {copy.addAddress}
          </Button>
        </Row>
      )}
    </FieldGroup>
  )
}
