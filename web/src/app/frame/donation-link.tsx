import { HandCoins } from 'lucide-react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { MenuLink } from '../../ui/layout/menu-entry.ts'

/** The way to the shop's charity, below the categories. */
export const DonationLink = ({ onFollow }: { onFollow?: () => void }) => {
  const { menu: copy } = useCopy()

  return (
    <nav aria-label={copy.donation}>
      <MenuLink to={paths.donation()} onClick={onFollow}>
        <Icon of={HandCoins} />
        {copy.donation}
      </MenuLink>
    </nav>
  )
}
