import { limits } from '@sunnah-store/schema/limits'
import { useState } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Row, Stack } from '../../../../ui/basic/panel.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Question } from '../../../../ui/dialog/question.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { rowName } from './row-name.ts'
import { VariantPicture } from './variant-picture.tsx'
import type { VariantRow } from './variant-sheet.ts'
import { Tick } from './variant-table-row.tsx'

interface VariantDetailsProps {
  row: VariantRow
  /** What is shown without a picture of its own. */
  image: { url: string; srcSet: string | null }
  onType: (changes: Partial<VariantRow>) => void
  /** Changes all rows of its colour. */
  onColor: (changes: Partial<VariantRow>) => void
  onRemove: () => void
  onClose: () => void
}

/** What is seldom changed of one size in one colour. */
export const VariantDetails = ({ row, image, onType, onColor, onRemove, onClose }: VariantDetailsProps) => {
  const { variants, language } = useCopy(manageCopy)
  const { grid: copy, remove: words, picture } = variants
  const [asks, setAsks] = useState(false)
  const name = rowName(row, language)
  const color = row.size && rowName({ ...row, size: '', sizeBn: '' }, language)

  if (asks)
    return (
      <Question
        title={words.title(name)}
        yes={words.act}
        danger
        onYes={async () => onRemove()}
        onClose={() => setAsks(false)}
      >
        {words.text}
      </Question>
    )
  return (
    <Dialog title={name} onClose={onClose}>
      <Stack>
        <TextField
          id="details-sku"
          label={copy.sku}
          maxLength={limits.variants.text}
          autoComplete="off"
          value={row.sku}
          onChange={({ target }) => onType({ sku: target.value })}
        />
        <Tick>
          <input
            type="checkbox"
            checked={row.isActive}
            onChange={({ target }) => onType({ isActive: target.checked })}
          />
          {copy.isActive}
        </Tick>
        <VariantPicture url={row.imageUrl} image={image} onPicture={(imageUrl) => onType({ imageUrl })} />
        {row.imageUrl && color && (
          <Button type="button" $look="text" onClick={() => onColor({ imageUrl: row.imageUrl })}>
            {picture.same(color)}
          </Button>
        )}
        <Row>
          <Button type="button" $look="dangerText" onClick={() => (row.isNew ? onRemove() : setAsks(true))}>
            {words.act}
          </Button>
          <Button type="button" onClick={onClose}>
            {copy.done}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
