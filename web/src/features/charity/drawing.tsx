import styled from 'styled-components'
import { charityCopy } from '../../lib/copy/charity-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { PictureOnTap } from '../../ui/basic/picture-on-tap.tsx'
import type { DrawingName } from './drawings.ts'

interface DrawingProps {
  name: DrawingName
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string
  eager?: boolean
}

/** A drawing of one of the homes, with words for those who cannot see it. */
export const Drawing = ({ name, sizes, eager = false }: DrawingProps) => {
  const { charity: copy } = useCopy(charityCopy)

  return (
    <Box>
      <PictureOnTap image={imageOf(name)} name={copy.drawings[name]}>
        {({ url, srcSet }) => (
          <Picture
            src={url}
            srcSet={srcSet ?? undefined}
            sizes={sizes}
            width={480}
            height={320}
            alt={copy.drawings[name]}
            loading={eager ? 'eager' : 'lazy'}
          />
        )}
      </PictureOnTap>
    </Box>
  )
}

const imageOf = (name: DrawingName) => ({
  url: `/images/${name}-480.webp`,
  srcSet: `/images/${name}-480.webp 480w, /images/${name}-960.webp 960w`,
})

const Box = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  background: var(--sunken);
`

const Picture = styled.img`
  width: 100%;
  height: auto;
`
