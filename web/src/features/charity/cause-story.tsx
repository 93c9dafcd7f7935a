import styled from 'styled-components'
import { charityCopy } from '../../lib/copy/charity-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { PageHeading } from '../../ui/basic/page-heading.tsx'
import { CauseText } from './cause-text.tsx'
import type { Cause } from './drawings.ts'
import { Gallery } from './gallery.tsx'
import { HelpPanel } from './help-panel.tsx'

/** Everything about one of the two homes. */
export const CauseStory = ({ cause }: { cause: Cause }) => {
  const copy = useCopy(charityCopy)
  const { name } = copy.charity[cause]

  return (
    <>
      <PageHeading title={copy.pageTitle(name)}>{name}</PageHeading>
      <Split>
        <CauseText cause={cause} />
        <HelpPanel cause={cause} />
      </Split>
      <Gallery cause={cause} />
    </>
  )
}

const Split = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  ${media.sidebar} { grid-template-columns: minmax(0, 1fr) var(--aside); }
`
