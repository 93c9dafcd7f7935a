import styled from 'styled-components'
import { charityCopy } from '../../lib/copy/charity-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
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
    <Picture
      src={`/images/${name}-480.webp`}
      srcSet={`/images/${name}-480.webp 480w, /images/${name}-960.webp 960w`}
      sizes={sizes}
      width={480}
      height={320}
      alt={copy.drawings[name]}
      loading={eager ? 'eager' : 'lazy'}
    />
  )
}

const Picture = styled.img`
  width: 100%;
  height: auto;
  background: var(--sunken);
`
