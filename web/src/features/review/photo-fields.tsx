import { X } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import type { PictureUploads as Uploads } from '../../lib/pictures/use-picture-uploads.ts'
import { IconButton } from '../../ui/basic/icon-button.tsx'
import { Stack } from '../../ui/basic/panel.tsx'
import { PictureUploads } from '../../ui/form/picture-uploads.tsx'

interface PhotoFieldsProps {
  id: string
  photos: readonly string[]
  uploads: Uploads
  error?: string | undefined
  onChange: (photos: readonly string[]) => void
}

/** The photos of a review that is being written. */
export const PhotoFields = ({ id, photos, uploads, error, onChange }: PhotoFieldsProps) => {
  const { reviewing: copy } = useCopy(shoppingCopy)

  const remove = (url: string) => {
    goOnFrom(document.getElementById(id))
    onChange(photos.filter((one) => one !== url))
  }

  return (
    <Stack $gap="small">
      {photos.length > 0 && (
        <Photos>
          {photos.map((url, place) => (
            <li key={url}>
              <img src={url} alt={copy.photo(place + 1)} width={120} height={120} />
              <Remove icon={X} label={copy.removePhoto(place + 1)} onClick={() => remove(url)} />
            </li>
          ))}
        </Photos>
      )}
      <PictureUploads id={id} label={copy.photos} hint={copy.photosHint} uploads={uploads} error={error} />
    </Stack>
  )
}

const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  & > li { position: relative; }
  img {
    width: var(--preview);
    height: var(--preview);
    border-radius: var(--radius-control);
    object-fit: cover;
    background: var(--sunken);
  }
`

const Remove = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
  background: var(--surface);
  border: 1px solid var(--line);
`
