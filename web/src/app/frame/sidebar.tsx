import styled from 'styled-components'
import { CategoryLinks } from '../../features/category/category-links.tsx'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'

/** The categories beside every page, in wide windows. */
export const Sidebar = () => {
  const { frame: copy } = useCopy()

  return (
    <Side aria-labelledby="sidebar-heading">
      <Heading id="sidebar-heading">{copy.categories}</Heading>
      <CategoryLinks signs="icons" />
    </Side>
  )
}

const Side = styled.nav`
  display: none;
  ${media.sidebar} {
    display: block;
    position: sticky;
    top: var(--bar);
    align-self: start;
    height: calc(100dvh - var(--bar));
    overflow: auto;
    padding: var(--space-5) var(--space-2) var(--space-5) var(--space-4);
  }
`

const Heading = styled.p`
  padding: 0 var(--space-3) var(--space-2);
  color: var(--muted);
  font: 600 var(--type-caption);
`
