import { HandCoins } from 'lucide-react'
import { Link } from 'react-router-dom'
import { footerCopy } from '../../lib/copy/footer-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { LinkRow } from './link-row.ts'

/** Pages outside the catalogue. */
export const FooterLinks = () => {
  const copy = useCopy(footerCopy)

  return (
    <nav aria-label={copy.footer.alsoHere}>
      <LinkRow>
        <li>
          <Link to={paths.donation()}>
            <Icon of={HandCoins} />
            {copy.menu.donation}
          </Link>
        </li>
        <li>
          <Link to={paths.track()}>{copy.footer.track}</Link>
        </li>
        <li>
          <Link to={paths.contactUs()}>{copy.menu.contact}</Link>
        </li>
      </LinkRow>
    </nav>
  )
}
