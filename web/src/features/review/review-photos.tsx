import { Suspense, useState } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { ThumbPicture } from '../../ui/data/thumb-picture.tsx'
import { lateDialog } from '../../ui/dialog/late-dialog.tsx'

const ZoomedPicture = lateDialog(async () => (await import('../../ui/dialog/zoomed-picture.tsx')).ZoomedPicture)

interface ReviewPhotosProps {
  photos: readonly { url: string; srcSet: string | null }[]
  reviewer: string
}

/** The photos of a review, small; each opens over the whole window. */
export const ReviewPhotos = ({ photos, reviewer }: ReviewPhotosProps) => {
  const { reviewList: copy } = useCopy(shoppingCopy)
  const [opened, setOpened] = useState<number | null>(null)
  const photo = opened === null ? undefined : photos[opened]
  if (photos.length === 0) return null

  return (
    <>
      <List>
        {photos.map((image, place) => (
          <li key={image.url}>
            <Open
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened(place)}
              aria-label={copy.photo(place + 1, reviewer)}
            >
              <ThumbPicture image={image} />
            </Open>
          </li>
        ))}
      </List>
      {photo && opened !== null && (
        <Suspense fallback={null}>
          <ZoomedPicture
            picture={{ ...photo, alt: copy.photo(opened + 1, reviewer) }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const Open = styled.button`
  display: block;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: none;
  cursor: zoom-in;
`
