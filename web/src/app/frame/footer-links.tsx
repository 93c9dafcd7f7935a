import { Link } from 'react-router-dom'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { LinkRow } from './link-row.ts'

/** Pages outside the catalogue. */
export const FooterLinks = () => {
  const copy = useCopy()

  return (
    <nav aria-label={copy.frame.alsoHere}>
      <LinkRow>
        <li>
          <Link to={paths.donation()}>{copy.menu.donation}</Link>
        </li>
        <li>
          <Link to={paths.contactUs()}>{copy.menu.contact}</Link>
        </li>
      </LinkRow>
    </nav>
  )
}
