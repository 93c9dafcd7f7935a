import type { FragmentType } from '@apollo/client'
import { ZoomIn } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { media } from '../../../theme/tokens.ts'
import { PictureButton } from '../../../ui/basic/picture-button.ts'
import { lateDialog } from '../../../ui/dialog/late-dialog.tsx'
import { GallerySlide } from './gallery-slide.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { type ProductGallery_ProductFragment, useProductGallery_ProductFragment } from './product-gallery.generated.ts'
import { type ShownImage, slidesOf } from './slides.ts'
import { useGalleryPlace } from './use-gallery-place.ts'

const ZoomedPicture = lateDialog(async () => (await import('../../../ui/dialog/zoomed-picture.tsx')).ZoomedPicture)

interface ProductGalleryProps {
  product: FragmentType<ProductGallery_ProductFragment>
  name: { name: string; lang: string | undefined }
  /** What is to be seen now, such as the colour that is chosen; told anew, the gallery goes there. */
  shown?: ShownImage | null
  /** What stands on the pictures. */
  corner?: ReactNode
}

/** The pictures of a product: swiped, chosen below, gone through by the arrow keys, and enlarged. */
export const ProductGallery = ({ product, name, shown = null, corner }: ProductGalleryProps) => {
  const copy = useCopy(shoppingCopy)
  const { data, complete } = useProductGallery_ProductFragment(product)
  const [enlarged, setEnlarged] = useState(false)
  const slides = complete ? slidesOf({ product: data, name, shown, copy }) : []
  const { place, track, go } = useGalleryPlace(
    slides.length,
    slides.findIndex(({ url }) => url === shown?.url),
  )
  const slide = slides[place] ?? slides[0]
  if (!complete || !slide) return null

  const several = slides.length > 1
  return (
    <Frame as="section" aria-label={copy.gallery.label} $several={several}>
      <Main>
        <Track {...track}>
          {slides.map((one, i) => (
            <GallerySlide
              key={one.url}
              slide={one}
              first={i === 0}
              soldOut={data.quantity === 0}
              onOpen={() => setEnlarged(true)}
            />
          ))}
        </Track>
        {several && <At role="status">{copy.gallery.at(place + 1, slides.length)}</At>}
        <Enlarge label={copy.gallery.enlarge} icon={ZoomIn} aria-haspopup="dialog" onClick={() => setEnlarged(true)} />
        {corner}
      </Main>
      {several && <GalleryThumbs slides={slides} place={place} onChoose={go} />}
      {enlarged && (
        <Suspense fallback={null}>
          <ZoomedPicture picture={slide} onClose={() => setEnlarged(false)} />
        </Suspense>
      )}
    </Frame>
  )
}

const Frame = styled.div<{ $several: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-2);
  min-width: 0;
  ${media.wide} {
    grid-template-columns: ${({ $several }) => ($several ? 'var(--line-picture) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
    gap: var(--space-3);
    & > :first-child { order: 2; }
  }
`

const Main = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunken);
`

const Track = styled.div`
  display: flex;
  height: 100%;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  ${media.stillness} { scroll-behavior: auto; }
  &:focus-visible { outline-offset: -3px; }
`

const At = styled.span`
  position: absolute;
  right: var(--space-3);
  bottom: var(--space-3);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-pill);
  background: var(--backdrop-strong);
  color: var(--on-brand);
  font: 600 var(--type-caption);
  font-variant-numeric: tabular-nums;
`

const Enlarge = styled(PictureButton)`
  position: absolute;
  left: var(--space-2);
  bottom: var(--space-2);
`
