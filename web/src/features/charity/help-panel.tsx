import styled from 'styled-components'
import { charityCopy } from '../../lib/copy/charity-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { media } from '../../theme/tokens.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import type { Cause } from './drawings.ts'

/** The way from the story to a gift; stays in sight beside it in wide windows. */
export const HelpPanel = ({ cause }: { cause: Cause }) => {
  const { charity: copy } = useCopy(charityCopy)
  const { helpHeading, helpText } = copy[cause]

  return (
    <Panel as="aside" aria-labelledby="help-heading">
      <h2 id="help-heading">{helpHeading}</h2>
      <Muted>{helpText}</Muted>
      <ButtonLink to={paths.payment()}>{copy.donateNow}</ButtonLink>
      <ButtonLink $look="text" to={paths.contactUs()}>
        {copy.writeToUs}
      </ButtonLink>
    </Panel>
  )
}

const Panel = styled(PaddedPanel)`
  justify-items: stretch;
  gap: var(--space-3);
  ${media.sidebar} { position: sticky; top: calc(var(--bar) + var(--space-5)); }
`
