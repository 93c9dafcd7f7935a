import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { Row } from '../basic/panel.tsx'

/** The heading of a page, and what can be done with all that it shows. */
export const HeadingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`

/** Buttons with long names, side by side on a phone too; dialogs that stand among them keep their own look. */
export const ActRow = styled(Row)`
  ${media.narrow} {
    gap: var(--space-2);
    && > *:not(dialog, div) { padding-inline: var(--space-2); font: 600 var(--type-small); }
  }
`

/** Something long, and beside it what must stay in sight; below it where there is no room. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);
  ${media.sidebar} {
    grid-template-columns: minmax(0, 1fr) var(--summary);
    gap: var(--space-5);
    & > :last-child {
      position: sticky;
      top: calc(var(--bar) + var(--space-5));
    }
  }
`

/** The column of a page that is a form with room for longer texts. */
export const FormColumn = styled.div`
  display: grid;
  gap: var(--space-5);
  width: 100%;
  max-width: var(--column);
  margin-inline: auto;
`

/** The narrow column of a page that is only a form. */
export const NarrowColumn = styled.div`
  display: grid;
  gap: var(--space-5);
  width: 100%;
  max-width: var(--narrow);
  margin-inline: auto;
`
