import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useLowData } from '../../../lib/low-data/use-low-data.ts'
import { media } from '../../../theme/tokens.ts'
import type { Slide } from './slides.ts'

interface GalleryThumbsProps {
  slides: readonly Slide[]
  /** Which one is seen. */
  place: number
  onChoose: (place: number) => void
}

/** All pictures of a gallery, small, to choose one. */
export const GalleryThumbs = ({ slides, place, onChoose }: GalleryThumbsProps) => {
  const { gallery: copy, format } = useCopy(shoppingCopy)
  const isPlain = useLowData()
  const list = useRef<HTMLUListElement>(null)

  // The one that is seen is in the middle. (`scrollIntoView` would move the page too.)
  useEffect(() => {
    const thumb = list.current?.children[place]
    if (!list.current || !(thumb instanceof HTMLElement)) return
    list.current.scrollLeft = thumb.offsetLeft - (list.current.clientWidth - thumb.offsetWidth) / 2
  }, [place])

  return (
    <List ref={list}>
      {slides.map(({ url, srcSet }, i) => (
        <li key={url}>
          <Thumb
            type="button"
            aria-label={copy.show(i + 1, slides.length)}
            aria-current={i === place || undefined}
            onClick={() => onChoose(i)}
          >
            {isPlain ? (
              format.number(i + 1)
            ) : (
              <img
                src={url}
                srcSet={srcSet ?? undefined}
                sizes="64px"
                width={64}
                height={64}
                alt=""
                loading="lazy"
                fetchPriority="low"
                decoding="async"
              />
            )}
          </Thumb>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  position: relative;
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px;
  ${media.wide} {
    flex-direction: column;
    overflow: visible;
  }
`

const Thumb = styled.button`
  width: var(--thumb-button);
  height: var(--thumb-button);
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--sunken);
  cursor: pointer;
  &[aria-current] {
    border-color: var(--primary);
    box-shadow: 0 0 0 1px var(--primary);
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
