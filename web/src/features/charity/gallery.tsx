import styled from 'styled-components'
import { charityCopy } from '../../lib/copy/charity-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { Stack } from '../../ui/basic/panel.tsx'
import { Drawing } from './drawing.tsx'
import { type Cause, drawings } from './drawings.ts'

/** How the rooms of a home are pictured, two in a row on phones and four in wide windows. */
export const Gallery = ({ cause }: { cause: Cause }) => {
  const { charity: copy } = useCopy(charityCopy)

  return (
    <Stack as="section" aria-labelledby="pictures-heading">
      <Stack $gap="small">
        <h2 id="pictures-heading">{copy.pictures}</h2>
        <Text>{copy.picturesText}</Text>
      </Stack>
      <Grid>
        {drawings[cause].gallery.map((name) => (
          <li key={name}>
            <Drawing name={name} sizes="(min-width: 1024px) 239px, (min-width: 720px) 23vw, 46vw" />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

const Text = styled(Muted)`
  max-width: var(--reading);
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  ${media.wide} { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--space-3); }
  & > li { overflow: hidden; border-radius: var(--radius-card); }
`
