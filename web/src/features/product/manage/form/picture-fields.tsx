import { pictureTypes } from '@sunnah-store/schema/pictures'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { Row } from '../../../../ui/basic/panel.tsx'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { Progress } from '../../../../ui/feedback/progress.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { Problem } from '../../../../ui/form/field-frame.tsx'
import { FileButton } from '../../../../ui/form/file-button.tsx'
import { FieldGroup } from './field-group.tsx'
import { PicturePreview } from './picture-preview.tsx'
import type { ProductFields } from './use-product-form.ts'

const accept = pictureTypes.join(',')

/** The picture of a product: a file of this device, or an address; and how it will look. */
export const PictureFields = ({ fields }: { fields: ProductFields }) => {
  const { products, productFields: labels } = useCopy(manageCopy)
  const { form: words, picture: copy } = products
  const { imageUrl, upload, field, removePicture } = fields
  const { state } = upload
  const fault = state.status === 'failed' ? copy[state.fault] : undefined
  // These buttons disappear when pressed, so the focus moves to the file button.
  const goOn = (act: () => void) => () => {
    goOnFrom(document.getElementById('picture'))
    act()
  }
  const sent = state.status === 'uploading' && state.part < 1

  return (
    <FieldGroup heading={words.pictureHeading}>
      <Box>
        <PicturePreview url={imageUrl} />
        <Choice>
          <FileButton
            id="picture"
            label={imageUrl ? copy.other : copy.choose}
            accept={accept}
            hint={copy.hint}
            error={fault}
            onChoose={upload.choose}
          />
          {state.status === 'uploading' && (
            <>
              <Progress label={sent ? copy.uploading : copy.preparing} part={sent ? state.part : undefined} />
              <Button type="button" $look="text" onClick={goOn(upload.cancel)}>
                {copy.cancel}
              </Button>
            </>
          )}
          <StatusPlace>
            {state.status === 'done' && <Good>{copy.done}</Good>}
            {state.status === 'cancelled' && <Muted $small>{copy.cancelled}</Muted>}
          </StatusPlace>
          {fault && (
            <Problem id="picture-error" role="alert">
              {fault}
            </Problem>
          )}
          {imageUrl && state.status !== 'uploading' && (
            <Row>
              <Button type="button" $look="text" onClick={goOn(removePicture)}>
                {copy.remove}
              </Button>
            </Row>
          )}
        </Choice>
      </Box>
      <TextField label={labels.imageUrl} hint={copy.urlHint} type="url" inputMode="url" {...field('imageUrl')} />
    </FieldGroup>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-3);
  border: 1px dashed var(--control-line);
  border-radius: var(--radius-card);
`

const Choice = styled.div`
  display: grid;
  flex: 1 1 var(--card-picture);
  justify-items: start;
  gap: var(--space-2);
  min-width: 0;
`

const Good = styled.p`
  color: var(--success);
  font: 500 var(--type-small);
`
