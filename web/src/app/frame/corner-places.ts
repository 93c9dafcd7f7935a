import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'

// On phones the menus have it.
export const OnlyWide = styled.div`
  ${media.narrow} { display: none; }
`

// The size of its later content, to avoid a layout shift.
export const AccountPlace = styled.div`
  width: var(--touch);
  height: var(--touch);
`
