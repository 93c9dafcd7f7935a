import styled, { css } from 'styled-components'
import { useLowData } from '../../lib/low-data/use-low-data.ts'

interface ThumbPictureProps {
  image: { url: string; srcSet: string | null }
  /** It cannot be had. */
  faded?: boolean
}

/** A small picture beside the name of what it shows. */
export const ThumbPicture = ({ image, faded = false }: ThumbPictureProps) => {
  const isPlain = useLowData()
  if (isPlain) return <Place />

  return (
    <Picture
      src={image.url}
      srcSet={image.srcSet ?? undefined}
      sizes="72px"
      width={72}
      height={72}
      alt=""
      loading="lazy"
      decoding="async"
      $faded={faded}
    />
  )
}

const place = css`
  flex: none;
  width: var(--line-picture);
  height: var(--line-picture);
  border-radius: var(--radius-control);
  background: var(--sunken);
`

const Place = styled.span`
  ${place}
  display: block;
`

const Picture = styled.img<{ $faded: boolean }>`
  ${place}
  max-width: none;
  object-fit: cover;
  opacity: ${({ $faded }) => ($faded ? 0.55 : 1)};
`
