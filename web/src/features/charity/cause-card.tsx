import styled from 'styled-components'
import { charityCopy } from '../../lib/copy/charity-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel, Panel } from '../../ui/basic/panel.tsx'
import { Drawing } from './drawing.tsx'
import { type Cause, drawings } from './drawings.ts'

/** One of the two homes, on the donation page. */
export const CauseCard = ({ cause }: { cause: Cause }) => {
  const { charity: copy } = useCopy(charityCopy)
  const { text, link } = copy.donation.causes[cause]

  return (
    <Card as="article">
      <Drawing name={drawings[cause].card} sizes="(min-width: 1024px) 484px, (min-width: 720px) 48vw, 92vw" eager />
      <Words as="div">
        <h2>{copy[cause].name}</h2>
        <Muted>{text}</Muted>
        <ButtonLink to={paths[cause]()}>{link}</ButtonLink>
      </Words>
    </Card>
  )
}

const Card = styled(Panel)`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
`

const Words = styled(PaddedPanel)`
  grid-template-rows: auto 1fr auto;
  gap: var(--space-3);
  border: 0;
  box-shadow: none;
`
