import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/paths.ts'

/** Pages that are no part of the goods. */
export const FooterLinks = () => {
  const copy = useCopy()

  return (
    <nav aria-label={copy.frame.alsoHere}>
      <List>
        <li>
          <Link to={paths.donation()}>{copy.menu.donation}</Link>
        </li>
        <li>
          <Link to={paths.contactUs()}>{copy.menu.contact}</Link>
        </li>
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  a {
    display: inline-grid;
    align-items: center;
    min-height: var(--touch);
    text-decoration: underline;
    text-underline-offset: var(--space-1);
  }
`
