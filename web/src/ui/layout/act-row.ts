import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { Row } from '../basic/panel.tsx'

/** Buttons with long names, side by side on a phone too. */
export const ActRow = styled(Row)`
  ${media.narrow} {
    gap: var(--space-2);
    && > * { padding-inline: var(--space-2); font: 600 var(--type-small); }
  }
`
