import { preload } from 'react-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useLowData } from '../../lib/low-data/use-low-data.ts'
import { media } from '../../theme/tokens.ts'

const pictures = { wide: '/images/banner-wide.webp', slim: '/images/banner-slim.webp' }
const wide = '(min-width: 720px)'
// Letters so large that half of it has no room for their words have all of it.
const crowded = '@container (max-width: 15rem)'

/** React itself asks in the head for no picture of which there are several, and it is the first one of the page. */
const preloadPicture = () => {
  const how = { as: 'image', fetchPriority: 'high' } as const
  preload(pictures.wide, { ...how, media: wide })
  preload(pictures.slim, { ...how, media: `not all and ${wide}` })
}

/** What the shop is, in one picture and two lines. */
export const Banner = () => {
  const { home: copy, delivery } = useCopy()
  const isPlain = useLowData()
  if (!isPlain) preloadPicture()

  return (
    <Frame>
      {!isPlain && (
        <picture>
          <source media={wide} srcSet={pictures.wide} width={1560} height={450} />
          <Art src={pictures.slim} width={656} height={360} alt="" fetchPriority="high" />
        </picture>
      )}
      <Words>
        <strong>{copy.bannerTitle}</strong>
        <span>{delivery}</span>
      </Words>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  container-type: inline-size;
  min-height: var(--banner);
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--brand);
  color: var(--on-brand);
`

const Art = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: right center;
  ${crowded} { display: none; }
`

const Words = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-2);
  max-width: 54%;
  align-content: center;
  height: 100%;
  padding: var(--space-4) 0 var(--space-4) var(--space-4);
  background: linear-gradient(90deg, var(--brand) 80%, transparent);
  & > strong {
    font: 700 var(--type-subtitle);
    text-wrap: balance;
  }
  & > span {
    color: var(--on-brand-muted);
    font: 400 var(--type-small);
    text-wrap: balance;
  }
  /* What is drawn begins sooner there. */
  ${media.tiny} {
    max-width: 44%;
    & > strong { font: 700 var(--type-body); }
  }
  ${media.wide} {
    gap: var(--space-3);
    max-width: 50%;
    padding: var(--space-6);
    background: none;
    & > strong { font: 700 var(--type-display); }
    & > span { font: 400 var(--type-body); }
  }
  ${crowded} {
    max-width: none;
    padding-inline-end: var(--space-4);
  }
`
