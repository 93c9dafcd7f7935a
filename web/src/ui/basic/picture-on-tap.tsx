import { type MouseEvent, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useLowData } from '../../lib/low-data/use-low-data.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ShownImage {
  url: string
  srcSet: string | null
}

interface PictureOnTapProps {
  image: ShownImage
  /** What is in it. */
  name: string
  children: (image: ShownImage) => ReactNode
}

/** A picture; where data is saved a button of the same size, which shows its smallest size when it is tapped. Without scripts that size itself. */
export const PictureOnTap = ({ image, name, children }: PictureOnTapProps) => {
  const { picture: copy } = useCopy()
  const isWaiting = useLowData()
  const [tapped, setTapped] = useState<string | null>(null)
  if (!isWaiting) return children(image)

  // Sizes begin with the smallest.
  const url = image.srcSet?.split(' ')[0] ?? image.url
  const picture = children({ url, srcSet: null })
  if (tapped === url) return picture

  const handleClick = (event: MouseEvent) => {
    // It stands on what a tap would open.
    event.stopPropagation()
    const { parentElement } = event.currentTarget
    setTapped(url)
    // For whoever goes on by keys, or listens, the picture stands where the button was.
    setTimeout(() => {
      const shown = parentElement?.querySelector('img')
      if (!shown) return
      shown.alt = name
      shown.tabIndex = -1
      shown.focus()
    })
  }
  return (
    <>
      <Place type="button" onClick={handleClick}>
        {copy.show}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Place>
      <noscript>{picture}</noscript>
    </>
  )
}

const Place = styled.button`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  padding: var(--space-2);
  border: 0;
  background: none;
  color: var(--primary);
  font: 600 var(--type-small);
  text-decoration: underline;
  cursor: pointer;
`
