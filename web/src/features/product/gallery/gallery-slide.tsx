import { type CSSProperties, type PointerEvent, useState } from 'react'
import styled from 'styled-components'
import { PictureOnTap } from '../../../ui/basic/picture-on-tap.tsx'
import type { Slide } from './slides.ts'

interface GallerySlideProps {
  slide: Slide
  /** Seen without scrolling. */
  first: boolean
  soldOut: boolean
  onOpen: () => void
}

const sizes = '(min-width: 1024px) 500px, (min-width: 720px) 50vw, 100vw'

/** One picture of a gallery, twice as large under a mouse. */
export const GallerySlide = ({ slide, first, soldOut, onOpen }: GallerySlideProps) => {
  const [zoom, setZoom] = useState<CSSProperties | null>(null)

  const handleMove = ({ pointerType, currentTarget, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const [x, y] = [((clientX - left) / width) * 100, ((clientY - top) / height) * 100]
    setZoom({ transform: 'scale(2)', transformOrigin: `${x}% ${y}%` })
  }

  // Who neither sees nor points opens it by the button of the gallery.
  return (
    <Box onPointerMove={handleMove} onPointerLeave={() => setZoom(null)} onClick={onOpen}>
      <PictureOnTap image={slide} name={slide.alt}>
        {({ url, srcSet }) => (
          <Picture
            src={url}
            srcSet={srcSet ?? undefined}
            sizes={zoom ? '960px' : sizes}
            width={640}
            height={640}
            alt={slide.alt}
            lang={slide.lang}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
            style={zoom ?? undefined}
            $soldOut={soldOut}
          />
        )}
      </PictureOnTap>
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  flex: none;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  cursor: zoom-in;
`

const Picture = styled.img<{ $soldOut: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: ${({ $soldOut }) => ($soldOut ? 0.55 : 1)};
`
