import styled from 'styled-components'

interface ThumbPictureProps {
  image: { url: string; srcSet: string | null }
  /** It cannot be had. */
  faded?: boolean
}

/** A small picture beside the name of what it shows. */
export const ThumbPicture = ({ image, faded = false }: ThumbPictureProps) => (
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

const Picture = styled.img<{ $faded: boolean }>`
  flex: none;
  width: var(--line-picture);
  max-width: none;
  height: var(--line-picture);
  object-fit: cover;
  border-radius: var(--radius-control);
  background: var(--sunken);
  opacity: ${({ $faded }) => ($faded ? 0.55 : 1)};
`
